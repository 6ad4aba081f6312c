// Written by `just weave`; what to change is in crates/weave.
Mix { logic: 346, add: 482, shift: 321, shuffle: 48, load: 68, store: 12, ..Mix::NONE }

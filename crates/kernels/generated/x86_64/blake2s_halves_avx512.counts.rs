// Written by `just weave`; what to change is in crates/weave.
Mix { logic: 330, add: 482, shift: 321, shuffle: 0, load: 137, store: 10, ..Mix::NONE }

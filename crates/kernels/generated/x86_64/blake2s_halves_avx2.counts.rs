// Written by `just weave`; what to change is in crates/weave.
Mix { logic: 501, add: 482, shift: 321, shuffle: 160, load: 237, store: 53, ..Mix::NONE }

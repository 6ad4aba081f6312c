// Written by `just weave`; what to change is in crates/weave.
Mix { logic: 128, add: 488, shift: 128, shuffle: 96, load: 279, store: 29, ..Mix::NONE }

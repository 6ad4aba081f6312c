// Written by `just weave`; what to change is in crates/weave.
Mix { logic: 1404, add: 1108, shift: 1208, shuffle: 96, load: 1004, store: 330, ..Mix::NONE }

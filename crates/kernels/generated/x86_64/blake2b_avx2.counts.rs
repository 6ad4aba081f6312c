// Written by `just weave`; what to change is in crates/weave.
Mix { logic: 515, add: 673, shift: 96, shuffle: 304, load: 288, store: 76, ..Mix::NONE }

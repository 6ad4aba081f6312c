// Written by `just weave`; what to change is in crates/weave.
Mix { logic: 1034, add: 964, shift: 642, shuffle: 384, load: 1071, store: 636, ..Mix::NONE }

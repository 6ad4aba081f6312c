// Written by `just weave`; what to change is in crates/weave.
Mix { logic: 660, add: 964, shift: 642, shuffle: 0, load: 422, store: 61, ..Mix::NONE }

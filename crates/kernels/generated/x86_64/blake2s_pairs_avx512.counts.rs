// Written by `just weave`; what to change is in crates/weave.
Mix { logic: 692, add: 964, shift: 642, shuffle: 96, load: 436, store: 61, ..Mix::NONE }

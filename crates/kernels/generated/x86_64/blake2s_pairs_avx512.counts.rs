// Written by `just weave`; what to change is in crates/weave.
Mix { logic: 692, add: 964, shift: 642, shuffle: 96, load: 454, store: 82, ..Mix::NONE }

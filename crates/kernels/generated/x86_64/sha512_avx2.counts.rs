// Written by `just weave`; what to change is in crates/weave.
Mix { logic: 1747, add: 760, shift: 1472, shuffle: 96, load: 268, store: 79, ..Mix::NONE }

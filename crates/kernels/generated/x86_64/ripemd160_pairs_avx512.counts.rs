// Written by `just weave`; what to change is in crates/weave.
Mix { logic: 224, add: 1108, shift: 636, shuffle: 96, load: 620, store: 37, ..Mix::NONE }

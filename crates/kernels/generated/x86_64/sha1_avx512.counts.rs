// Written by `just weave`; what to change is in crates/weave.
Mix { logic: 224, add: 325, shift: 224, shuffle: 64, load: 128, store: 5, ..Mix::NONE }

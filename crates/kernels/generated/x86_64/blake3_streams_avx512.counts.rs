// Written by `just weave`; what to change is in crates/weave.
Mix { logic: 249, add: 336, shift: 224, shuffle: 48, load: 54, store: 9, ..Mix::NONE }

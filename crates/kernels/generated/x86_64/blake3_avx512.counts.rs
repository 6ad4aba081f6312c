// Written by `just weave`; what to change is in crates/weave.
Mix { logic: 248, add: 336, shift: 224, shuffle: 48, load: 52, store: 8, ..Mix::NONE }

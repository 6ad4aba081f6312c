// Written by `just weave`; what to change is in crates/weave.
Mix { logic: 248, add: 336, shift: 224, shuffle: 48, load: 81, store: 1, ..Mix::NONE }

// Written by `just weave`; what to change is in crates/weave.
Mix { logic: 360, add: 336, shift: 224, shuffle: 144, load: 193, store: 68, ..Mix::NONE }

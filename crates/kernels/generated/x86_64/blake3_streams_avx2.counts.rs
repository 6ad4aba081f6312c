// Written by `just weave`; what to change is in crates/weave.
Mix { logic: 361, add: 336, shift: 224, shuffle: 144, load: 195, store: 69, ..Mix::NONE }

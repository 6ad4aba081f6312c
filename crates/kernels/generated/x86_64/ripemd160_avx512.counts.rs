// Written by `just weave`; what to change is in crates/weave.
Mix { logic: 112, add: 554, shift: 318, shuffle: 48, load: 185, store: 5, ..Mix::NONE }

// Written by `just weave`; what to change is in crates/weave.
Mix { logic: 64, add: 244, shift: 64, shuffle: 48, load: 111, store: 4, ..Mix::NONE }

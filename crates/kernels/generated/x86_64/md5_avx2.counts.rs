// Written by `just weave`; what to change is in crates/weave.
Mix { logic: 235, add: 244, shift: 120, shuffle: 36, load: 128, store: 10, ..Mix::NONE }

// Written by `just weave`; what to change is in crates/weave.
Mix { logic: 1427, add: 600, shift: 1248, shuffle: 48, load: 221, store: 64, ..Mix::NONE }

// Written by `just weave`; what to change is in crates/weave.
Mix { logic: 498, add: 672, shift: 448, shuffle: 96, load: 323, store: 66, ..Mix::NONE }

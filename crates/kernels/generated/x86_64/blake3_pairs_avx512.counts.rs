// Written by `just weave`; what to change is in crates/weave.
Mix { logic: 496, add: 672, shift: 448, shuffle: 96, load: 319, store: 64, ..Mix::NONE }

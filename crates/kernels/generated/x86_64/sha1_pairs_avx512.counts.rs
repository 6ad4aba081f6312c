// Written by `just weave`; what to change is in crates/weave.
Mix { logic: 448, add: 650, shift: 448, shuffle: 128, load: 421, store: 94, ..Mix::NONE }

// Written by `just weave`; what to change is in crates/weave.
Mix { logic: 722, add: 672, shift: 448, shuffle: 288, load: 745, store: 447, ..Mix::NONE }

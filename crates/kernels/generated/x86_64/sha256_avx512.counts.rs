// Written by `just weave`; what to change is in crates/weave.
Mix { logic: 368, add: 600, shift: 672, shuffle: 64, load: 126, store: 8, ..Mix::NONE }

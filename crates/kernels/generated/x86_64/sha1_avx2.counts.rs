// Written by `just weave`; what to change is in crates/weave.
Mix { logic: 652, add: 389, shift: 384, shuffle: 48, load: 235, store: 60, ..Mix::NONE }

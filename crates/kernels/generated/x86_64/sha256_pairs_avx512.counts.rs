// Written by `just weave`; what to change is in crates/weave.
Mix { logic: 736, add: 1200, shift: 1344, shuffle: 128, load: 436, store: 157, ..Mix::NONE }

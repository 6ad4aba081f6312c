// Written by `just weave`; what to change is in crates/weave.
Mix { logic: 736, add: 1200, shift: 1344, shuffle: 128, load: 418, store: 122, ..Mix::NONE }

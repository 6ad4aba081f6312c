// Written by `just weave`; what to change is in crates/weave.
Mix { logic: 500, add: 512, shift: 592, shuffle: 64, load: 122, store: 8, ..Mix::NONE }

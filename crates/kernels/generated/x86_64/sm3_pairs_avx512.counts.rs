// Written by `just weave`; what to change is in crates/weave.
Mix { logic: 1000, add: 1024, shift: 1184, shuffle: 128, load: 861, store: 171, ..Mix::NONE }

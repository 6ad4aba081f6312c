// Written by `just weave`; what to change is in crates/weave.
Mix { logic: 1584, add: 512, shift: 1184, shuffle: 48, load: 362, store: 71, ..Mix::NONE }

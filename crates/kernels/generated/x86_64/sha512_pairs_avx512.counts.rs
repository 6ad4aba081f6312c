// Written by `just weave`; what to change is in crates/weave.
Mix { logic: 928, add: 1520, shift: 1600, shuffle: 224, load: 514, store: 178, ..Mix::NONE }

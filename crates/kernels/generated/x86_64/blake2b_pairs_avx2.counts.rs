// Written by `just weave`; what to change is in crates/weave.
Mix { logic: 1030, add: 1346, shift: 192, shuffle: 608, load: 897, store: 465, ..Mix::NONE }

// Written by `just weave`; what to change is in crates/weave.
Mix { logic: 1304, add: 778, shift: 768, shuffle: 96, load: 730, store: 202, ..Mix::NONE }

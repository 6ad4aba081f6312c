// Written by `just weave`; what to change is in crates/weave.
Mix { logic: 408, add: 577, shift: 384, shuffle: 32, load: 77, store: 12, ..Mix::NONE }

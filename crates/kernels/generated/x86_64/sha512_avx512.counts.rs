// Written by `just weave`; what to change is in crates/weave.
Mix { logic: 464, add: 760, shift: 800, shuffle: 112, load: 142, store: 8, ..Mix::NONE }

// Written by `just weave`; what to change is in crates/weave.
Mix { logic: 517, add: 482, shift: 321, shuffle: 192, load: 238, store: 58, ..Mix::NONE }

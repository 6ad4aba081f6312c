// Written by `just weave`; what to change is in crates/weave.
Mix { logic: 517, add: 482, shift: 321, shuffle: 192, load: 274, store: 91, ..Mix::NONE }

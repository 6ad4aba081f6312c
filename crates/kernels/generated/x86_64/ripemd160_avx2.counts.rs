// Written by `just weave`; what to change is in crates/weave.
Mix { logic: 702, add: 554, shift: 604, shuffle: 48, load: 289, store: 18, ..Mix::NONE }

// Written by `just weave`; what to change is in crates/weave.
Mix { logic: 470, add: 488, shift: 240, shuffle: 72, load: 302, store: 36, ..Mix::NONE }

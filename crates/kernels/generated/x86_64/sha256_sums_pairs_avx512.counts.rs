// Written by `just weave`; what to change is in crates/weave.
Mix { logic: 512, add: 784, shift: 768, shuffle: 0, load: 188, store: 16, ..Mix::NONE }

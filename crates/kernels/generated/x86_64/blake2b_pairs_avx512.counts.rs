// Written by `just weave`; what to change is in crates/weave.
Mix { logic: 816, add: 1154, shift: 768, shuffle: 64, load: 510, store: 90, ..Mix::NONE }

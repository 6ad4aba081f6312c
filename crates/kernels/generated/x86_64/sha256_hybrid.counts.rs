// Written by `just weave`; what to change is in crates/weave.
Executed { mix: Mix { logic: 112, add: 224, shift: 288, shuffle: 112, load: 848, store: 144, ..Mix::NONE }, sha_rounds: 256 }

// Written by `just weave`; what to change is in crates/weave.
Executed { mix: Mix { logic: 544, add: 840, shift: 960, shuffle: 160, load: 1768, store: 232, ..Mix::NONE }, sha_rounds: 512 }

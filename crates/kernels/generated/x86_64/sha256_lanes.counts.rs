// Written by `just weave`; what to change is in crates/weave.
Executed { mix: Mix { logic: 400, add: 600, shift: 672, shuffle: 48, load: 600, store: 72, ..Mix::NONE }, sha_rounds: 0 }

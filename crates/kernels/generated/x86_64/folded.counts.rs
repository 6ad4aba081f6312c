// Written by `just weave`; what to change is in crates/weave.
Counts { mix: Mix { logic: 2706, shift: 1228, load: 602, store: 234, ..Mix::NONE }, slots: 9264, batches: 2, hashes: 17 }

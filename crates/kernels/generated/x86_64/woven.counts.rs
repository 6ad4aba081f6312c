// Written by `just weave`; what to change is in crates/weave.
Counts { mix: Mix { logic: 1460, shift: 614, load: 89, store: 9, ..Mix::NONE }, slots: 6594, batches: 1, hashes: 9 }

// Written by `just weave`; what to change is in crates/weave.
Counts { mix: Mix { logic: 1456, shift: 614, load: 81, store: 5, ..Mix::NONE }, slots: 2530, batches: 1, hashes: 8 }

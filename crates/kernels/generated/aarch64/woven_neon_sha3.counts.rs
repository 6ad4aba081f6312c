// Written by `just weave`; what to change is in crates/weave.
Counts { mix: Mix { logic: 70, shift: 0, sha3: 1385, load: 72, store: 1, ..Mix::NONE }, slots: 6365, batches: 1, hashes: 4 }

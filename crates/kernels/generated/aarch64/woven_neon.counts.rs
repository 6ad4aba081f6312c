// Written by `just weave`; what to change is in crates/weave.
Counts { mix: Mix { logic: 2226, shift: 1228, sha3: 0, load: 73, store: 1, ..Mix::NONE }, slots: 8365, batches: 1, hashes: 4 }

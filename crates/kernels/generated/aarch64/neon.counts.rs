// Written by `just weave`; what to change is in crates/weave.
Executed { absorb: [1685, 1693, 1701, 1703, 1709], sha512: 2483, blake2b: 1045, turbo: [882, 890, 898, 900, 906], sha256: 0, blake2s: 0, md5: 0, sha1: 0, ripemd160: 0, sm3: 0 }

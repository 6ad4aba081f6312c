// Written by `just weave`; what to change is in crates/weave.
Executed { absorb: [1903, 1911, 1919, 1921, 1927], sha512: 2567, blake2b: 1055, turbo: [992, 1000, 1008, 1010, 1016], sha256: 2023, blake2s: 897, md5: 615, sha1: 1079, ripemd160: 1622, sm3: 2392 }

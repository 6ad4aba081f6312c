// Written by `just weave`; what to change is in crates/weave.
Executed { absorb: [3225, 3231, 3238, 3242, 3250], sha512: 2840, blake2b: 1514, turbo: [1654, 1660, 1667, 1671, 1679], sha256: 2248, blake2s: 1285, md5: 596, sha1: 1097, ripemd160: 1532, sm3: 2229 }

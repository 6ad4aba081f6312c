// Written by `just weave`; what to change is in crates/weave.
Executed { absorb: [4780, 4786, 4793, 4797, 4805], sha512: 4340, blake2b: 2281, turbo: [2465, 2471, 2478, 2482, 2490], sha256: 3402, blake2s: 1913, md5: 740, sha1: 1544, ripemd160: 2233, sm3: 3414 }

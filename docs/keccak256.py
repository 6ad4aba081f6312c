"""Keccak-256, as Ethereum uses it, for checking results: FIPS 202 word for word, sharing nothing with Hashweave.

SHA3-256 is the same function with another padding byte (FIPS 202 section 6.1), and hashlib has it: on import, this module
compares its SHA3-256 with that one. As a command it prints the digest of the bytes given in hexadecimal:

    python3 docs/keccak256.py 616263
"""

import hashlib
import sys

RATE = 136
MASK = (1 << 64) - 1


def rotated(word, amount):
    return (word << amount | word >> 64 - amount) & MASK


def keccak_f(a):
    """Keccak-f[1600], section 3.3: 24 rounds on 25 words, word (x, y) at x + 5y."""
    lfsr = 1
    for _ in range(24):
        c = [a[x] ^ a[x + 5] ^ a[x + 10] ^ a[x + 15] ^ a[x + 20] for x in range(5)]
        a = [a[i] ^ c[(i + 4) % 5] ^ rotated(c[(i + 1) % 5], 1) for i in range(25)]  # theta, 3.2.1
        b, x, y = list(a), 1, 0
        for t in range(24):  # rho and pi, 3.2.2 and 3.2.3
            word = a[x + 5 * y]
            x, y = y, (2 * x + 3 * y) % 5
            b[x + 5 * y] = rotated(word, (t + 1) * (t + 2) // 2 % 64)
        for i in range(25):  # chi, 3.2.4
            row = i - i % 5
            a[i] = b[i] ^ (b[row + (i + 1) % 5] ^ MASK) & b[row + (i + 2) % 5]
        for j in range(7):  # iota, 3.2.5
            a[0] ^= (lfsr & 1) << (1 << j) - 1
            lfsr = lfsr << 1 ^ (lfsr >> 7) * 0x171
    return a


def sponge(message, suffix):
    """SPONGE[Keccak-f, pad10*1, RATE], section 4, for 32 bytes of digest."""
    padded = bytearray(message + bytes([suffix]) + bytes(-(len(message) + 1) % RATE))
    padded[-1] |= 0x80
    state = [0] * 25
    for start in range(0, len(padded), RATE):
        for i in range(RATE // 8):
            state[i] ^= int.from_bytes(padded[start + 8 * i : start + 8 * i + 8], "little")
        state = keccak_f(state)
    return b"".join(word.to_bytes(8, "little") for word in state[:4])


def keccak256(message):
    return sponge(message, 0x01)


for length in (0, RATE - 1, RATE, 3 * RATE + 5):
    sample = bytes(i % 251 for i in range(length))
    assert sponge(sample, 0x06) == hashlib.sha3_256(sample).digest(), f"wrong for {length} bytes"

if __name__ == "__main__":
    print(keccak256(bytes.fromhex(sys.argv[1])).hex())

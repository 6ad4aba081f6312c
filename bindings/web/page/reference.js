/**
 * Digests by other means than the engine's: the judge of "Check this result".
 *
 * SHA-2 is left to the browser (WebCrypto). SHA-3, Keccak, BLAKE2 and BLAKE3, which browsers lack, are transcribed here from the standards, with one
 * integer a word and no thought of speed; so is SHA-2, for pages that are not served securely and have no WebCrypto. Constants are computed
 * as the standards define them rather than typed in, so that no table is shared with the engine.
 *
 * Sources: FIPS 202 (sections 3.2, 4, 6), the Keccak submission (its padding), RFC 9861 (section 2), RFC 7693, FIPS 180-4, RFC 1321,
 * ISO/IEC 10118-3, GB/T 32905-2016, "BLAKE3: one function, fast everywhere" (2020).
 */

const mask = (bits) => (1n << BigInt(bits)) - 1n;

const fromLittle = (bytes) => bytes.reduceRight((word, byte) => (word << 8n) | BigInt(byte), 0n);
const fromBig = (bytes) => bytes.reduce((word, byte) => (word << 8n) | BigInt(byte), 0n);
const toLittle = (word, length) => Array.from({ length }, (_, i) => Number((word >> BigInt(8 * i)) & 0xffn));
const toBig = (word, length) => toLittle(word, length).reverse();

/** The bytes cut into words of `length` bytes. */
function words(bytes, length, from) {
  return Array.from({ length: bytes.length / length }, (_, i) => from(bytes.slice(length * i, length * (i + 1))));
}

// ---- SHA-3 and Keccak: FIPS 202 ----

const MASK64 = mask(64);
const rotateLeft64 = (word, by) => ((word << by) | (word >> (64n - by))) & MASK64;

/** The offsets of ρ, by `x + 5y`: algorithm 2. */
const RHO = (() => {
  const offsets = Array(25).fill(0n);
  let [x, y] = [1, 0];
  for (let t = 0; t < 24; t++) {
    offsets[x + 5 * y] = BigInt((((t + 1) * (t + 2)) / 2) % 64);
    [x, y] = [y, (2 * x + 3 * y) % 5];
  }
  return offsets;
})();

/** The constants of ι: algorithms 5 and 6. */
const IOTA = (() => {
  let register = 1;
  const bit = () => {
    const out = register & 1;
    register <<= 1;
    if (register & 0x100) register ^= 0x171;
    return out;
  };
  return Array.from({ length: 24 }, () => {
    let constant = 0n;
    for (let j = 0; j <= 6; j++) if (bit()) constant |= 1n << ((1n << BigInt(j)) - 1n);
    return constant;
  });
})();

/** Keccak-p[1600, rounds], the last rounds of Keccak-f[1600], the state being 25 words by `x + 5y`. */
function keccakP(state, rounds) {
  const plane = [0, 1, 2, 3, 4];
  for (const constant of IOTA.slice(24 - rounds)) {
    const parity = plane.map((x) => plane.reduce((sum, y) => sum ^ state[x + 5 * y], 0n));
    const theta = state.map((word, i) => {
      const x = i % 5;
      return word ^ parity[(x + 4) % 5] ^ rotateLeft64(parity[(x + 1) % 5], 1n);
    });
    // π: A′[x, y] = A[x + 3y, x].
    const turned = state.map((_, i) => {
      const [x, y] = [i % 5, Math.floor(i / 5)];
      const from = ((x + 3 * y) % 5) + 5 * x;
      return rotateLeft64(theta[from], RHO[from]);
    });
    state = turned.map((word, i) => {
      const row = i - (i % 5);
      return word ^ (~turned[row + ((i + 1) % 5)] & MASK64 & turned[row + ((i + 2) % 5)]);
    });
    state[0] ^= constant;
  }
  return state;
}

/** A sponge whose capacity, in bytes, is twice the digest if nothing else is said; `domain` is the suffix with the first bit of the padding. */
function sponge(message, length, domain, capacity = 2 * length, rounds = 24) {
  const rate = 200 - capacity;
  const padded = [...message, domain];
  while (padded.length % rate) padded.push(0);
  padded[padded.length - 1] |= 0x80;
  let state = Array(25).fill(0n);
  for (let at = 0; at < padded.length; at += rate) {
    words(padded.slice(at, at + rate), 8, fromLittle).forEach((word, i) => (state[i] ^= word));
    state = keccakP(state, rounds);
  }
  return state.flatMap((word) => toLittle(word, 8)).slice(0, length);
}

// ---- SHA-2: FIPS 180-4 ----

const PRIMES = (() => {
  const found = [];
  for (let n = 2; found.length < 80; n++) if (found.every((prime) => n % prime)) found.push(n);
  return found;
})();

/** The first `bits` bits of the fractional part of the `degree`-th root of a prime, by bisection. */
function rootFraction(prime, degree, bits) {
  const scaled = BigInt(prime) << BigInt(degree * bits);
  let [low, high] = [0n, 1n << BigInt(bits + 5)];
  while (high - low > 1n) {
    const middle = (low + high) >> 1n;
    if (middle ** BigInt(degree) <= scaled) low = middle;
    else high = middle;
  }
  return low & mask(bits);
}

/** Initial hash values of SHA-256 and SHA-512 (5.3.3, 5.3.5), which are the IV of BLAKE2s and BLAKE2b (RFC 7693, 2.6). */
const initial = (bits) => PRIMES.slice(0, 8).map((prime) => rootFraction(prime, 2, bits));

/** What differs between SHA-256 and SHA-512: 4.1.2, 4.1.3. Rotations in the order Σ0, Σ1, σ0, σ1; the last of σ is a shift. */
const SHA2 = {
  32: { rounds: 64, turns: [[2, 13, 22], [6, 11, 25], [7, 18, 3], [17, 19, 10]] },
  64: { rounds: 80, turns: [[28, 34, 39], [14, 18, 41], [1, 8, 7], [19, 61, 6]] },
};

/** SHA-256 (`bits` 32) or SHA-384 and SHA-512 (64) from an initial hash value. */
function sha2(message, bits, hash, length) {
  const { rounds, turns } = SHA2[bits];
  const all = mask(bits);
  const rotate = (word, by) => ((word >> BigInt(by)) | (word << BigInt(bits - by))) & all;
  const [sum0, sum1] = turns.slice(0, 2).map((by) => (w) => rotate(w, by[0]) ^ rotate(w, by[1]) ^ rotate(w, by[2]));
  const [sigma0, sigma1] = turns.slice(2).map((by) => (w) => rotate(w, by[0]) ^ rotate(w, by[1]) ^ (w >> BigInt(by[2])));
  const constants = PRIMES.slice(0, rounds).map((prime) => rootFraction(prime, 3, bits));
  const [word, block] = [bits / 8, bits * 2];
  const padded = [...message, 0x80];
  while ((padded.length + 2 * word) % block) padded.push(0);
  padded.push(...toBig(BigInt(message.length) * 8n, 2 * word));
  for (let at = 0; at < padded.length; at += block) {
    const schedule = words(padded.slice(at, at + block), word, fromBig);
    for (let t = 16; t < rounds; t++) {
      schedule.push((sigma1(schedule[t - 2]) + schedule[t - 7] + sigma0(schedule[t - 15]) + schedule[t - 16]) & all);
    }
    let [a, b, c, d, e, f, g, h] = hash;
    for (let t = 0; t < rounds; t++) {
      const t1 = h + sum1(e) + ((e & f) ^ (~e & all & g)) + constants[t] + schedule[t];
      const t2 = sum0(a) + ((a & b) ^ (a & c) ^ (b & c));
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) & all, c, b, a, (t1 + t2) & all];
    }
    hash = [a, b, c, d, e, f, g, h].map((value, i) => (value + hash[i]) & all);
  }
  return hash.flatMap((value) => toBig(value, word)).slice(0, length);
}

/** SHA-224 begins with the second 32 bits of the roots of SHA-384: 5.3.2. */
const initial224 = () => initial384().map((word) => word & mask(32));

/** SHA-384 begins with the roots of the ninth to the sixteenth prime: 5.3.4. */
const initial384 = () => PRIMES.slice(8, 16).map((prime) => rootFraction(prime, 2, 64));

/** SHA-512/t begins with the digest of its name by a SHA-512 whose own beginning has every other pair of bits changed: 5.3.6. */
function initial512t(name) {
  const start = initial(64).map((word) => word ^ 0xa5a5a5a5a5a5a5a5n);
  return words(sha2(Array.from(name, (letter) => letter.charCodeAt(0)), 64, start, 64), 8, fromBig);
}

// ---- MD5: RFC 1321; SHA-1: FIPS 180-4; RIPEMD-160: ISO/IEC 10118-3; SM3: GB/T 32905 ----

const turn = (word, by) => (word << by) | (word >>> (32 - by));

/**
 * A hash over blocks of sixteen words of 32 bits, padded as in RFC 1321, section 3 (`toWord` and `toBytes` say in which order of bytes):
 * `compress` gives the next chaining value from one and the words of a block.
 */
function chained(message, [toWord, toBytes], hash, compress) {
  const padded = [...message, 0x80];
  while (padded.length % 64 !== 56) padded.push(0);
  padded.push(...toBytes(BigInt(message.length) * 8n, 8));
  for (let at = 0; at < padded.length; at += 64) {
    const block = words(padded.slice(at, at + 64), 4, toWord).map((word) => Number(word) | 0);
    hash = compress(hash, block);
  }
  return hash.flatMap((value) => toBytes(BigInt(value >>> 0), 4));
}

const LITTLE = [fromLittle, toLittle];
const BIG = [fromBig, toBig];

/** The chaining value that MD5, SHA-1 (its fifth word besides) and RIPEMD-160 begin with: the digits 0 to f up and down, then others. */
const COUNTED = [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0];

const MD5_TURNS = [[7, 12, 17, 22], [5, 9, 14, 20], [4, 11, 16, 23], [6, 10, 15, 21]];
/** T[i], the integer part of 2³² times the sine of i: section 3.4. */
const MD5_SINES = Array.from({ length: 64 }, (_, i) => Math.floor(2 ** 32 * Math.abs(Math.sin(i + 1))) | 0);

const md5 = (message) =>
  chained(message, LITTLE, COUNTED.slice(0, 4), (hash, x) => {
    const places = [(i) => i, (i) => 5 * i + 1, (i) => 3 * i + 5, (i) => 7 * i];
    const functions = [(b, c, d) => (b & c) | (~b & d), (b, c, d) => (b & d) | (c & ~d), (b, c, d) => b ^ c ^ d, (b, c, d) => c ^ (b | ~d)];
    let [a, b, c, d] = hash;
    for (let i = 0; i < 64; i++) {
      const round = i >> 4;
      const sum = (a + functions[round](b, c, d) + x[places[round](i) % 16] + MD5_SINES[i]) | 0;
      [a, d, c, b] = [d, c, b, (b + turn(sum, MD5_TURNS[round][i % 4])) | 0];
    }
    return [a, b, c, d].map((value, i) => (value + hash[i]) | 0);
  });

/** K of 4.2.1 is 2³⁰ times a square root, rounded down; that of RIPEMD-160's left line is the same, of its right line a cube root. */
const scaledRoot = (n, root) => Math.floor(2 ** 30 * root(n)) | 0;

const sha1 = (message) =>
  chained(message, BIG, COUNTED, (hash, block) => {
    const w = block.slice();
    for (let t = 16; t < 80; t++) w.push(turn(w[t - 3] ^ w[t - 8] ^ w[t - 14] ^ w[t - 16], 1));
    const parity = (x, y, z) => x ^ y ^ z;
    const functions = [(x, y, z) => (x & y) ^ (~x & z), parity, (x, y, z) => (x & y) ^ (x & z) ^ (y & z), parity];
    const constants = [2, 3, 5, 10].map((n) => scaledRoot(n, Math.sqrt));
    let [a, b, c, d, e] = hash;
    for (let t = 0; t < 80; t++) {
      const part = Math.floor(t / 20);
      const sum = (turn(a, 5) + functions[part](b, c, d) + e + constants[part] + w[t]) | 0;
      [e, d, c, b, a] = [d, c, turn(b, 30), a, sum];
    }
    return [a, b, c, d, e].map((value, i) => (value + hash[i]) | 0);
  });

/** ρ, by which the left line of RIPEMD-160 permutes the words from round to round; the right line begins with π(i) = 9i + 5. */
const RIPEMD_RHO = [7, 4, 13, 1, 10, 6, 15, 3, 12, 0, 9, 5, 2, 14, 11, 8];
/** The turns, by the round and the word that enters. */
const RIPEMD_TURNS = [
  [11, 14, 15, 12, 5, 8, 7, 9, 11, 13, 14, 15, 6, 7, 9, 8], [12, 13, 11, 15, 6, 9, 9, 7, 12, 15, 11, 13, 7, 8, 7, 7],
  [13, 15, 14, 11, 7, 7, 6, 8, 13, 14, 13, 12, 5, 5, 6, 9], [14, 11, 12, 14, 8, 6, 5, 5, 15, 12, 15, 14, 9, 9, 8, 6],
  [15, 12, 13, 13, 9, 5, 8, 6, 14, 11, 12, 11, 8, 6, 5, 5],
];

const ripemd160 = (message) =>
  chained(message, LITTLE, COUNTED, (hash, x) => {
    const functions = [(b, c, d) => b ^ c ^ d, (b, c, d) => (b & c) | (~b & d), (b, c, d) => (b | ~c) ^ d, (b, c, d) => (b & d) | (c & ~d), (b, c, d) => b ^ (c | ~d)];
    const line = (places, ordered, constants) => {
      let [a, b, c, d, e] = hash;
      for (let round = 0; round < 5; round++) {
        for (const place of places) {
          const sum = (a + ordered[round](b, c, d) + x[place] + constants[round]) | 0;
          [a, e, d, c, b] = [e, d, turn(c, 10), b, (turn(sum, RIPEMD_TURNS[round][place]) + e) | 0];
        }
        places = places.map((place) => RIPEMD_RHO[place]);
      }
      return [a, b, c, d, e];
    };
    const numbers = Array.from({ length: 16 }, (_, i) => i);
    const left = line(numbers, functions, [0, ...[2, 3, 5, 7].map((n) => scaledRoot(n, Math.sqrt))]);
    const right = line(numbers.map((i) => (9 * i + 5) % 16), functions.slice().reverse(), [...[2, 3, 5, 7].map((n) => scaledRoot(n, Math.cbrt)), 0]);
    return hash.map((_, i) => (hash[(i + 1) % 5] + left[(i + 2) % 5] + right[(i + 3) % 5]) | 0);
  });

const SM3_INITIAL = [0x7380166f, 0x4914b2b9, 0x172442d7, 0xda8a0600, 0xa96f30bc, 0x163138aa, 0xe38dee4d, 0xb0fb0e4e];

const sm3 = (message) =>
  chained(message, BIG, SM3_INITIAL, (hash, block) => {
    const p0 = (x) => x ^ turn(x, 9) ^ turn(x, 17);
    const p1 = (x) => x ^ turn(x, 15) ^ turn(x, 23);
    const w = block.slice();
    for (let j = 16; j < 68; j++) w.push(p1(w[j - 16] ^ w[j - 9] ^ turn(w[j - 3], 15)) ^ turn(w[j - 13], 7) ^ w[j - 6]);
    let [a, b, c, d, e, f, g, h] = hash;
    for (let j = 0; j < 64; j++) {
      const constant = turn(j < 16 ? 0x79cc4519 : 0x7a879d8a, j % 32);
      const ss1 = turn((turn(a, 12) + e + constant) | 0, 7);
      const ff = j < 16 ? a ^ b ^ c : (a & b) | (a & c) | (b & c);
      const gg = j < 16 ? e ^ f ^ g : (e & f) | (~e & g);
      const tt1 = (ff + d + (ss1 ^ turn(a, 12)) + (w[j] ^ w[j + 4])) | 0;
      const tt2 = (gg + h + ss1 + w[j]) | 0;
      [d, c, b, a, h, g, f, e] = [c, turn(b, 9), a, tt1, g, turn(f, 19), e, p0(tt2)];
    }
    return [a, b, c, d, e, f, g, h].map((value, i) => value ^ hash[i]);
  });

// ---- BLAKE2: RFC 7693 ----

/** Section 2.7. */
const SIGMA = [
  "0123456789abcdef", "ea489fd61c02b753", "b8c052fdae367194", "7931dcbe265a40f8", "905724afe1bc683d",
  "2c6a0b834d75fe19", "c51fed4a0763928b", "db7ec13950f4862a", "6fe9b308c2d714a5", "a2847615fb9e3cd0",
].map((row) => Array.from(row, (digit) => parseInt(digit, 16)));

const BLAKE2 = { 32: { rounds: 10, turns: [16, 12, 8, 7] }, 64: { rounds: 12, turns: [32, 24, 16, 63] } };

/** BLAKE2s (`bits` 32) or BLAKE2b (64) without a key. */
function blake2(message, bits, length) {
  const { rounds, turns } = BLAKE2[bits];
  const [all, iv, word] = [mask(bits), initial(bits), bits / 8];
  const rotate = (value, by) => ((value >> BigInt(by)) | (value << BigInt(bits - by))) & all;
  const block = 16 * word;
  const padded = [...message];
  while (padded.length === 0 || padded.length % block) padded.push(0);
  let hash = iv.slice();
  hash[0] ^= 0x01010000n ^ BigInt(length);
  for (let at = 0; at < padded.length; at += block) {
    const m = words(padded.slice(at, at + block), word, fromLittle);
    const last = at + block === padded.length;
    const counted = BigInt(last ? message.length : at + block);
    const v = [...hash, ...iv];
    v[12] ^= counted & all;
    v[13] ^= counted >> BigInt(bits);
    if (last) v[14] ^= all;
    const mix = (a, b, c, d, x, y) => {
      v[a] = (v[a] + v[b] + x) & all;
      v[d] = rotate(v[d] ^ v[a], turns[0]);
      v[c] = (v[c] + v[d]) & all;
      v[b] = rotate(v[b] ^ v[c], turns[1]);
      v[a] = (v[a] + v[b] + y) & all;
      v[d] = rotate(v[d] ^ v[a], turns[2]);
      v[c] = (v[c] + v[d]) & all;
      v[b] = rotate(v[b] ^ v[c], turns[3]);
    };
    for (let round = 0; round < rounds; round++) {
      const s = SIGMA[round % 10];
      for (let i = 0; i < 4; i++) mix(i, 4 + i, 8 + i, 12 + i, m[s[2 * i]], m[s[2 * i + 1]]);
      for (let i = 0; i < 4; i++) {
        mix(i, 4 + ((i + 1) % 4), 8 + ((i + 2) % 4), 12 + ((i + 3) % 4), m[s[8 + 2 * i]], m[s[9 + 2 * i]]);
      }
    }
    hash = hash.map((value, i) => value ^ v[i] ^ v[i + 8]);
  }
  return hash.flatMap((value) => toLittle(value, word)).slice(0, length);
}

// ---- BLAKE3 ----

/** The flags of domain separation: the first and the last block of a chunk, a parent, the root. */
const [CHUNK_START, CHUNK_END, PARENT, ROOT] = [1, 2, 4, 8];
const PERMUTATION = [2, 6, 3, 10, 7, 0, 4, 13, 1, 11, 12, 5, 9, 14, 15, 8];
const CHUNK = 1024;

/** The first eight words of a compression (section 2.2). */
function compress3({ h, m, t, length, flags }) {
  const v = [...h, ...initial3().slice(0, 4), t, 0, length, flags];
  const rotate = (value, by) => (value >>> by) | (value << (32 - by));
  const mix = (a, b, c, d, x, y) => {
    v[a] = (v[a] + v[b] + x) | 0;
    v[d] = rotate(v[d] ^ v[a], 16);
    v[c] = (v[c] + v[d]) | 0;
    v[b] = rotate(v[b] ^ v[c], 12);
    v[a] = (v[a] + v[b] + y) | 0;
    v[d] = rotate(v[d] ^ v[a], 8);
    v[c] = (v[c] + v[d]) | 0;
    v[b] = rotate(v[b] ^ v[c], 7);
  };
  let w = m;
  for (let round = 0; round < 7; round++) {
    for (let i = 0; i < 4; i++) mix(i, 4 + i, 8 + i, 12 + i, w[2 * i], w[2 * i + 1]);
    for (let i = 0; i < 4; i++) mix(i, 4 + ((i + 1) % 4), 8 + ((i + 2) % 4), 12 + ((i + 3) % 4), w[8 + 2 * i], w[9 + 2 * i]);
    w = PERMUTATION.map((from) => w[from]);
  }
  return v.slice(0, 8).map((word, i) => word ^ v[i + 8]);
}

const initial3 = () => initial(32).map((word) => Number(word) | 0);

/** The last compression of the tree over some chunks, of which `first` is the number of the first one (sections 2.1 and 2.4). */
function tree3(message, first) {
  if (message.length > CHUNK) {
    let left = 1;
    while (2 * left * CHUNK < message.length) left *= 2;
    const parts = [tree3(message.slice(0, left * CHUNK), first), tree3(message.slice(left * CHUNK), first + left)];
    return { h: initial3(), m: parts.flatMap(compress3), t: 0, length: 64, flags: PARENT };
  }
  let [h, flags, at] = [initial3(), CHUNK_START, 0];
  for (;;) {
    const block = message.slice(at, at + 64);
    const m = Array.from({ length: 16 }, (_, i) => [0, 1, 2, 3].reduce((word, j) => word | ((block[4 * i + j] ?? 0) << (8 * j)), 0));
    const node = { h, m, t: first, length: block.length, flags };
    at += 64;
    if (at >= message.length) return { ...node, flags: flags | CHUNK_END };
    [h, flags] = [compress3(node), 0];
  }
}

/** BLAKE3 with 32 bytes of output. */
function blake3(message) {
  const root = tree3(message, 0);
  return compress3({ ...root, flags: root.flags | ROOT }).flatMap((word) => [0, 8, 16, 24].map((by) => (word >>> by) & 0xff));
}

// ---- By name ----

const transcribed = (standard) => `this page's own transcription of ${standard}`;
const SHA2_REFERENCE = transcribed("FIPS 180-4");
const SHA3_REFERENCE = transcribed("FIPS 202");
const BLAKE2_REFERENCE = transcribed("RFC 7693");

/** SHA-2 by WebCrypto, or by the transcription where there is none. */
async function webCrypto(name, message, slow) {
  const subtle = globalThis.crypto?.subtle;
  if (!subtle) return { bytes: slow(), by: `${SHA2_REFERENCE} (no WebCrypto: the page is not served by HTTPS)` };
  return { bytes: Array.from(new Uint8Array(await subtle.digest(name, Uint8Array.from(message)))), by: `the browser's WebCrypto ${name}` };
}

const sha256 = (message) => webCrypto("SHA-256", message, () => sha2(message, 32, initial(32), 32));

const keccakLike = (length, ...parameters) => async (message) => ({ bytes: sponge(message, length, ...parameters), by: SHA3_REFERENCE });
const bySha2 = (...parameters) => async (message) => ({ bytes: sha2(message, ...parameters), by: SHA2_REFERENCE });

async function again(digest, times, message) {
  let result = { bytes: message };
  for (let i = 0; i < times; i++) result = await digest(result.bytes);
  return result;
}

const sha3 = (length) => keccakLike(length, 0x06);

/** Every algorithm that the page offers: bytes of its digest, and a function of the message's bytes. */
export const ALGORITHMS = {
  "sha3-256": { length: 32, digest: sha3(32) },
  "sha3-224": { length: 28, digest: sha3(28) },
  "sha3-384": { length: 48, digest: sha3(48) },
  "sha3-512": { length: 64, digest: sha3(64) },
  sha3x: { length: 32, digest: (message) => again(sha3(32), 3, message) },
  shake128: { length: 32, digest: keccakLike(32, 0x1f, 32) },
  shake256: { length: 64, digest: keccakLike(64, 0x1f, 64) },
  turboshake128: { length: 32, digest: keccakLike(32, 0x1f, 32, 12) },
  turboshake256: { length: 64, digest: keccakLike(64, 0x1f, 64, 12) },
  "keccak-224": { length: 28, digest: keccakLike(28, 0x01) },
  "keccak-256": { length: 32, digest: keccakLike(32, 0x01) },
  "keccak-384": { length: 48, digest: keccakLike(48, 0x01) },
  "keccak-512": { length: 64, digest: keccakLike(64, 0x01) },
  sha224: { length: 28, digest: bySha2(32, initial224(), 28) },
  sha256: { length: 32, digest: sha256 },
  sha256d: { length: 32, digest: (message) => again(sha256, 2, message) },
  hash160: { length: 20, digest: async (message) => ({ bytes: ripemd160((await sha256(message)).bytes), by: transcribed("ISO/IEC 10118-3") }) },
  sha384: { length: 48, digest: (message) => webCrypto("SHA-384", message, () => sha2(message, 64, initial384(), 48)) },
  sha512: { length: 64, digest: (message) => webCrypto("SHA-512", message, () => sha2(message, 64, initial(64), 64)) },
  "sha512-224": { length: 28, digest: bySha2(64, initial512t("SHA-512/224"), 28) },
  "sha512-256": { length: 32, digest: bySha2(64, initial512t("SHA-512/256"), 32) },
  md5: { length: 16, digest: async (message) => ({ bytes: md5(message), by: transcribed("RFC 1321") }) },
  sha1: { length: 20, digest: (message) => webCrypto("SHA-1", message, () => sha1(message)) },
  ripemd160: { length: 20, digest: async (message) => ({ bytes: ripemd160(message), by: transcribed("ISO/IEC 10118-3") }) },
  sm3: { length: 32, digest: async (message) => ({ bytes: sm3(message), by: transcribed("GB/T 32905") }) },
  "blake2s-256": { length: 32, digest: async (message) => ({ bytes: blake2(message, 32, 32), by: BLAKE2_REFERENCE }) },
  "blake2b-256": { length: 32, digest: async (message) => ({ bytes: blake2(message, 64, 32), by: BLAKE2_REFERENCE }) },
  "blake2b-512": { length: 64, digest: async (message) => ({ bytes: blake2(message, 64, 64), by: BLAKE2_REFERENCE }) },
  blake3: { length: 32, digest: async (message) => ({ bytes: blake3(message), by: transcribed("the BLAKE3 paper") }) },
};

/**
 * The digest of a message.
 * @param {string} algorithm a key of {@link ALGORITHMS}
 * @param {Iterable<number>} message its bytes
 * @returns {Promise<{hex: string, by: string}>} the digest, and who computed it
 */
export async function digest(algorithm, message) {
  const { bytes, by } = await ALGORITHMS[algorithm].digest(Array.from(message));
  return { hex: bytes.map((byte) => byte.toString(16).padStart(2, "0")).join(""), by };
}

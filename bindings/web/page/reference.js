/**
 * Digests by other means than the engine's: the judge of "Check this result".
 *
 * SHA-2 is left to the browser (WebCrypto). SHA-3, Keccak and BLAKE2, which browsers lack, are transcribed here from the standards, with one
 * integer a word and no thought of speed; so is SHA-2, for pages that are not served securely and have no WebCrypto. Constants are computed
 * as the standards define them rather than typed in, so that no table is shared with the engine.
 *
 * Sources: FIPS 202 (sections 3.2, 4, 6), the Keccak submission (its padding), RFC 9861 (section 2), RFC 7693, FIPS 180-4.
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

// ---- By name ----

const SHA2_REFERENCE = "this page's own transcription of FIPS 180-4";
const SHA3_REFERENCE = "this page's own transcription of FIPS 202";
const BLAKE2_REFERENCE = "this page's own transcription of RFC 7693";

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
  sha384: { length: 48, digest: (message) => webCrypto("SHA-384", message, () => sha2(message, 64, initial384(), 48)) },
  sha512: { length: 64, digest: (message) => webCrypto("SHA-512", message, () => sha2(message, 64, initial(64), 64)) },
  "sha512-224": { length: 28, digest: bySha2(64, initial512t("SHA-512/224"), 28) },
  "sha512-256": { length: 32, digest: bySha2(64, initial512t("SHA-512/256"), 32) },
  "blake2s-256": { length: 32, digest: async (message) => ({ bytes: blake2(message, 32, 32), by: BLAKE2_REFERENCE }) },
  "blake2b-256": { length: 32, digest: async (message) => ({ bytes: blake2(message, 64, 32), by: BLAKE2_REFERENCE }) },
  "blake2b-512": { length: 64, digest: async (message) => ({ bytes: blake2(message, 64, 64), by: BLAKE2_REFERENCE }) },
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

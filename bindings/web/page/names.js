// The list of crates/hashes/src/algorithm/mod.rs: `HASHWEAVE_WRITE=1 cargo test -p hashweave-web --test lists` writes this file.

/**
 * The names of the algorithms: bytes of the digests of all that are listed; other names of some; and of those whose digests have a length of choice, which
 * stands in bits after their name, the most bytes.
 */
export const LENGTHS = {
  "blake2b-256": 32,
  "blake2b-512": 64,
  "blake2s-256": 32,
  "blake3": 32,
  "hash160": 20,
  "keccak-224": 28,
  "keccak-256": 32,
  "keccak-384": 48,
  "keccak-512": 64,
  "md5": 16,
  "ripemd160": 20,
  "sha1": 20,
  "sha224": 28,
  "sha256": 32,
  "sha256d": 32,
  "sha3-224": 28,
  "sha3-256": 32,
  "sha3-384": 48,
  "sha3-512": 64,
  "sha384": 48,
  "sha3x": 32,
  "sha512": 64,
  "sha512-224": 28,
  "sha512-256": 32,
  "shake128": 32,
  "shake256": 64,
  "sm3": 32,
  "turboshake128": 32,
  "turboshake256": 64
};

export const ALIASES = {
  "rmd160": "ripemd160",
  "sha2-224": "sha224",
  "sha2-256": "sha256",
  "sha2-384": "sha384",
  "sha2-512": "sha512",
  "sha2-512-224": "sha512-224",
  "sha2-512-256": "sha512-256",
  "sha2-512/224": "sha512-224",
  "sha2-512/256": "sha512-256",
  "sha512/224": "sha512-224",
  "sha512/256": "sha512-256",
  "sha512224": "sha512-224",
  "sha512256": "sha512-256",
  "sha512t224": "sha512-224",
  "sha512t256": "sha512-256"
};

export const LONGEST = {
  "blake2b": 64,
  "blake2s": 32
};

// The list of crates/hashweave/src/search/goal/mod.rs: `HASHWEAVE_WRITE=1 cargo test -p hashweave-web --test lists` writes this file.

/**
 * The goals of a search by their names; the first one is the default. `argument` says how what follows the name is written, `help` what is reported,
 * `example` is an argument to begin with. `minimum`: a result is less than all before it. `bits`: leading zero bits say how good a result is.
 */
export const GOALS = {
  "min": {
    argument: null, example: "", minimum: true, bits: true,
    help: "Report each digest that is smaller than all before it, compared byte by byte",
  },
  "zero-bits": {
    argument: "N", example: "28", minimum: false, bits: true,
    help: "Report digests with at least N leading zero bits",
  },
  "below": {
    argument: "HEX", example: "0000000f", minimum: false, bits: true,
    help: "Report digests below this value, given by its leading bytes",
  },
  "below-le": {
    argument: "HEX", example: "0000000f", minimum: false, bits: true,
    help: "Report digests that are below this number, least significant byte first; HEX is its leading digits",
  },
  "nbits": {
    argument: "HEX", example: "1d00ffff", minimum: false, bits: true,
    help: "Report digests that meet this target in Bitcoin's compact form, as block headers have it",
  },
  "match": {
    argument: "MASKHEX:VALUEHEX", example: "ffffff:c0ffee", minimum: false, bits: false,
    help: "Report digests whose leading bytes, ANDed with the mask, equal the value",
  },
  "any": {
    argument: "PATTERN,…", example: "ffffff:c0ffee,ffffff:facade", minimum: false, bits: false,
    help: "Report digests that begin with one of these patterns: hexadecimal digits, with a point for any digit, or MASKHEX:VALUEHEX",
  },
  "checksum-case": {
    argument: "DIGITS,…", example: "...C0Fe,C0ffee", minimum: false, bits: false,
    help: "Report addresses of Ethereum, 20 bytes, that begin with one of these, in upper and lower case as their checksum (EIP-55) has it; a point is any digit",
  },
  "base58": {
    argument: "VERSIONHEX:PREFIX,…", example: "00:1Love,41:TRon", minimum: false, bits: false,
    help: "Report hashes of 20 bytes whose text in Base58, with the version before them and a checksum, begins with PREFIX; without VERSIONHEX, hashes of 32 bytes and no checksum",
  },
  "score": {
    argument: "NAME", example: "zero-bytes", minimum: false, bits: false,
    help: "Report each digest that scores more than all before it: by zeros, zero-bytes, leading-zero-bytes, run or uniswap-v4",
  },
};

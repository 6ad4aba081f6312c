// The list of crates/hashweave/src/search/preset/mod.rs: `HASHWEAVE_WRITE=1 cargo test -p hashweave-web --test lists` writes this file.

/**
 * The presets of searches, of which each is a form here: its name, what it finds, where it is defined, and its parameters. A parameter whose `value` is
 * null must be given; one with `choices` is one of these words.
 */
export const FORMS = [
  {
    name: "create2", about: "a salt whose contract has the wanted address", source: "EIP-1014",
    parameters: [
      { name: "deployer", value: null, choices: [], about: "the contract that creates" },
      { name: "init-code", value: "", choices: [], about: "the init code with its arguments" },
      { name: "init-code-hash", value: "", choices: [], about: "Keccak-256 of the init code, in place of it" },
      { name: "caller", value: "", choices: [], about: "the account that a salt must begin with, if the factory demands that" },
    ],
  },
  {
    name: "createx", about: "a salt for CreateX's deployCreate2, which hashes it first", source: "CreateX.sol, _guard",
    parameters: [
      { name: "init-code", value: "", choices: [], about: "the init code with its arguments" },
      { name: "init-code-hash", value: "", choices: [], about: "Keccak-256 of the init code, in place of it" },
      { name: "guard", value: "sender", choices: ["sender","sender-chain","chain","none"], about: "what the salt is bound to: sender, sender-chain, chain or none" },
      { name: "sender", value: "", choices: [], about: "the account that calls CreateX" },
      { name: "chain-id", value: "", choices: [], about: "the chain" },
      { name: "deployer", value: "0xba5Ed099633D3B313e4D5F7bdc1305d3c28ba5Ed", choices: [], about: "the contract that creates" },
    ],
  },
  {
    name: "createx-create3", about: "a salt for CreateX's deployCreate3, whose address does not depend on the init code", source: "CreateX.sol, _guard and computeCreate3Address",
    parameters: [
      { name: "guard", value: "sender", choices: ["sender","sender-chain","chain","none"], about: "what the salt is bound to: sender, sender-chain, chain or none" },
      { name: "sender", value: "", choices: [], about: "the account that calls CreateX" },
      { name: "chain-id", value: "", choices: [], about: "the chain" },
      { name: "deployer", value: "0xba5Ed099633D3B313e4D5F7bdc1305d3c28ba5Ed", choices: [], about: "the contract that creates" },
    ],
  },
  {
    name: "create3", about: "a salt for CREATE3 of Solmate or Solady; with account, for factories that hash account and salt first", source: "Solmate CREATE3.sol; ZeframLou/create3-factory",
    parameters: [
      { name: "deployer", value: null, choices: [], about: "the contract that creates" },
      { name: "caller", value: "", choices: [], about: "the account that a salt must begin with, if the factory demands that" },
      { name: "account", value: "", choices: [], about: "the account that the factory hashes with the salt" },
    ],
  },
  {
    name: "safe", about: "a salt nonce for a Safe's proxy (createProxyWithNonce)", source: "SafeProxyFactory.sol",
    parameters: [
      { name: "deployer", value: null, choices: [], about: "the contract that creates" },
      { name: "initializer", value: null, choices: [], about: "the initializer, the call of setup" },
      { name: "init-code", value: "", choices: [], about: "the init code with its arguments" },
      { name: "init-code-hash", value: "", choices: [], about: "Keccak-256 of the init code, in place of it" },
    ],
  },
  {
    name: "tron-create2", about: "a salt whose contract has the wanted address on TRON", source: "TIP-26",
    parameters: [
      { name: "deployer", value: null, choices: [], about: "the contract that creates, in Base58 or as 41 and 20 bytes" },
      { name: "init-code", value: "", choices: [], about: "the init code with its arguments" },
      { name: "init-code-hash", value: "", choices: [], about: "Keccak-256 of the init code, in place of it" },
    ],
  },
  {
    name: "uniswap-v4-hook", about: "a salt whose hook has an address with the wanted flags", source: "EIP-1014; Hooks.sol of Uniswap v4",
    parameters: [
      { name: "flags", value: null, choices: [], about: "the hook's permissions, the last 14 bits of its address" },
      { name: "init-code", value: "", choices: [], about: "the init code with its arguments" },
      { name: "init-code-hash", value: "", choices: [], about: "Keccak-256 of the init code, in place of it" },
      { name: "deployer", value: "0x4e59b44847b379578588920ca78fbf26c0b4956c", choices: [], about: "the contract that creates" },
      { name: "caller", value: "", choices: [], about: "the account that a salt must begin with, if the factory demands that" },
    ],
  },
  {
    name: "selector", about: "a function's name with the wanted selector", source: "Solidity, contract ABI specification",
    parameters: [
      { name: "name", value: null, choices: [], about: "what the name begins with" },
      { name: "types", value: "", choices: [], about: "the types of the parameters, with commas between them" },
      { name: "selector", value: null, choices: [], about: "the selector" },
    ],
  },
  {
    name: "bitcoin-header", about: "the nonce of a block header, by the target in the header", source: "Bitcoin developer reference, block headers",
    parameters: [
      { name: "header", value: null, choices: [], about: "the header without its nonce" },
    ],
  },
  {
    name: "git-commit", about: "a line at the end of a commit that gives it the wanted id", source: "Git, gitformat-loose",
    parameters: [
      { name: "commit", value: null, choices: [], about: "the commit in hexadecimal: git cat-file commit HEAD | xxd -p | tr -d '\\n'" },
    ],
  },
  {
    name: "hashcash", about: "a stamp of hashcash, version 1", source: "hashcash.org, stamp format version 1",
    parameters: [
      { name: "resource", value: null, choices: [], about: "what the stamp is for, such as an address of mail" },
      { name: "date", value: null, choices: [], about: "the date as YYMMDD" },
      { name: "bits", value: "20", choices: [], about: "zero bits of the stamp" },
      { name: "rand", value: null, choices: [], about: "a random text of letters, digits, + and /" },
    ],
  },
  {
    name: "altcha-v1", about: "the number of a challenge of ALTCHA, version 1", source: "ALTCHA, proof-of-work mechanism, version 1",
    parameters: [
      { name: "salt", value: null, choices: [], about: "salt of the challenge, with what follows its question mark" },
      { name: "challenge", value: null, choices: [], about: "challenge of the challenge: a digest" },
      { name: "algorithm", value: "SHA-256", choices: ["SHA-1","SHA-256","SHA-384","SHA-512"], about: "algorithm of the challenge" },
    ],
  },
  {
    name: "altcha-v2", about: "the counter of a challenge of ALTCHA, version 2, if its algorithm is SHA-256, SHA-384 or SHA-512", source: "ALTCHA, proof-of-work mechanism, version 2",
    parameters: [
      { name: "salt", value: null, choices: [], about: "salt of the challenge" },
      { name: "nonce", value: null, choices: [], about: "nonce of the challenge" },
      { name: "key-prefix", value: "00", choices: [], about: "keyPrefix of the challenge" },
      { name: "counter-mode", value: "uint32", choices: ["uint32","string"], about: "how the site's counterMode writes the counter: uint32 or string" },
      { name: "cost", value: "1", choices: [], about: "cost of the challenge: how often it hashes" },
      { name: "algorithm", value: "SHA-256", choices: [], about: "algorithm of the challenge" },
    ],
  },
  {
    name: "anubis", about: "the nonce of a challenge of Anubis, algorithm fast or slow", source: "Anubis, lib/challenge/proofofwork",
    parameters: [
      { name: "challenge", value: null, choices: [], about: "the challenge, of newer versions its randomData" },
      { name: "difficulty", value: "4", choices: [], about: "difficulty: zero digits of the digest" },
    ],
  },
  {
    name: "mcaptcha", about: "the nonce of a work unit of mCaptcha", source: "mcaptcha_pow_sha256 0.5.0, Config::prove_work",
    parameters: [
      { name: "string", value: null, choices: [], about: "string of the work unit" },
      { name: "salt", value: null, choices: [], about: "salt of the work unit" },
      { name: "difficulty", value: null, choices: [], about: "difficulty_factor of the work unit" },
    ],
  },
  {
    name: "cap", about: "one of the solutions of a challenge of Cap", source: "@cap.js/server 4.0.5, redeemChallenge",
    parameters: [
      { name: "token", value: null, choices: [], about: "token of the challenge" },
      { name: "number", value: "1", choices: [], about: "which of its solutions, from 1 to c" },
      { name: "size", value: "32", choices: [], about: "s of the challenge: digits of a salt" },
      { name: "difficulty", value: "4", choices: [], about: "d of the challenge: digits of the target" },
    ],
  },
];

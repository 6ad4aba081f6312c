/**
 * Examples to begin with. Those with a name in `docs/jobs.md` are that page's searches; `derive` says what a result means there.
 */
import { ALGORITHMS } from "./reference.js";
import { toHex } from "./hex.js";

const CREATOR = "0000000000ffe8b47b3e2130213b802212439497";
const CALLER = "00000000000000000000000000000000deadbeef";
const PROXY = "4e59b44847b379578588920ca78fbf26c0b4956c";
/** Keccak-256 of the init code `deadbeef`. */
const INIT_CODE_HASH = "d4fd4e189132273036449fc9e11198c739161b4c0116a9a2dccdfa1c492006f1";
const GENESIS =
  "0100000000000000000000000000000000000000000000000000000000000000000000003ba3edfd7a7b12b27ac72c3e67768f617fc81bc3888a51323a9fb8aa4b1e5e4a29ab5f49ffff001d";

/** An address with the capitals of EIP-55. */
async function checksummed(address) {
  const { bytes } = await ALGORITHMS["keccak-256"].digest(Array.from(address, (digit) => digit.charCodeAt(0)));
  const digits = toHex(bytes);
  return "0x" + Array.from(address, (digit, i) => (parseInt(digits[i], 16) > 7 ? digit.toUpperCase() : digit)).join("");
}

/** What a CREATE2 digest means: EIP-1014. */
async function create2({ input_hex: input, hash_hex: hash }) {
  return [["Address", await checksummed(hash.slice(24))], ["Salt", "0x" + input.slice(42, 106)]];
}

const reversed = (digits) => digits.match(/../g).reverse().join("");

/** What every setting is unless an example says otherwise. */
const PLAIN = { algorithm: "sha3-256", goal: "min", value: "", range: "", hits: "", start: "", count: "", salt: "" };

/** The examples, in their order. */
export const PRESETS = [
  {
    id: "default", name: "The benchmark: smallest SHA3-256",
    about: "A race to the smallest hash of 24 bytes. Each further zero bit takes twice as long.",
    settings: { ...PLAIN, message: "bench_sha3:{salt:5}{counter:8}" },
  },
  {
    id: "text", name: "Your own words",
    about: "Sign a text with work: write anything, and find the number to append that makes its SHA-256 small.",
    settings: { ...PLAIN, algorithm: "sha256", message: "Anna was here, 2026 {salt:4}{counter:8}" },
  },
  {
    id: "create2", name: "CREATE2 address with leading zeros",
    about: "Ethereum: a salt that gives a contract a short address. Put your factory, caller and init code hash into the template.",
    settings: {
      ...PLAIN, algorithm: "keccak-256", range: "12..32",
      message: `{hex:ff${CREATOR}${CALLER}00000000}{counter:8:be}{hex:${INIT_CODE_HASH}}`,
    },
    derive: create2,
  },
  {
    id: "hook", name: "Uniswap v4 hook flags",
    about: "An address whose last 14 bits are the permissions of a hook, here before and after swap. One in 16,384 fits.",
    settings: {
      ...PLAIN, algorithm: "keccak-256", range: "30..32", goal: "match", value: "3fff:00c0", hits: "8",
      message: `{hex:ff${PROXY}${"00".repeat(24)}}{counter:8:be}{hex:${INIT_CODE_HASH}}`,
    },
    derive: create2,
  },
  {
    id: "selector", name: "Function selector",
    about: "A function name whose selector is that of transfer(address,uint256). Four bytes take 4 billion tries; this begins shortly before one.",
    settings: {
      ...PLAIN, algorithm: "keccak-256", goal: "match", value: "ffffffff:a9059cbb", hits: "1", start: "326000000",
      message: "pay_{counter:9:letters}(address,uint256)",
    },
    derive: async ({ hash_hex: hash }) => [["Selector", "0x" + hash.slice(0, 8)]],
  },
  {
    id: "bitcoin", name: "Bitcoin's first block",
    about: "Mine it again: the header of January 2009 without its nonce, and the million counters that it is among.",
    settings: {
      ...PLAIN, algorithm: "sha256d", range: "28..32", goal: "match", value: "ffffffff:00000000", start: "2083236000", count: "1000000",
      message: `{hex:${GENESIS}}{counter:4}`,
    },
    derive: async ({ hash_hex: hash }) => [["As explorers print it", reversed(hash)]],
  },
];

/** An example by its name; of a search that was changed by hand: none. */
export const presetOf = (id) => PRESETS.find((preset) => preset.id === id);

/**
 * Examples to begin with. Those with a name in `docs/jobs.md` are that page's searches; `derive` says what a result means there. The presets of the
 * library, whose parameters are to be given, are forms (forms.js).
 */
import { FORMS } from "./forms.js";
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

/** What a digest that is an address means (EIP-1014). `salt` takes the salt from the innermost message, or from the only one. */
const contract = (salt) => async ({ input_hex: input, inner_hex: inner, hash_hex: hash }) =>
  [["Address", await checksummed(hash.slice(24))], ["Salt", "0x" + salt(inner?.[0] ?? input)]];

const afterDeployer = (message) => message.slice(42, 106);
const atTheEnd = (message) => message.slice(-64);

/** What the results of forms mean. */
const DERIVED = {
  create2: contract(afterDeployer),
  createx: contract(atTheEnd),
  "createx-create3": contract(atTheEnd),
  // With an account, which 52 bytes have, the salt is hashed.
  create3: contract((message) => (message.length === 2 * 52 ? atTheEnd(message) : afterDeployer(message))),
  safe: contract(atTheEnd),
  "tron-create2": async ({ input_hex: input, hash_hex: hash }) => [["Address", `41${hash.slice(24)}`], ["Salt", "0x" + afterDeployer(input)]],
  "uniswap-v4-hook": contract(afterDeployer),
};

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
    derive: DERIVED.create2,
  },
  {
    id: "hook", name: "Uniswap v4 hook flags",
    about: "An address whose last 14 bits are the permissions of a hook, here before and after swap. One in 16,384 fits.",
    settings: {
      ...PLAIN, algorithm: "keccak-256", range: "30..32", goal: "match", value: "3fff:00c0", hits: "8",
      message: `{hex:ff${PROXY}${"00".repeat(24)}}{counter:8:be}{hex:${INIT_CODE_HASH}}`,
    },
    derive: DERIVED.create2,
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

/** What the name of a form begins with, where examples are named too. */
const FORM = "form:";

/** The names of the forms, next to those of the examples. */
export const FORM_IDS = FORMS.map(({ name }) => FORM + name);

/** A form by its name; of an example: none. */
export const formOf = (id) => FORMS.find(({ name }) => FORM + name === id);

/** What a result means, by the name of an example or a form: a function of its record that promises rows of a name and a value; for many there is none. */
export const derivedOf = (id) => presetOf(id)?.derive ?? DERIVED[formOf(id)?.name];

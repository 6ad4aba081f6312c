/**
 * What is searched for: read from the form, checked in the words of the native command (crates/hashweave/src/search/goal/mod.rs), and its odds. What
 * there is to search for is the list of goals.js; what the page calls it stands here.
 */
import { GOALS } from "./goals.js";
import { ALGORITHMS } from "./reference.js";
import { bare, fromHex, hexFault } from "./hex.js";

/** What is wrong with a setting: which one, and one line. */
export class SettingError extends Error {
  /** @param {string} field name of the form's field */
  constructor(field, message) {
    super(message);
    this.field = field;
  }
}

function hexBytes(field, text) {
  const digits = bare(text);
  const fault = hexFault(digits);
  if (fault) throw new SettingError(field, fault);
  return fromHex(digits);
}

/** The bytes `A..B` of a digest of `length` bytes; nothing typed: all. */
export function parseRange(text, algorithm) {
  if (!Object.hasOwn(ALGORITHMS, algorithm)) throw new SettingError("algorithm", `there is no ${algorithm} here`);
  const { length } = ALGORITHMS[algorithm];
  if (!text.trim()) return { start: 0, end: length };
  const found = /^(\d+)\.\.(\d+)$/.exec(text.trim());
  if (!found) throw new SettingError("range", "write A..B, for instance 12..32");
  const [start, end] = [Number(found[1]), Number(found[2])];
  if (start >= end || end > length) {
    throw new SettingError("range", `digest range ${start}..${end} is not within the ${length} bytes of a ${algorithm} digest`);
  }
  return { start, end };
}

function parseZeroBits(text) {
  if (!/^\d{1,4}$/.test(text.trim())) throw new SettingError("value", `write a number of bits, for instance ${GOALS["zero-bits"].example}`);
  const bits = Number(text);
  return { looksAt: bits, odds: 2 ** -bits };
}

function parseBelow(text) {
  const bound = hexBytes("value", text);
  if (bound.length === 0) throw new SettingError("value", `write the bound's leading bytes, for instance ${GOALS.below.example}`);
  if (bound.every((byte) => byte === 0)) throw new SettingError("value", "no digest is below zero");
  return { looksAt: 8 * bound.length, odds: bound.reduceRight((sum, byte) => (sum + byte) / 256, 0) };
}

/** A number whose least significant byte comes first in the digest. */
const parseBelowLe = (text) => ({ ...parseBelow(text), reversed: true });

/** A target of Bitcoin: a length in bytes, and the leading three bytes of a number of that length. */
function parseCompact(text) {
  const digits = bare(text);
  if (!/^[0-9a-f]{8}$/i.test(digits)) throw new SettingError("value", `write the eight digits of the compact form, for instance ${GOALS.nbits.example}`);
  const [length, mantissa] = [parseInt(digits.slice(0, 2), 16), parseInt(digits.slice(2), 16)];
  const target = length < 3 ? Math.floor(mantissa / 256 ** (3 - length)) : mantissa;
  const odds = target * 256 ** (Math.max(length, 3) - 3 - 32);
  if (mantissa >= 0x800000 || target === 0 || odds >= 1) {
    throw new SettingError("value", `${digits.toLowerCase()} is negative, zero or of more than 256 bits; in a header its bytes are in the other order`);
  }
  return { looksAt: 256, odds, reversed: true };
}

/** The mask and the value of a pattern, as hexadecimal digits. */
function maskAndValue(pattern) {
  if (pattern.includes(":")) return pattern;
  const digits = bare(pattern);
  const wrong = /[^0-9a-f.]/i.exec(digits);
  if (wrong) throw new SettingError("value", `pattern '${pattern}': '${wrong[0]}' is neither a hexadecimal digit nor a point for any digit`);
  const even = digits + (digits.length % 2 ? "." : "");
  return `${even.replace(/[^.]/g, "f").replaceAll(".", "0")}:${even.replaceAll(".", "0")}`;
}

function parseAny(text) {
  const patterns = text.split(",").map((pattern) => parseMatch(maskAndValue(pattern.trim())));
  if (patterns.some(({ odds }) => odds === 1)) throw new SettingError("value", "a pattern without bits matches every digest");
  return {
    looksAt: Math.max(...patterns.map(({ looksAt }) => looksAt)),
    odds: Math.min(1, patterns.reduce((sum, { odds }) => sum + odds, 0)),
  };
}

/** What the engine reads; how often it is met is not known here. */
function parseText(text) {
  if (!text.trim()) throw new SettingError("value", "write what the text begins with");
  return { looksAt: 0, odds: NaN };
}

/** Which digest comes next by a score is not known here: the engine counts. */
function parseScore(text) {
  const { help, example } = GOALS.score;
  const names = help.slice(help.lastIndexOf("by ") + 3).split(/, | or /);
  if (!names.includes(text.trim())) throw new SettingError("value", `write one of ${names.join(", ")}, for instance ${example}`);
  return { looksAt: 0, odds: NaN };
}

function parseMatch(text) {
  const parts = text.split(":");
  if (parts.length !== 2) throw new SettingError("value", `write ${GOALS.match.argument}, for instance ${GOALS.match.example}`);
  const [mask, value] = parts.map((part) => hexBytes("value", part));
  if (mask.length === 0 || mask.length !== value.length) {
    throw new SettingError("value", `the mask has ${mask.length} bytes and the value ${value.length}`);
  }
  if (value.some((byte, i) => byte & ~mask[i])) {
    throw new SettingError("value", "the value has bits that are not in the mask, so no digest can match");
  }
  return { looksAt: 8 * mask.length, odds: 2 ** -ones(mask) };
}

/**
 * What the page calls the goals of goals.js: in its list, in the list of what is kept, and their operand; how this is read, and what of it the
 * engine's option is given.
 */
export const WORDS = {
  min: { listed: "the smallest hash", kept: "smallest hash", operand: "", parse: () => ({ looksAt: 0, odds: null }) },
  "zero-bits": { listed: "zero bits", kept: "zero bits", operand: "How many", parse: parseZeroBits, given: Number },
  below: { listed: "below a bound", kept: "below", operand: "Bound (hex)", parse: parseBelow, given: bare },
  "below-le": { listed: "below a bound, least byte first", kept: "below, least byte first", operand: "Bound (hex)", parse: parseBelowLe, given: bare },
  nbits: { listed: "Bitcoin's compact target", kept: "compact target", operand: "Target (8 hex digits)", parse: parseCompact, given: bare },
  match: { listed: "a bit pattern", kept: "match", operand: "MASK:VALUE (hex)", parse: parseMatch, given: String },
  any: { listed: "one of several patterns", kept: "any of", operand: "Patterns (hex, commas between)", parse: parseAny, given: String },
  "checksum-case": { listed: "an address with checksum", kept: "checksum case", operand: "Digits in their case (commas between)", parse: parseText, given: String },
  base58: { listed: "a text in Base58", kept: "Base58", operand: "VERSION:PREFIX (commas between)", parse: parseText, given: String },
  score: { listed: "the best score", kept: "score", operand: "zeros, zero-bytes, leading-zero-bytes, run or uniswap-v4", parse: parseScore, given: String },
};

/**
 * The objective that the form describes.
 * @param {{goal: string, value: string, range: string, algorithm: string}} settings as typed
 * @returns {object} how many bits it looks at, the `odds` that a digest meets it (null: these fall), and the bytes `range` that it applies to
 * @throws {SettingError}
 */
export function parseObjective({ goal, value, range, algorithm }) {
  if (!Object.hasOwn(GOALS, goal)) throw new SettingError("goal", `there is no objective ${goal}`);
  const objective = { ...WORDS[goal].parse(value), range: parseRange(range, algorithm) };
  const available = 8 * (objective.range.end - objective.range.start);
  if (objective.looksAt > available) {
    throw new SettingError("value", `the objective needs ${objective.looksAt} bits, but only ${available} of the digest are in range`);
  }
  return objective;
}

/** The part of a digest, in hexadecimal, that an objective looks at, in the order of its bytes. */
export function slice(objective, digestHex) {
  const digits = digestHex.slice(2 * objective.range.start, 2 * objective.range.end);
  return objective.reversed ? digits.replace(/../g, "$& ").trim().split(" ").reverse().join("") : digits;
}

/** Zero bits before the first one bit of hexadecimal digits; all of them if there is none. */
export function leadingZeros(digits) {
  const whole = /^0*/.exec(digits)[0].length;
  const next = whole < digits.length ? Math.clz32(parseInt(digits[whole], 16)) - 28 : 0;
  return 4 * whole + next;
}

/** Hexadecimal digits as a fraction of one, whose exponent may be as small as a digest makes it. */
export function fraction(digits) {
  const whole = /^0*/.exec(digits)[0].length;
  const rest = digits.slice(whole, whole + 13);
  return rest ? (parseInt(rest, 16) / 16 ** rest.length) * 16 ** -whole : 0;
}

const ones = (bytes) => bytes.reduce((sum, byte) => sum + byte.toString(2).replaceAll("0", "").length, 0);

/**
 * The odds that a digest is the next result.
 * @param {object} objective of {@link parseObjective}
 * @param {?string} best the smallest digest so far, in hexadecimal: what the next one has to be below
 */
export function odds(objective, best) {
  if (objective.odds !== null) return objective.odds;
  return best === null ? 1 : fraction(slice(objective, best));
}

/** The odds that at least one of `hashes` digests is a result: 1 − (1 − p)^n, without losing a small p. */
export const oddsWithin = (p, hashes) => (p >= 1 ? 1 : -Math.expm1(hashes * Math.log1p(-p)));

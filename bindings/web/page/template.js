/**
 * The message template, read as the native command reads it and refused in the same words (crates/hashweave/src/search/template): the page
 * says what is wrong while it is typed, and nothing of the engine is loaded for that. Only lengths are kept: a message may be long, and the
 * engine is the one that makes it. A test compares the two.
 */
import { hexFault } from "./hex.js";
import { ALIASES, LENGTHS, LONGEST } from "./names.js";

/** Why a template is not one: one line. */
export class TemplateError extends Error {}

const refuse = (line) => {
  throw new TemplateError(line);
};

/** The most characters of a field that a line repeats. */
const MOST_REPEATED = 40;

function shortened(text) {
  if (text.length <= MOST_REPEATED) return text;
  const characters = Array.from(text.slice(0, 2 * MOST_REPEATED + 2));
  return characters.length > MOST_REPEATED ? `${characters.slice(0, MOST_REPEATED).join("")}…` : text;
}

/** A whole number from 0 to 2^64 − 1 as Rust reads it, or NaN. */
const whole = (text) => (/^\+?\d+$/.test(text) && BigInt(text.replace("+", "")) < 1n << 64n ? Number(text) : NaN);

function width(field, digits, most) {
  const value = whole(digits);
  return value >= 1 && value <= most ? value : refuse(`{${field}:${shortened(digits)}}: the width must be a number from 1 to ${most}`);
}

/** A text at the first of a character; null after it if there is none. */
function halves(text, separator = ":") {
  const at = text.indexOf(separator);
  return at < 0 ? [text, null] : [text.slice(0, at), text.slice(at + separator.length)];
}

const unknown = (field) =>
  refuse(`{${shortened(field)}} is not a field; fields are {hex:…}, {base58:…}, {uint:N:…}, {salt:N}, {counter:N}, {counter:N:be}, {counter:N:letters}, {counter:decimal} and other digits, and around others {rlp:…}, {rlp-list:…}, {hexlower:…} and {ALGORITHM:…}`);

// ---- Constants ----

const BASE58 = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";
const LONGEST_BASE58 = 4096;

/** Bytes of a number, most significant first, without zeros before them. */
function bytesOf(number) {
  const digits = number ? number.toString(16) : "";
  return (digits.length % 2 ? `0${digits}` : digits).match(/../g)?.map((pair) => parseInt(pair, 16)) ?? [];
}

/** The bytes of a text in Base58. `fault` throws a line. */
function base58(text, fault) {
  const bytes = new TextEncoder().encode(text).length;
  if (bytes > LONGEST_BASE58) fault(`the text has ${bytes} digits; write more than ${LONGEST_BASE58} as {hex:…}`);
  const digits = Array.from(text);
  const wrong = digits.find((digit) => !BASE58.includes(digit));
  if (wrong) fault(`'${wrong}' is not a digit of Base58`);
  const zeros = /^1*/.exec(text)[0].length;
  return [...new Array(zeros).fill(0), ...bytesOf(digits.reduce((number, digit) => 58n * number + BigInt(BASE58.indexOf(digit)), 0n))];
}

/** `WIDTH:NUMBER` as bytes. `fault` throws a line. */
function uint(text, fault) {
  const [first, number] = halves(text);
  if (number === null) fault("write {uint:N:NUMBER}, for instance {uint:32:1}");
  const width = whole(first);
  if (!(width >= 1 && width <= 32)) fault("the width must be a number from 1 to 32");
  const [radix, digits] = number.startsWith("0x") ? [16, number.slice(2)] : [10, number];
  const isDigit = radix === 16 ? /[0-9a-f]/i : /\d/;
  let value = 0n;
  for (const digit of digits) {
    if (!isDigit.test(digit)) fault(`'${digit}' is not a digit of base ${radix}`);
    value = value * BigInt(radix) + BigInt(`0x${digit}`);
    if (value >> BigInt(8 * width)) fault(`the number does not fit ${width} ${width === 1 ? "byte" : "bytes"}`);
  }
  if (!digits) fault("the number is missing");
  const bytes = bytesOf(value);
  return [...new Array(width - bytes.length).fill(0), ...bytes];
}

// ---- Counters ----

/** The alphabets of counters that are text: of those with a name, the number of characters. */
const ALPHABETS = { decimal: 10, hex: 16, base32: 32, base58: 58, base62: 62, base64url: 64 };

const FORMS = { le: 8, be: 8, letters: 4 };

const MOST = (1n << 64n) - 1n;

/** A character as Rust prints it. */
const quoted = (character) => `'${{ "'": "\\'", "\\": "\\\\", "\n": "\\n", "\t": "\\t", "\r": "\\r" }[character] ?? character}'`;

/** The number of characters of an alphabet. `fault` throws a line. */
function radixOf(characters, fault) {
  const all = Array.from(characters);
  const other = all.find((character) => character < " " || character > "~" || "{}:".includes(character));
  if (other !== undefined) fault(`${quoted(other)} is no character for digits; take printable ASCII without {, } and :`);
  const twice = all.find((character, i) => all.indexOf(character) < i);
  if (twice !== undefined) fault(`the alphabet has ${quoted(twice)} twice; every digit needs a character of its own`);
  if (all.length < 2) fault(`the alphabet ${all.length ? "has one character" : "is empty"}; give two or more, such as {counter:alphabet=01:8}`);
  return all.length;
}

/** The number of digits of a number. */
function digitsOf(number, base) {
  let digits = 1;
  for (let rest = number / base; rest > 0n; rest /= base) digits++;
  return digits;
}

/** A counter in digits: the least and the most of them, and its largest number. */
function inDigits(radix, digits, fault) {
  const base = BigInt(radix);
  const most = digitsOf(MOST, base);
  const width = digits === null ? most : whole(digits);
  if (!(width >= 1 && width <= most)) fault(`${shortened(digits)} digits; the number of digits is one from 1 to ${most}, or left out`);
  const largest = base ** BigInt(width) - 1n;
  const max = largest < MOST ? largest : MOST;
  return digits === null ? { width, least: 1, max, base } : { width, least: width, max };
}

/** What stands after `counter:`. */
function counterOf(field, rest) {
  const fault = (reason) => refuse(`{${shortened(field)}}: ${reason}`);
  const [name, digits] = halves(rest);
  if (Object.hasOwn(ALPHABETS, name)) return inDigits(ALPHABETS[name], digits, fault);
  if (name.startsWith("alphabet=")) return inDigits(radixOf(name.slice("alphabet=".length), fault), digits, fault);
  if (digits !== null && !Object.hasOwn(FORMS, digits)) unknown(field);
  const bits = FORMS[digits ?? "le"];
  const units = width("counter", name, 64 / bits);
  return { width: units, least: units, max: (1n << BigInt(units * bits)) - 1n };
}

// ---- Fields around others ----

/** Bytes that RLP writes before a string or a list of so many. */
const header = (length) => 1 + (length < 56 ? 0 : bytesOf(BigInt(length)).length);

/**
 * What may stand around others: bytes of the result for `inner` bytes. Of a string of one byte they depend on that byte, which is null where only the
 * engine knows it: then there are two answers, of which `most` is the longer.
 */
const ENCODINGS = {
  rlp: (inner, byte, most) => (inner === 1 && (byte === null ? !most : byte < 0x80) ? 1 : header(inner) + inner),
  "rlp-list": (inner) => header(inner) + inner,
  hexlower: (inner) => 2 * inner,
};

/** A name without its hyphens and underscores, but those between two digits, in small letters. */
const plain = (name) => name.replaceAll("_", "-").toLowerCase().replace(/(?<!\d)-|-(?!\d)/g, "");

const PLAIN = new Map(Object.keys(LENGTHS).map((name) => [plain(name), name]));

/** An algorithm by any of its names: the usual one and the bytes of its digest; null if there is none. */
function named(text) {
  const wanted = plain(text);
  const name = PLAIN.get(wanted) ?? (Object.hasOwn(ALIASES, wanted) ? ALIASES[wanted] : null);
  if (name) return { name, length: LENGTHS[name] };
  const family = Object.keys(LONGEST).find((name) => wanted.startsWith(name));
  const bits = family && /^\d+$/.test(wanted.slice(family.length)) ? Number(wanted.slice(family.length)) : 0;
  return bits && bits % 8 === 0 && bits <= 8 * LONGEST[family] ? { name: `${family}-${bits}`, length: bits / 8 } : null;
}

/** A field around others by its name; null if there is none. */
function wrapperOf(name) {
  if (Object.hasOwn(ENCODINGS, name)) return { name, length: ENCODINGS[name], hashes: false };
  const algorithm = named(name);
  return algorithm && { name: algorithm.name, length: () => algorithm.length, hashes: true };
}

/** The fields that hold no others. */
const LEAVES = ["hex", "base58", "uint", "salt", "counter"];

/** Lengths of what is between two braces, as far as it is read: the least and the most. */
class Level {
  least = 0;
  most = 0;
  hasSalt = false;
  hasCounter = false;
  /** The only byte; null if there is not one, or if the engine alone knows it. */
  byte = null;

  /** @param {number} least @param {number} most @param {?number} byte the byte, if it is a known one */
  append(least, most = least, byte = null) {
    if (most === 0) return;
    this.byte = this.most === 0 && most === 1 ? byte : null;
    this.least += least;
    this.most += most;
  }

  /** Appends known bytes. */
  bytes(bytes) {
    if (bytes.length) this.append(bytes.length, bytes.length, bytes.length === 1 ? bytes[0] : null);
  }
}

/** One pass over the text, with a stack of the fields that are open. */
class Parser {
  #encoder = new TextEncoder();
  at = 0;
  level = new Level();
  open = [];
  salt = null;
  counter = null;
  /** Whether a counter has as many digits as its number needs. */
  hasNumber = false;

  /** @param {string} text @param {bigint} largest the largest counter of the search */
  constructor(text, largest) {
    Object.assign(this, { text, largest });
  }

  read() {
    const braces = /[{}]/g;
    for (let brace = braces.exec(this.text); brace; braces.lastIndex = this.at, brace = braces.exec(this.text)) {
      this.literal(brace.index);
      this.brace();
    }
    this.literal(this.text.length);
    if (this.open.length) this.alone(this.open.at(-1).brace);
    if (!this.counter) refuse("the template has no counter; put {counter:8} where the nonce goes");
    const { width, max } = this.counter;
    // How long the longest message is depends on the smallest range of all fields, which is known now.
    const { least, most } = this.hasNumber && max < this.largest ? this.#measured(max) : this.level;
    return { least, length: most, salt: this.salt && { width: this.salt }, counter: { width, max, bits: max.toString(2).length } };
  }

  #measured(largest) {
    const parser = new Parser(this.text, largest);
    parser.read();
    return parser.level;
  }

  /** Takes the text up to a place as it is. */
  literal(end) {
    if (end > this.at) this.level.bytes(this.#encoder.encode(this.text.slice(this.at, end)));
    this.at = end;
  }

  byteAt = (place) => this.#encoder.encode(this.text.slice(0, place)).length;

  alone = (place) => refuse(`the brace at byte ${this.byteAt(place)} has no partner; write {{ or }} for a literal brace`);

  /** Reads what a brace begins or ends. */
  brace() {
    const { text, at } = this;
    if (text[at] === "}" && this.open.length) {
      this.at++;
      return this.close();
    }
    if (text[at + 1] === text[at]) {
      if (this.open.length) refuse(`the brace at byte ${this.byteAt(at)} is inside a field; write {hex:7b} or {hex:7d} there`);
      this.level.append(1);
      this.at += 2;
      return undefined;
    }
    if (text[at] === "}") this.alone(at);
    const ends = /[:{}]/g;
    ends.lastIndex = at + 1;
    const end = ends.exec(text) ?? this.alone(at);
    const name = text.slice(at + 1, end.index);
    const wrapper = end[0] === ":" && !LEAVES.includes(name) ? wrapperOf(name) : null;
    if (wrapper) {
      this.open.push({ wrapper, brace: at, around: this.level });
      this.level = new Level();
      this.at = end.index + 1;
      return undefined;
    }
    const close = text.indexOf("}", at);
    if (close < 0) this.alone(at);
    this.at = close + 1;
    return this.field(text.slice(at + 1, close));
  }

  /** Appends a field that holds no others. */
  field(field) {
    const [name, rest] = halves(field);
    const fault = (reason) => refuse(`{${shortened(field)}}: ${reason}`);
    if (rest === null || !LEAVES.includes(name)) return unknown(field);
    if (name === "hex") {
      const reason = hexFault(rest);
      if (reason) refuse(`{hex:${shortened(rest)}}: ${reason}`);
      return this.level.bytes(rest.length === 2 ? [parseInt(rest, 16)] : { length: rest.length / 2 });
    }
    if (name === "salt") {
      const bytes = width("salt", rest, 64);
      if (this.salt) refuse("the template has two salts; at most one {salt:N} is allowed");
      this.salt = bytes;
      this.level.hasSalt = true;
      return this.level.append(bytes);
    }
    if (name === "counter") {
      const counter = counterOf(field, rest);
      // Of several fields, the one with the smallest range says how far the search goes.
      if (!this.counter || counter.max < this.counter.max) this.counter = counter;
      this.level.hasCounter = true;
      this.hasNumber ||= counter.base !== undefined;
      return this.level.append(counter.least, counter.base ? digitsOf(this.largest, counter.base) : counter.width);
    }
    const bytes = name === "base58" ? base58(rest, fault) : uint(rest, fault);
    const { start, end } = this.slice(bytes.length) ?? { start: 0, end: bytes.length };
    return this.level.bytes(bytes.slice(start, end));
  }

  /** Ends the innermost open field. */
  close() {
    const { wrapper, around } = this.open.pop();
    const { least, most, hasSalt, hasCounter, byte } = this.level;
    const varies = hasSalt || hasCounter;
    const fault = (reason) => refuse(`{${wrapper.name}:…}: ${reason}`);
    if (varies && wrapper.name === "rlp" && (least === 1 || most === 1)) {
      fault("one byte that varies has no fixed length in RLP; only a longer string can have the salt or the counter");
    }
    const lengths = [wrapper.length(least, byte, false), wrapper.length(most, byte, true)];
    const slice = this.slice(lengths[1]);
    if (hasCounter && slice && !wrapper.hashes) fault("of what has the counter, only a digest can be cut");
    this.level = around;
    this.level.hasSalt ||= hasSalt;
    this.level.hasCounter ||= hasCounter;
    if (slice) this.level.append(slice.end - slice.start);
    else this.level.append(...lengths, wrapper.name === "rlp" && lengths[1] === 1 ? byte : null);
  }

  /** Reads the slices that follow a field of `length` bytes; null if no bracket follows. */
  slice(length) {
    let range = null;
    while (this.text[this.at] === "[") {
      const { start, end } = range ?? { start: 0, end: length };
      const [inside, after] = halves(this.text.slice(this.at + 1), "]");
      const fault = (reason) => refuse(`[${shortened(inside)}]: ${reason}`);
      const [a, b] = halves(inside, "..").map((bound) => (bound === null ? NaN : whole(bound)));
      if (after === null || Number.isNaN(a + b)) fault("write [A..B] for bytes A to B−1 of the field, or {hex:5b} for a bracket");
      if (a >= b || b > end - start) fault(`that is not within the ${end - start} bytes of the field`);
      range = { start: start + a, end: start + b };
      this.at += 1 + inside.length + 1;
    }
    return range;
  }
}

/**
 * Reads a template.
 * @param {string} text what was typed
 * @returns {{least: number, length: number, salt: ?{width: number}, counter: {width: number, max: bigint, bits: number}}}
 *   bytes of the shortest and of the longest message, bytes of the salt, and the counter: bytes or digits, the largest, and its bits
 * @throws {TemplateError}
 */
export const parseTemplate = (text) => new Parser(text, MOST).read();

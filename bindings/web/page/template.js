/**
 * The message template, read as the native command reads it and refused in the same words (crates/hashweave/src/search/template): the page
 * says what is wrong while it is typed, and nothing of the engine is loaded before Start is pressed. A test compares the two.
 */
import { hexFault } from "./hex.js";
import { ALGORITHMS } from "./reference.js";

/** Why a template is not one: one line. */
export class TemplateError extends Error {}

const width = (field, digits, most) => {
  const value = /^\+?\d+$/.test(digits) ? Number(digits) : 0;
  if (value < 1 || value > most) throw new TemplateError(`{${field}:${digits}}: the width must be a number from 1 to ${most}`);
  return value;
};

/** The fields of the engine that this page does not read, besides those named after an algorithm. */
const ELSEWHERE = ["base58", "uint", "rlp", "rlp-list", "hexlower"];

/** The counters of the engine that this page does not read: text in digits of an alphabet. */
const DIGITS = /^(decimal|hex|base32|base58|base62|base64url|alphabet=.*)$/;

const FORMS = { le: "little", be: "big", letters: "letters" };

/** A text at the first colon; null after it if there is none. */
function halves(text) {
  const at = text.indexOf(":");
  return at < 0 ? [text, null] : [text.slice(0, at), text.slice(at + 1)];
}

/** What has been read of a template. Only lengths are kept: a message may be long, and what it is made of is the engine's concern. */
class Builder {
  length = 0;
  salt = null;
  counter = null;

  /** Room for a field that varies. */
  reserve(count) {
    const offset = this.length;
    this.length += count;
    return offset;
  }

  /** Appends the field written between braces. */
  field(text) {
    const [name, rest] = halves(text);
    if (rest === null) throw unknown(text);
    if (name === "hex") return this.hex(rest);
    if (name === "salt") return this.salted(rest);
    if (name === "counter") return this.counted(text, rest);
    if (ELSEWHERE.includes(name) || Object.hasOwn(ALGORITHMS, name)) {
      throw new TemplateError(`{${name}:…} is worked out by the command and the libraries, not on this page; write its bytes as {hex:…}`);
    }
    throw unknown(text);
  }

  hex(digits) {
    const fault = hexFault(digits);
    if (fault) throw new TemplateError(`{hex:${digits}}: ${fault}`);
    this.reserve(digits.length / 2);
  }

  salted(rest) {
    const bytes = width("salt", rest, 64);
    if (this.salt) throw new TemplateError("the template has two salts; at most one {salt:N} is allowed");
    this.salt = { offset: this.reserve(bytes), width: bytes };
  }

  counted(text, rest) {
    const [digits, suffix] = halves(rest);
    if (DIGITS.test(digits)) {
      throw new TemplateError(`{counter:${digits}} is searched by the command and the libraries, not on this page; {counter:9:letters} is text here`);
    }
    const form = suffix === null ? "little" : Object.hasOwn(FORMS, suffix) ? FORMS[suffix] : null;
    if (!form) throw unknown(text);
    const units = width("counter", digits, form === "letters" ? 16 : 8);
    const counter = { offset: this.reserve(units), width: units, form, bits: units * (form === "letters" ? 4 : 8) };
    // Of several fields, the one with the smallest range says how far the search goes.
    if (!this.counter || counter.bits < this.counter.bits) this.counter = counter;
  }
}

const unknown = (field) =>
  new TemplateError(`{${field}} is not a field; fields are {hex:…}, {base58:…}, {uint:N:…}, {salt:N}, {counter:N}, {counter:N:be}, {counter:N:letters}, {counter:decimal} and other digits, and around others {rlp:…}, {rlp-list:…}, {hexlower:…} and {ALGORITHM:…}`);

/**
 * Reads a template.
 * @param {string} text what was typed
 * @returns {{length: number, salt: ?{offset: number, width: number}, counter: {offset: number, width: number, form: string, bits: number}}}
 *   bytes of every message, and where its fields are
 * @throws {TemplateError}
 */
export function parseTemplate(text) {
  const encoder = new TextEncoder();
  const bytes = (from, to) => encoder.encode(text.slice(from, to)).length;
  const builder = new Builder();
  const braces = /[{}]/g;
  let at = 0;
  for (let brace = braces.exec(text); brace; braces.lastIndex = at, brace = braces.exec(text)) {
    const { index } = brace;
    builder.reserve(bytes(at, index));
    const double = text[index + 1] === text[index];
    const end = double ? index + 1 : text[index] === "{" ? text.indexOf("}", index) : -1;
    if (end < 0) throw new TemplateError(`the brace at byte ${bytes(0, index)} has no partner; write {{ or }} for a literal brace`);
    if (double) builder.reserve(1);
    else builder.field(text.slice(index + 1, end));
    at = end + 1;
  }
  builder.reserve(bytes(at));
  if (!builder.counter) throw new TemplateError("the template has no counter; put {counter:8} where the nonce goes");
  return { length: builder.length, salt: builder.salt, counter: builder.counter };
}

/**
 * The message template, read as the native command reads it and refused in the same words (crates/hashweave/src/search/template.rs): the page
 * says what is wrong while it is typed, and nothing of the engine is loaded before Start is pressed. A test compares the two.
 */
import { fromHex, hexFault } from "./hex.js";

/** Why a template is not one: one line. */
export class TemplateError extends Error {}

const width = (field, digits, most) => {
  const value = /^\+?\d+$/.test(digits) ? Number(digits) : 0;
  if (value < 1 || value > most) throw new TemplateError(`{${field}:${digits}}: the width must be a number from 1 to ${most}`);
  return value;
};

const FORMS = { le: "little", be: "big", letters: "letters" };

/** What has been read of a template. */
class Builder {
  bytes = [];
  salt = null;
  counter = null;

  /** Appends zeros for a field that varies. */
  reserve(count) {
    const offset = this.bytes.length;
    for (let i = 0; i < count; i++) this.bytes.push(0);
    return offset;
  }

  /** Appends the field written between braces. */
  field(text) {
    const [, name, rest] = /^([^:]*):([\s\S]*)$/.exec(text) ?? [];
    if (name === "hex") return this.hex(rest);
    if (name === "salt") return this.salted(rest);
    if (name === "counter") return this.counted(text, rest);
    throw unknown(text);
  }

  hex(digits) {
    const fault = hexFault(digits);
    if (fault) throw new TemplateError(`{hex:${digits}}: ${fault}`);
    this.bytes.push(...fromHex(digits));
  }

  salted(rest) {
    const bytes = width("salt", rest, 64);
    if (this.salt) throw new TemplateError("it has two salts; at most one {salt:N} is allowed");
    this.salt = { offset: this.reserve(bytes), width: bytes };
  }

  counted(text, rest) {
    const [, digits, suffix] = /^([^:]*)(?::([\s\S]*))?$/.exec(rest);
    const form = suffix === undefined ? "little" : Object.hasOwn(FORMS, suffix) ? FORMS[suffix] : null;
    if (!form) throw unknown(text);
    const units = width("counter", digits, form === "letters" ? 16 : 8);
    if (this.counter) throw new TemplateError("it has two counters; exactly one {counter:N} is allowed");
    this.counter = { offset: this.reserve(units), width: units, form, bits: units * (form === "letters" ? 4 : 8) };
  }
}

const unknown = (field) =>
  new TemplateError(`{${field}} is not a field; fields are {hex:…}, {salt:N}, {counter:N}, {counter:N:be} and {counter:N:letters}`);

/**
 * Reads a template.
 * @param {string} text what was typed
 * @returns {{length: number, salt: ?{offset: number, width: number}, counter: {offset: number, width: number, form: string, bits: number}}}
 *   bytes of every message, and where its fields are
 * @throws {TemplateError}
 */
export function parseTemplate(text) {
  const encoder = new TextEncoder();
  const builder = new Builder();
  let at = 0;
  while (at < text.length) {
    const brace = text.slice(at).search(/[{}]/);
    const literal = brace < 0 ? text.slice(at) : text.slice(at, at + brace);
    builder.bytes.push(...encoder.encode(literal));
    if (brace < 0) break;
    at += brace;
    const two = text.slice(at, at + 2);
    if (two === "{{" || two === "}}") {
      builder.bytes.push(text.charCodeAt(at));
      at += 2;
      continue;
    }
    const end = text[at] === "{" ? text.indexOf("}", at) : -1;
    if (end < 0) {
      const position = encoder.encode(text.slice(0, at)).length;
      throw new TemplateError(`the brace at byte ${position} has no partner; write {{ or }} for a literal brace`);
    }
    builder.field(text.slice(at + 1, end));
    at = end + 1;
  }
  if (!builder.counter) throw new TemplateError("it has no counter; put {counter:8} where the nonce goes");
  return { length: builder.bytes.length, salt: builder.salt, counter: builder.counter };
}

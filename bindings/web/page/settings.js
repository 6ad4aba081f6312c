/**
 * The form's settings, checked: what the engine is to be asked, and the native command that asks the same. Needs nothing of the engine.
 */
import { bare, fromHex, hexFault } from "./hex.js";
import { parseTemplate } from "./template.js";
import { GOALS } from "./goals.js";
import { parseObjective, SettingError, WORDS } from "./objective.js";

/** The form's fields, which are what a search is kept by. */
export const FIELDS = ["preset", "message", "algorithm", "device", "threads", "goal", "value", "range", "hits", "start", "count", "salt"];

const MOST = 2n ** 64n - 1n;
/** More workers than this no machine has use for, and browsers refuse. */
const MOST_THREADS = 256;

/** A number from 0 to 2^64 − 1, decimal or hexadecimal; nothing typed: none. */
function number(field, text) {
  const typed = text.trim();
  if (!typed) return null;
  const value = /^(\d+|0x[0-9a-f]+)$/i.test(typed) ? BigInt(typed.toLowerCase()) : MOST + 1n;
  if (value > MOST) throw new SettingError(field, `not a whole number from 0 to ${MOST}`);
  return value;
}

function threads(text, template) {
  const typed = text.trim();
  const value = /^\d{1,4}$/.test(typed) ? Number(typed) : 0;
  if (value < 1 || value > MOST_THREADS) throw new SettingError("threads", `must be a number of threads from 1 to ${MOST_THREADS}`);
  const room = template.salt?.width === 1 ? 256 : Infinity;
  if (value > room) throw new SettingError("threads", `a salt of 1 byte has room for ${room} threads, not ${value}`);
  return value;
}

/** What hashes. A search that was kept before there was a choice is one of the processor. */
function device(name = "cpu") {
  if (name !== "cpu" && name !== "gpu") throw new SettingError("threads", `'${name}' is neither cpu nor gpu`);
  return name;
}

function salt(text, template) {
  const digits = bare(text);
  if (!digits) return null;
  const fault = hexFault(digits);
  if (fault) throw new SettingError("salt", fault);
  const [given, expected] = [digits.length / 2, template.salt?.width ?? 0];
  if (given !== expected) {
    throw new SettingError("salt", `the salt's length is ${given}, but the template needs ${expected} bytes`);
  }
  return digits.toLowerCase();
}

/** The range, which has to fit the counter. */
function range(settings, { counter }) {
  const [start, count] = [number("start", settings.start) ?? 0n, number("count", settings.count)];
  const { max } = counter;
  if (count === 0n) throw new SettingError("count", "zero leaves nothing to search");
  const last = count === null ? (start > max ? start : max) : start + count - 1n;
  if (last > max) {
    throw new SettingError(start > max ? "start" : "count",
      `counters ${start} to ${last} do not fit the ${counter.width}-byte counter, whose largest is ${max}`);
  }
  return { start, count };
}

function hits(text) {
  const value = number("hits", text);
  if (value === 0n) throw new SettingError("hits", "must be at least 1");
  return value;
}

/** Runs a check and notes the field and the line if it refuses. */
function attempt(faults, field, check) {
  try {
    return check();
  } catch (error) {
    faults[error.field ?? field] ??= error.message;
    return null;
  }
}

/**
 * Checks the settings.
 * @param {Record<string, string>} settings as typed
 * @returns {{faults: Record<string, string>, checked: ?object}} one line for every field that is wrong; what was read if none is
 */
export function check(settings) {
  const faults = {};
  const template = attempt(faults, "message", () => parseTemplate(settings.message));
  const objective = attempt(faults, "value", () => parseObjective(settings));
  const most = attempt(faults, "hits", () => hits(settings.hits));
  const rest = template && {
    device: attempt(faults, "threads", () => device(settings.device)),
    threads: attempt(faults, "threads", () => threads(settings.threads, template)),
    salt: attempt(faults, "salt", () => salt(settings.salt, template)),
    range: attempt(faults, "count", () => range(settings, template)),
  };
  if (Object.keys(faults).length) return { faults, checked: null };
  return { faults, checked: { settings: { ...settings }, template, objective, hits: most, ...rest, ...rest.range } };
}

/** What the engine is asked: its `SearchOptions`. */
export function engineOptions({ settings, hits, salt, start, count }) {
  const options = { algo: settings.algorithm, message: settings.message, start, statsInterval: 5 };
  if (GOALS[settings.goal].argument !== null) {
    const name = settings.goal.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
    options[name] = WORDS[settings.goal].given(settings.value.trim());
  }
  if (settings.range.trim()) options.digestRange = settings.range.trim();
  if (hits !== null) options.hits = hits;
  if (count !== null) options.count = count;
  if (salt) options.saltHex = salt;
  return options;
}

/** A word of a shell's command line. */
export const quote = (text) => (/^[\w.:,/=+-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`);

/**
 * The native command of a search.
 * @param {object} checked of {@link check}
 * @param {?string} baseSalt the salt that was drawn, once it is known
 */
export function command({ settings, device, threads, hits, salt, start, count, template }, baseSalt) {
  const words = ["hashweave", "search", "--algo", settings.algorithm, "--message", settings.message];
  if (GOALS[settings.goal].argument !== null) words.push(`--${settings.goal}`, settings.value.trim());
  if (settings.range.trim()) words.push("--digest-range", settings.range.trim());
  if (start) words.push("--start", String(start));
  if (count !== null) words.push("--count", String(count));
  if (hits !== null) words.push("--hits", String(hits));
  if (template.salt && (salt || baseSalt)) words.push("--salt-hex", salt || baseSalt);
  if (device === "gpu") words.push("--backend", "gpu");
  // With a salt, which counters are scanned depends on the number of workers.
  else if (template.salt) words.push("--threads", String(threads));
  return words.map(quote).join(" ");
}

/** The bytes of a message as text, if all of them can be printed. */
export function printable(inputHex) {
  const bytes = fromHex(inputHex);
  return bytes.every((byte) => byte >= 0x20 && byte < 0x7f) ? new TextDecoder().decode(bytes) : null;
}

/**
 * Reads a kept search. What a browser has stored may be anything: of another version, cut off, changed by hand. So every part is looked at before
 * any is used, and what is not a search as this page writes it is none.
 */
import { MOST_POINTS, MOST_RECORDS, MOST_SAMPLES, Session, VERSION } from "./session.js";
import { check, FIELDS } from "./settings.js";
import { ALGORITHMS } from "./reference.js";

/** More than any counter, time or rate comes to. */
const MOST = 1e21;

const isText = (value) => typeof value === "string";
const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
const isNumber = (value) => Number.isFinite(value) && value >= 0 && value <= MOST;
const isPositive = (value) => isNumber(value) && value > 0;
const orNull = (is) => (value) => value === null || is(value);
const all = (is, most) => (values) => Array.isArray(values) && values.length <= most && values.every((value) => is(value));
const shaped = (shape) => (value) => isObject(value) && Object.entries(shape).every(([name, is]) => Object.hasOwn(value, name) && is(value[name]));

const part = (value, names) => Object.fromEntries(names.map((name) => [name, value[name]]));

/** Pairs of hexadecimal digits, of a number of bytes, or of one from `least` to `most`. */
const isHex = (text, least, most = least) => isText(text) && /^([0-9a-f]{2})*$/.test(text) && text.length >= 2 * least && text.length <= 2 * most;

/** A line of JSON whose record is of that kind. */
const isLine = (is) => (line) => isText(line) && is(JSON.parse(line));

/** What the parts of a search with those settings are. The engine judges its own state. */
function shapeOf({ settings, template }) {
  const isDigest = (text) => isHex(text, ALGORITHMS[settings.algorithm].length);
  const isFinding = isLine(shaped({
    kind: (kind) => kind === "best" || kind === "hit", counter: isNumber, hash_hex: isDigest, input_hex: (text) => isHex(text, template.least, template.length),
  }));
  return {
    version: (value) => value === VERSION,
    settings: isObject,
    state: orNull(isObject),
    startup: orNull(isLine(shaped({ kind: (kind) => kind === "startup", workers: isPositive, base_salt_hex: (text) => isHex(text, template.salt?.width ?? 0) }))),
    shutdown: orNull(isLine(shaped({ kind: (kind) => kind === "shutdown" }))),
    lines: all((line) => isFinding(line) && /"counter":\d+/.test(line), 1.25 * MOST_RECORDS),
    found: Number.isSafeInteger,
    best: orNull(isDigest),
    points: all(shaped({ hashes: isPositive, seconds: isNumber, bits: isNumber, found: isPositive }), MOST_POINTS),
    samples: all(shaped({ seconds: isNumber, rate: isNumber, workers: all(isNumber, 1 << 16) }), MOST_SAMPLES),
    sampleEvery: isPositive,
    total: isNumber,
    seconds: isNumber,
    saved: isNumber,
    complete: (value) => typeof value === "boolean",
  };
}

/**
 * The search of a stored text.
 * @param {?string} text
 * @returns {?Session} null if it is none
 */
export function readSession(text) {
  try {
    const data = JSON.parse(text);
    // Before there was a choice, none was kept.
    if (isObject(data?.settings)) data.settings.device ??= "cpu";
    if (!shaped(Object.fromEntries(FIELDS.map((name) => [name, isText])))(data?.settings)) return null;
    const settings = part(data.settings, FIELDS);
    const { checked } = check(settings);
    const shape = checked && shapeOf(checked);
    if (!shape || !shaped(shape)(data) || data.found < data.lines.length || (data.found > 0) !== data.lines.length > 0) return null;
    return new Session({ ...part(data, Object.keys(shape)), settings });
  } catch {
    return null;
  }
}

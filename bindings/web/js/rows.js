// Digests of many messages of one length at a constant distance: the rows of a matrix.

import { viewOf } from "./hash.js";
import { PIECE } from "./instance.js";
import { instance } from "./main.js";

/** A number does not fit the others, or the bytes. */
export class RowsError extends RangeError {
  /** @param {string} argument @param {string} message */
  constructor(argument, message) {
    super(message);
    this.name = "RowsError";
    this.argument = argument;
  }
}

/** Messages that are digested by one call, at most: their digests take a MiB. */
export const TOGETHER = 1 << 14;

/** Bytes that are passed at once of messages of which few fit into a piece: a lane without a message is time lost. */
export const ROOM = 1 << 22;

/**
 * The hashers of a module by which many messages are digested, one for each algorithm. They are kept, for making one takes longer than a few short messages.
 * @type {WeakMap<import("./instance.js").Instance, Map<string, { hasher: number, size: number }>>}
 */
const hashers = new WeakMap();

/** A new hasher, and the bytes of its digest. @param {import("./instance.js").Instance} module @param {{ algo: string, key?: number[] }} described */
export function newHasher(module, described) {
  const hasher = module.accepted(module.pass("hw_hasher_new", JSON.stringify(described)));
  return { hasher, size: module.call("hw_hasher_length", [hasher]) };
}

/** @param {import("./instance.js").Instance} module @param {string} algo */
export function hasherOf(module, algo) {
  let own = hashers.get(module);
  if (own === undefined) hashers.set(module, (own = new Map()));
  let kept = own.get(algo);
  if (kept === undefined) own.set(algo, (kept = newHasher(module, { algo })));
  return kept;
}

/** @param {string} argument @param {unknown} value @returns {number} */
function whole(argument, value) {
  if (typeof value !== "number") throw new TypeError(`${argument} must be a number`);
  if (Number.isSafeInteger(value) && value >= 0) return value;
  throw new RowsError(argument, `${argument} is ${value}, which is no whole number from 0 to 2^53 - 1`);
}

/** How many rows there are if nobody says so. @param {number} bytes @param {number} stride @param {number} length */
function countOf(bytes, stride, length) {
  if (stride === 0) {
    throw new RowsError("count", "count is missing: of rows of 0 bytes that are 0 bytes apart there may be any number");
  }
  const rest = bytes % stride;
  const before = (bytes - rest) / stride;
  if (rest > 0 && rest < length) {
    throw new RowsError("rows", `rows has ${bytes} bytes: after ${before} rows, ${stride} bytes apart, are ${rest}, which are no row of ${length}`);
  }
  return rest > 0 ? before + 1 : before;
}

/**
 * The numbers, which fit each other and the bytes.
 * @param {Uint8Array} bytes @param {unknown} given @param {{ stride?: unknown, count?: unknown }} options
 */
function shape(bytes, given, options) {
  const length = whole("length", given);
  const stride = whole("stride", options.stride ?? length);
  if (stride < length) {
    throw new RowsError("stride", `rows of ${length} bytes overlap if they are ${stride} bytes apart`);
  }
  const count = whole("count", options.count ?? countOf(bytes.length, stride, length));
  const needed = count === 0 ? 0 : (count - 1) * stride + length;
  if (!Number.isSafeInteger(needed)) {
    throw new RowsError("count", `${count} rows that are ${stride} bytes apart take more bytes than can be addressed`);
  }
  if (needed > bytes.length) {
    throw new RowsError("rows", `the rows take ${needed} bytes, and ${bytes.length} are given`);
  }
  return { length, stride, count, needed };
}

/**
 * Room for the digests: what is given, if it fits and lies apart from the rows.
 * @param {unknown} out @param {number} size @param {Uint8Array} rows
 */
function roomFor(out, size, rows) {
  if (out === undefined) return new Uint8Array(size);
  if (!(out instanceof Uint8Array)) throw new TypeError("out must be a Uint8Array");
  viewOf("out", out);
  if (out.length !== size) {
    throw new RowsError("out", `the digests take ${size} bytes, and there is room for ${out.length}`);
  }
  const [first, last] = [Math.max(out.byteOffset, rows.byteOffset), Math.min(out.byteOffset + size, rows.byteOffset + rows.length)];
  if (out.buffer === rows.buffer && first < last) {
    throw new RowsError("out", `out and rows have ${last - first} bytes in common, from byte ${first} of their buffer on`);
  }
  return out;
}

/** How many rows are passed at once. @param {{ stride: number, length: number }} form */
function together({ stride, length }) {
  if (stride === 0) return TOGETHER;
  const room = length > PIECE / 64 ? ROOM : PIECE;
  return Math.min(TOGETHER, 1 + Math.floor(Math.max(0, room - length) / stride));
}

/**
 * Digests a message that is too long to be passed at once.
 * @param {import("./instance.js").Instance} module @param {number} hasher @param {Uint8Array} message
 */
export function inPieces(module, hasher, message) {
  for (let at = 0; at < message.length; at += PIECE) {
    module.call("hw_hasher_update", [hasher], { bytes: message.subarray(at, at + PIECE) });
  }
  module.call("hw_hasher_digest", [hasher]);
}

/** @type {typeof import("./index.js").digestRows} */
export async function digestRows(algo, rows, length, options) {
  const given = options ?? {};
  const module = await instance();
  const bytes = viewOf("rows", rows);
  const { hasher, size } = hasherOf(module, algo);
  const form = shape(bytes, length, given);
  const out = roomFor(given.out, form.count * size, bytes.subarray(0, form.needed));
  const most = together(form);
  for (let i = 0; i < form.count; i += most) {
    const count = Math.min(most, form.count - i);
    const at = i * form.stride;
    const those = bytes.subarray(at, at + (count - 1) * form.stride + form.length);
    if (form.length > ROOM) inPieces(module, hasher, those);
    else {
      // Of one row there is no distance, which the module could not even count if it were one of many GiB.
      const stride = count > 1 ? form.stride : form.length;
      module.accepted(module.call("hw_hasher_rows", [hasher, count, stride, form.length], { bytes: those, before: 1 }));
    }
    out.set(module.output(), i * size);
  }
  return out;
}

// Digests.

import { PIECE } from "./instance.js";
import { instance } from "./main.js";

const ENCODER = new TextEncoder();

/** Bytes of the longest digest. */
const LONGEST = 2 ** 29 - 1;

/** The bytes of an argument, which an error names. @param {string} name @param {unknown} data @returns {Uint8Array} */
export function bytesOf(name, data) {
  return typeof data === "string" ? ENCODER.encode(data) : viewOf(name, data, "a string, an ArrayBuffer or a view of one");
}

/** The bytes of a buffer or of a view of one, where they lie. @param {string} name @param {unknown} data @param {string} wanted @returns {Uint8Array} */
export function viewOf(name, data, wanted = "an ArrayBuffer or a view of one") {
  const view = ArrayBuffer.isView(data);
  if (!view && !(data instanceof ArrayBuffer) && !(typeof SharedArrayBuffer === "function" && data instanceof SharedArrayBuffer)) {
    throw new TypeError(`${name} must be ${wanted}`);
  }
  const buffer = view ? data.buffer : data;
  // Of a buffer that was given away nothing is left, and it would pass for an empty one.
  if (buffer.byteLength === 0 && isDetached(buffer)) throw new TypeError(`${name}: its buffer is detached: it was given to another thread`);
  if (data instanceof Uint8Array) return data;
  return view ? new Uint8Array(data.buffer, data.byteOffset, data.byteLength) : new Uint8Array(buffer);
}

/** Whether a buffer is detached; not every engine has a property that says so. @param {ArrayBufferLike} buffer */
function isDetached(buffer) {
  try {
    new Uint8Array(buffer);
    return false;
  } catch {
    return true;
  }
}

/** @param {Uint8Array} bytes */
export function toHex(bytes) {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** What a module is told of a hasher besides its algorithm. @param {import("./index.js").HashOptions} options */
function describedBy({ length, key, context, customization }) {
  if (length !== undefined && (!Number.isInteger(length) || length < 0 || length > LONGEST)) {
    throw new RangeError(`length is ${length}, which is no whole number from 0 to ${LONGEST}`);
  }
  if (context !== undefined && typeof context !== "string") throw new TypeError("context must be a string");
  /** @param {string} name @param {unknown} data */
  const numbers = (name, data) => (data === undefined ? undefined : Array.from(bytesOf(name, data)));
  return { length, key: numbers("key", key), context, customization: numbers("customization", customization) };
}

/** Hashers that nobody has any more. */
const forgotten = new FinalizationRegistry(
  (/** @type {{ instance: import("./instance.js").Instance, number: number }} */ held) =>
    held.instance.call("hw_drop", [held.number]),
);

export class Hasher {
  #instance;
  #number;

  /** @param {string} algo @param {import("./instance.js").Instance} instance @param {number} number */
  constructor(algo, instance, number) {
    this.algo = algo;
    this.#instance = instance;
    this.#number = number;
    this.digestLength = instance.call("hw_hasher_length", [number]);
    forgotten.register(this, { instance, number }, this);
  }

  /** @param {string} algo @param {import("./index.js").HashOptions | null} [options] */
  static async create(algo, options) {
    const described = JSON.stringify({ algo, ...describedBy(options ?? {}) });
    const module = await instance();
    return new Hasher(algo, module, module.accepted(module.pass("hw_hasher_new", described)));
  }

  /** @param {import("./index.js").Data} data */
  update(data) {
    const bytes = bytesOf("data", data);
    for (let at = 0; at < bytes.length; at += PIECE) {
      this.#call("hw_hasher_update", { bytes: bytes.subarray(at, at + PIECE) });
    }
    return this;
  }

  digest() {
    this.#call("hw_hasher_digest");
    return this.#instance.bytes();
  }

  hex() {
    return toHex(this.digest());
  }

  free() {
    if (this.#number === 0) return;
    forgotten.unregister(this);
    this.#instance.call("hw_drop", [this.#number]);
    this.#number = 0;
  }

  /** @param {string} name @param {{ bytes?: Uint8Array }} [passed] */
  #call(name, passed) {
    if (this.#number === 0) throw new Error("the hasher has been freed");
    this.#instance.call(name, [this.#number], passed);
  }
}

/** The pieces of what is to be hashed. @param {any} data @returns {AsyncGenerator<Uint8Array>} */
async function* pieces(data) {
  if (typeof Blob === "function" && data instanceof Blob) data = data.stream();
  // Not every browser lets a stream be iterated.
  if (typeof data?.getReader === "function") {
    const reader = data.getReader();
    try {
      for (;;) {
        const { done, value } = await reader.read();
        if (done) return;
        yield bytesOf("data", value);
      }
    } finally {
      reader.cancel().catch(() => {});
    }
  } else if (typeof data?.[Symbol.asyncIterator] === "function") {
    for await (const piece of data) yield bytesOf("data", piece);
  } else {
    yield bytesOf("data", data);
  }
}

/**
 * @param {string} algo
 * @param {any} data
 * @param {import("./index.js").HashOptions & { onProgress?: (bytes: number) => void, signal?: AbortSignal } | null} [options]
 */
export async function digest(algo, data, options) {
  const { onProgress, signal } = options ?? {};
  const hasher = await Hasher.create(algo, options);
  try {
    let total = 0;
    for await (const piece of pieces(data)) {
      signal?.throwIfAborted();
      hasher.update(piece);
      total += piece.length;
      onProgress?.(total);
    }
    signal?.throwIfAborted();
    return hasher.digest();
  } finally {
    hasher.free();
  }
}

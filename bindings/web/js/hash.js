// Digests.

import { PIECE } from "./instance.js";
import { instance } from "./main.js";

const ENCODER = new TextEncoder();

/** @param {import("./index.js").Data} data @returns {Uint8Array} */
function bytesOf(data) {
  if (typeof data === "string") return ENCODER.encode(data);
  const bytes = viewOf(data);
  if (bytes === undefined) throw new TypeError("bytes must be a string, an ArrayBuffer or a view of one");
  return bytes;
}

/** The bytes of a buffer or of a view of one, where they lie. @param {unknown} data @returns {Uint8Array | undefined} */
export function viewOf(data) {
  if (data instanceof Uint8Array) return data;
  if (ArrayBuffer.isView(data)) return new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
  if (data instanceof ArrayBuffer || (typeof SharedArrayBuffer === "function" && data instanceof SharedArrayBuffer)) {
    return new Uint8Array(data);
  }
  return undefined;
}

/** @param {Uint8Array} bytes */
export function toHex(bytes) {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
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

  /** @param {string} algo */
  static async create(algo) {
    const module = await instance();
    return new Hasher(algo, module, module.accepted(module.pass("hw_hasher_new", algo)));
  }

  /** @param {import("./index.js").Data} data */
  update(data) {
    const bytes = bytesOf(data);
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
        yield bytesOf(value);
      }
    } finally {
      reader.cancel().catch(() => {});
    }
  } else if (typeof data?.[Symbol.asyncIterator] === "function") {
    for await (const piece of data) yield bytesOf(piece);
  } else {
    yield bytesOf(data);
  }
}

/**
 * @param {string} algo
 * @param {any} data
 * @param {{ onProgress?: (bytes: number) => void, signal?: AbortSignal } | null} [options]
 */
export async function digest(algo, data, options) {
  const { onProgress, signal } = options ?? {};
  const hasher = await Hasher.create(algo);
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

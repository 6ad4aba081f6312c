// An instance of the module: bytes in, bytes out.

const ENCODER = new TextEncoder();
const DECODER = new TextDecoder();

/** Bytes that are passed at once; more are passed in pieces. */
export const PIECE = 1 << 18;

/** A call that cannot be: a mistake of this package. */
const MISUSED = -1;

/** The options make no search. */
export const REFUSED = -2;

/** Options that make no search. */
export class UsageError extends Error {
  /** @param {string} option @param {string} message */
  constructor(option, message) {
    super(message);
    this.name = "UsageError";
    this.option = option;
  }
}

/** No GPU can be used, or one failed. The message is one sentence. */
export class DeviceError extends Error {
  /** @param {string} message */
  constructor(message) {
    super(message);
    this.name = "DeviceError";
  }
}

/**
 * Whether the engine has fixed-width SIMD: whether it takes a module whose only function is
 * `(result v128) i32.const 0, i8x16.splat, i8x16.popcnt`.
 */
export const SIMD128 = WebAssembly.validate(
  // prettier-ignore
  Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11),
);

export class Instance {
  /** @param {WebAssembly.Module} module */
  constructor(module) {
    /** @type {any} */
    this.exports = new WebAssembly.Instance(module, {}).exports;
    this.exports.hw_start();
    this.scratch = this.exports.hw_alloc(PIECE);
  }

  /**
   * Calls a function, with bytes, if there are any, after the first `before` numbers; pieces of bytes lie one after another.
   * @param {string} name
   * @param {number[]} numbers
   * @param {{ bytes?: Uint8Array | Uint8Array[], before?: number }} [passed]
   * @returns {number}
   */
  call(name, numbers = [], { bytes, before = numbers.length } = {}) {
    const pieces = Array.isArray(bytes) ? bytes : bytes && [bytes];
    let length = 0;
    if (pieces !== undefined) for (const piece of pieces) length += piece.length;
    const own = length > PIECE;
    try {
      const all = [...numbers];
      let room = this.scratch;
      if (pieces !== undefined) {
        room = own ? this.exports.hw_alloc(length) : room;
        all.splice(before, 0, room, length);
        // The memory may have grown and moved since the last call.
        const memory = new Uint8Array(this.exports.memory.buffer);
        let at = room;
        for (const piece of pieces) {
          memory.set(piece, at);
          at += piece.length;
        }
      }
      const code = this.exports[name](...all);
      if (own) this.exports.hw_free(room, length);
      if (code === MISUSED) throw new Error(`${name}: ${this.text() || "called in vain"}`);
      return code;
    } catch (error) {
      if (!(error instanceof WebAssembly.RuntimeError)) throw error;
      // A panic has left its text. What was left before is not why another trap came.
      const size = `its memory has ${this.exports.memory.buffer.byteLength / 2 ** 20} MiB`;
      throw new Error(this.exports.hw_panicked() ? this.text() : `${name}: ${error.message}; ${size}`, { cause: error });
    }
  }

  /** @param {string} name @param {string} text @param {number[]} [behind] */
  pass(name, text, behind = []) {
    return this.call(name, behind, { bytes: ENCODER.encode(text), before: 0 });
  }

  /** What the last call left, where it lies until the next one. */
  output() {
    return new Uint8Array(this.exports.memory.buffer, this.exports.hw_output(), this.exports.hw_output_length());
  }

  /** The same as a copy. */
  bytes() {
    return this.output().slice();
  }

  /** The same as text. */
  text() {
    return DECODER.decode(this.bytes());
  }

  /** The same as JSON. */
  json() {
    return JSON.parse(this.text());
  }

  /** @param {number} code @returns {number} */
  accepted(code) {
    if (code !== REFUSED) return code;
    const { option, message } = this.json();
    throw new UsageError(option, message);
  }
}

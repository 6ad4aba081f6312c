// A worker that drives a GPU: launches go out two at a time, and what comes back is judged while the next one runs.

import { Gpu, findAdapter } from "./gpu.js";
import { DeviceError, Instance } from "./instance.js";

/** What the module answers. */
const [REPORT, FINISHED] = [1, 2];

export class Device {
  /** @type {Instance} */ #instance;
  #number = 0;
  /** @type {Gpu | null} */ #gpu = null;
  #name = "";
  /** @type {import("./gpu.js").Setup} */ #setup;
  /** @type {Uint8Array} */ #table;
  /** Launches under way, oldest first. @type {{ list: Promise<Uint8Array>, began: number }[]} */ #flying = [];
  #landed = 0;
  #driving = false;
  /** Whether something has come back that nobody has looked at. */ #more = false;
  /** Whether the device failed since a launch last came back. */ #failed = false;
  #post;
  /** Hashes of every worker, where memory can be shared. @type {BigUint64Array | null} */ #counters = null;

  /** @param {(message: any) => void} post */
  constructor(post) {
    this.#post = post;
  }

  /** Finds out which GPU there is. */
  async find() {
    ({ name: this.#name } = await findAdapter());
    this.#post({ kind: "adapter", name: this.#name });
  }

  /** @param {{ module: WebAssembly.Module, input: string, shared: SharedArrayBuffer | null }} message */
  async init({ module, input, shared }) {
    const instance = new Instance(module);
    this.#number = instance.accepted(instance.pass("hw_device_new", input));
    this.#setup = instance.json();
    instance.call("hw_device_table", [this.#number]);
    this.#table = instance.bytes();
    this.#instance = instance;
    if (shared) this.#counters = new BigUint64Array(shared, 8);
    this.#gpu = await this.#tried(() => Gpu.open(this.#setup, this.#table));
    this.#post({ kind: "ready" });
  }

  /** @param {string} text */
  order(text) {
    this.#instance.call("hw_device_begin", [this.#number], { bytes: new TextEncoder().encode(text) });
    return this.#drive();
  }

  stop() {
    if (!this.#instance) return;
    const orders = this.#call("hw_device_stop");
    if (orders > 0) this.#post({ kind: "skipped", orders });
  }

  finish() {
    this.#call("hw_device_finish");
    return this.#drive();
  }

  /** @param {string} name */
  #call(name) {
    return this.#instance.call(name, [this.#number]);
  }

  /** Starts and judges launches until nothing is left to do. */
  async #drive() {
    if (this.#driving) return this.#fill();
    this.#driving = true;
    do {
      // What comes next is started before anybody looks at what came back, so that the GPU does not wait.
      this.#fill();
      this.#advance();
      this.#fill();
      if (this.#flying.length > 0) await this.#land();
    } while (this.#flying.length > 0 || this.#more);
    this.#driving = false;
  }

  #fill() {
    while (this.#gpu && this.#call("hw_device_launch") === 1) {
      const list = this.#gpu.launch(this.#instance.bytes());
      // Whoever waits for it is told; until then nobody is.
      list.catch(() => {});
      this.#flying.push({ list, began: performance.now() });
    }
  }

  /** Judges what has come back. */
  #advance() {
    this.#more = false;
    for (let code = this.#call("hw_device_advance"); code !== 0; code = this.#call("hw_device_advance")) {
      const text = this.#instance.text();
      if (code === FINISHED) {
        this.#gpu?.close();
        this.#gpu = null;
      }
      this.#post({ kind: code === REPORT ? "report" : "finished", text, chunks: this.#call("hw_device_chunks") });
    }
    if (this.#counters) Atomics.store(this.#counters, 0, BigInt(this.#instance.exports.hw_device_hashed(this.#number)));
  }

  /** Waits for the oldest launch. */
  async #land() {
    const { list, began } = this.#flying[0];
    let bytes;
    try {
      bytes = await list;
    } catch (error) {
      return this.#reopen(error);
    }
    this.#flying.shift();
    // It may have waited for the one before.
    const now = performance.now();
    const took = now - Math.max(began, this.#landed);
    this.#landed = now;
    this.#failed = false;
    this.#more = true;
    if (this.#instance.call("hw_device_land", [this.#number, took], { bytes, before: 1 }) !== 0) {
      throw new DeviceError(`${this.#name}: ${this.#instance.text()}`);
    }
  }

  /** After a failure: the device is opened again, once; all that was under way is launched again. @param {any} error */
  async #reopen(error) {
    if (this.#failed) throw new DeviceError(`${this.#name}: the GPU failed twice: ${error.message}`);
    this.#failed = true;
    await Promise.allSettled(this.#flying.map(({ list }) => list));
    this.#flying = [];
    this.#call("hw_device_lost");
    this.#gpu?.close();
    this.#gpu = null;
    this.#gpu = await Gpu.open(this.#setup, this.#table);
    this.#more = true;
  }

  /** Does something, and once more if that fails. @template T @param {() => Promise<T>} act @returns {Promise<T>} */
  #tried(act) {
    return act().catch(act);
  }
}

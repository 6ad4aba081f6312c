// A GPU by WebGPU: the adapter, the kernel on it, and launches.

import { DeviceError } from "./instance.js";

/** Launches that can be under way at once. */
export const SLOTS = 2;

/** Bytes of the count that a list begins with. */
const COUNT = 4;

/** What an adapter calls itself, as people would say it. @param {any} info a `GPUAdapterInfo` */
function nameOf(info) {
  const parts = info.description ? [info.description] : [info.vendor, info.architecture, info.device];
  const name = parts.filter(Boolean).join(" ") || "a GPU without a name";
  return info.isFallbackAdapter ? `${name} (software)` : name;
}

/** One line of what an engine says. @param {any} error */
const line = (error) => String(error?.message ?? error).split("\n")[0];

/**
 * The adapter of the fastest GPU.
 * @returns {Promise<{ adapter: any, name: string }>}
 */
export async function findAdapter() {
  const gpu = /** @type {any} */ (globalThis.navigator)?.gpu;
  if (!gpu) {
    const node = typeof process === "object" && process.versions?.node !== undefined;
    throw new DeviceError(node ? "Node has no WebGPU: search on a GPU in a browser, or by the native program's --backend gpu"
      : "this browser has no WebGPU here: it needs a browser that has it, and a page from HTTPS or localhost");
  }
  let adapter;
  try {
    adapter = await gpu.requestAdapter({ powerPreference: "high-performance" });
  } catch (error) {
    throw new DeviceError(`the browser gives no GPU: ${line(error)}`);
  }
  if (!adapter) throw new DeviceError("the browser gives no GPU: there is none, or its driver is one that the browser does not trust");
  return { adapter, name: nameOf(adapter.info) };
}

/** @typedef {{ wgsl: string, parameter_bytes: number, list_bytes: number, entry_bytes: number, capacity: number, row: number }} Setup */

/** A kernel on a device. */
export class Gpu {
  /** Why the device is lost, once it is. @type {string | null} */ #lost = null;
  /** @type {{ parameters: any, list: any, staging: any, group: any }[]} */ #slots = [];
  #next = 0;
  #device;
  #setup;
  /** @type {any} */ #pipeline;

  /** @param {any} device @param {Setup} setup */
  constructor(device, setup) {
    this.#device = device;
    this.#setup = setup;
    device.lost.then((/** @type {any} */ { message, reason }) => (this.#lost ??= line(message || reason)));
    device.addEventListener("uncapturederror", (/** @type {any} */ { error }) => (this.#lost ??= line(error)));
  }

  /**
   * Opens the fastest GPU and loads a kernel.
   * @param {Setup} setup @param {Uint8Array} table
   */
  static async open(setup, table) {
    const { adapter, name } = await findAdapter();
    try {
      const gpu = new Gpu(await adapter.requestDevice(), setup);
      await gpu.#load(table);
      return gpu;
    } catch (error) {
      throw new DeviceError(`${name}: the GPU does not take the search: ${line(error)}`);
    }
  }

  /** @param {Uint8Array} table */
  async #load(table) {
    const device = this.#device;
    const module = device.createShaderModule({ code: this.#setup.wgsl });
    this.#pipeline = await device.createComputePipelineAsync({ layout: "auto", compute: { module } });
    device.pushErrorScope("out-of-memory");
    // The numbers are those of GPUBufferUsage, which Node's types do not know: what is copied from, copied to, a uniform, storage, read by this thread.
    const [READ, FROM, TO, UNIFORM, STORAGE] = [0x01, 0x04, 0x08, 0x40, 0x80];
    const buffer = (/** @type {number} */ size, /** @type {number} */ usage) => device.createBuffer({ size, usage });
    const constants = buffer(table.length, STORAGE | TO);
    device.queue.writeBuffer(constants, 0, table);
    for (let slot = 0; slot < SLOTS; slot++) {
      const parameters = buffer(this.#setup.parameter_bytes, UNIFORM | TO);
      const list = buffer(this.#setup.list_bytes, STORAGE | FROM | TO);
      const staging = buffer(this.#setup.list_bytes, READ | TO);
      const entries = [parameters, constants, list].map((buffer, binding) => ({ binding, resource: { buffer } }));
      const group = device.createBindGroup({ layout: this.#pipeline.getBindGroupLayout(0), entries });
      this.#slots.push({ parameters, list, staging, group });
    }
    const error = await device.popErrorScope();
    if (error) throw error;
  }

  /**
   * Starts a launch in the slot that has been free for longest.
   * @param {Uint8Array} words its workgroups and its parameters
   * @returns {Promise<Uint8Array>} the list: how many passed, and the entries for which there was room
   */
  launch(words) {
    const { parameters, list, staging, group } = this.#slots[this.#next];
    this.#next = (this.#next + 1) % SLOTS;
    const workgroups = new DataView(words.buffer, words.byteOffset).getUint32(0, true);
    const padded = new Uint8Array(this.#setup.parameter_bytes);
    padded.set(words.subarray(4));
    this.#device.queue.writeBuffer(parameters, 0, padded);
    const encoder = this.#device.createCommandEncoder();
    encoder.clearBuffer(list, 0, COUNT);
    const pass = encoder.beginComputePass();
    pass.setPipeline(this.#pipeline);
    pass.setBindGroup(0, group);
    pass.dispatchWorkgroups(Math.min(workgroups, this.#setup.row), Math.ceil(workgroups / this.#setup.row));
    pass.end();
    encoder.copyBufferToBuffer(list, 0, staging, 0, this.#setup.list_bytes);
    this.#device.queue.submit([encoder.finish()]);
    return this.#read(staging);
  }

  /** @param {any} staging */
  async #read(staging) {
    const READ = 1;
    try {
      await staging.mapAsync(READ);
      if (this.#lost !== null) throw new Error(this.#lost);
      const all = staging.getMappedRange();
      const passed = new DataView(all).getUint32(0, true);
      const list = new Uint8Array(all).slice(0, COUNT + this.#setup.entry_bytes * Math.min(passed, this.#setup.capacity));
      staging.unmap();
      return list;
    } catch (error) {
      throw new DeviceError(this.#lost ?? line(error));
    }
  }

  close() {
    this.#device.destroy();
  }
}

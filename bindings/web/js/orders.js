// What a worker thread does: an instance of its own scans what it is told to, by this thread's kernels or by a GPU.

import { Device } from "./device.js";
import { Instance } from "./instance.js";

/** How the thread talks with the one that started it. @typedef {{ post: (message: any) => void, listen: (take: (message: any) => void) => void }} Port */

/** @type {Port} */
let port;

/** @type {Instance} */
let instance;
let worker = 0;
let number = 0;
/** The stop flag, and the hashes of every worker, where memory can be shared. @type {Int32Array | null} */
let stop = null;
/** @type {BigUint64Array | null} */
let counters = null;

/** @param {{ module: WebAssembly.Module, input: string, worker: number, shared: SharedArrayBuffer | null }} message */
function init(message) {
  instance = new Instance(message.module);
  number = message.worker;
  if (message.shared) {
    stop = new Int32Array(message.shared, 0, 1);
    counters = new BigUint64Array(message.shared, 8);
  }
  worker = instance.accepted(instance.pass("hw_worker_new", message.input, [number]));
  port.post({ kind: "ready" });
}

/** @param {string} text */
function scan(text) {
  if (stop && Atomics.load(stop, 0) !== 0) return port.post({ kind: "skipped", orders: 1 });
  const bytes = new TextEncoder().encode(text);
  instance.call("hw_worker_begin", [worker], { bytes });
  let more = true;
  while (more) {
    more = instance.call("hw_worker_slice", [worker]) === 1;
    if (counters) Atomics.store(counters, number, BigInt(instance.exports.hw_worker_hashed(worker)));
  }
  instance.call("hw_worker_report", [worker]);
  port.post({ kind: "report", text: instance.text() });
}

function finish() {
  instance.call("hw_worker_finish", [worker]);
  port.post({ kind: "finished", text: instance.text() });
}

/** What drives a GPU in place of this thread's kernels. @type {import("./device.js").Device | null} */
let device = null;

/** @param {any} message */
async function withDevice(message) {
  switch (message.kind) {
    case "find": {
      device = new Device(port.post);
      return device.find();
    }
    case "init":
      return device.init(message);
    case "order":
      return device.order(message.text);
    case "stop":
      return device.stop();
    default:
      return device.finish();
  }
}

/** @param {any} message */
function withKernels(message) {
  if (message.kind === "init") init(message);
  else if (message.kind === "order") scan(message.text);
  // A search may be stopped before there is a GPU to stop.
  else if (message.kind === "finish") finish();
}

/** Takes orders from now on. @param {Port} given */
export function serve(given) {
  port = given;
  port.listen(take);
}

/** @param {any} message */
async function take(message) {
  try {
    if (device !== null || message.kind === "find") await withDevice(message);
    else withKernels(message);
  } catch (error) {
    port.post({ kind: "error", name: error?.name, message: String(error?.message ?? error) });
  }
}

// What the programs of this folder measure of the package: slices of a search and of digests, on a module that they give.

import { readFileSync } from "node:fs";
import { Instance } from "../js/instance.js";

const ENCODER = new TextEncoder();

/** Counters of a span: what kernels that walk spans are measured over. */
export const SPAN = 1 << 17;

/** The module of a file. */
export const load = (file) => new Instance(new WebAssembly.Module(readFileSync(file)));

/** Slices of a search of the default template by a kernel; each returns how many counters it has. */
export function searcher(module, backend, kernel, count, algo = "sha3-256") {
  const options = { algo, kernel, backend, "zero-bits": "60", "salt-hex": "0000000000" };
  const worker = module.accepted(module.pass("hw_worker_new", JSON.stringify({ options }), [0]));
  let at = 0;
  return () => {
    const order = ENCODER.encode(JSON.stringify({ chunk: 0, first: at, last: at + count - 1 }));
    at += count;
    module.call("hw_worker_begin", [worker], { bytes: order });
    while (module.call("hw_worker_slice", [worker]) === 1);
    module.call("hw_worker_report", [worker]);
    return count;
  };
}

/** Digests of messages. */
export function hasher(module, algorithm) {
  const number = module.accepted(module.pass("hw_hasher_new", JSON.stringify({ algo: algorithm })));
  return (bytes) => {
    module.call("hw_hasher_update", [number], { bytes });
    module.call("hw_hasher_digest", [number]);
    return module.bytes();
  };
}

/** The message that is hashed whole: 64 KiB. */
export const LONG = new Uint8Array(1 << 16).map((_, i) => i * 31);

/** Slices of `count` such messages. */
export function long(hash, count = 4) {
  return () => {
    for (let i = 0; i < count; i++) hash(LONG);
    return count;
  };
}

/** Processor time of the process in nanoseconds: wall-clock time would measure others too. */
export function processorTime() {
  const { user, system } = process.cpuUsage();
  return (user + system) * 1000;
}

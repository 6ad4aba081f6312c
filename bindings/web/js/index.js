// Hashweave for browsers; node.js is the entry for Node. What is here is told in index.d.ts.

import { Instance, SIMD128 } from "./instance.js";
import { compiled, instance, platform } from "./main.js";
import { findAdapter } from "./gpu.js";
import { Run, input, onGpu, threadsOf } from "./search.js";

export { DeviceError, UsageError } from "./instance.js";
export { Hasher, digest, toHex } from "./hash.js";
export { digestMany } from "./many.js";
export {
  MerkleTree,
  ProofError,
  merkleLeaves,
  merkleMixInLength,
  merkleRoot,
  merkleTree,
  merkleVerify,
  merkleVerifyConsistency,
  merkleVerifyMembers,
  merkleVerifyMultiproof,
} from "./merkle.js";
export { RowsError, digestRows } from "./rows.js";

/** The default message template. */
export const DEFAULT_MESSAGE = "bench_sha3:{salt:5}{counter:8}";

/** @type {typeof import("./index.js").search} */
export function search(options, run) {
  return new Run(options ?? {}, run ?? {});
}

/** @type {typeof import("./index.js").plan} */
export async function plan(options, run) {
  const [given, how] = [options ?? {}, run ?? {}];
  const gpu = onGpu(how);
  const module = gpu ? new Instance(await compiled("gpu")) : await instance();
  module.accepted(module.pass("hw_plan", input(given, threadsOf(how, given), gpu ? "" : null)));
  return module.json();
}

/** @type {typeof import("./index.js").adapter} */
export async function adapter() {
  const { name } = await findAdapter();
  return { name };
}

/** @type {typeof import("./index.js").features} */
export async function features() {
  const module = await instance();
  module.call("hw_features");
  const workers = typeof Worker === "function" || typeof process === "object";
  return { ...module.json(), simd128: SIMD128, shared: platform.shared, workers, threads: platform.threads() };
}

/** @type {typeof import("./index.js").selftest} */
export async function selftest() {
  const module = await instance();
  module.call("hw_selftest");
  const tests = module.json();
  return { tests, passed: tests.every((/** @type {any} */ test) => test.failure === null) };
}

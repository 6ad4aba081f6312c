// Hashweave for browsers and Node. What is here is told in index.d.ts.

import { SIMD128 } from "./instance.js";
import { instance, platform } from "./main.js";
import { Run, input, threadsOf } from "./search.js";

export { UsageError } from "./instance.js";
export { Hasher, digest, toHex } from "./hash.js";

/** The default message template. */
export const DEFAULT_MESSAGE = "bench_sha3:{salt:5}{counter:8}";

/** @type {typeof import("./index.js").search} */
export function search(options, run) {
  return new Run(options ?? {}, run ?? {});
}

/** @type {typeof import("./index.js").plan} */
export async function plan(options, run) {
  const module = await instance();
  const given = options ?? {};
  module.accepted(module.pass("hw_plan", input(given, threadsOf(run ?? {}, given))));
  return module.json();
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

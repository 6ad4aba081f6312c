// The module of this thread, loaded at its first use.

import { Instance, SIMD128 } from "./instance.js";
import * as web from "./platform-web.js";

/** What differs between browsers and Node: those of browsers, until the entry for Node brings its own. @type {typeof import("./platform-node.js")} */
export let platform = web;

/** @param {typeof platform} other */
export function use(other) {
  platform = other;
}

/** @type {Map<string, Promise<WebAssembly.Module>>} */
const modules = new Map();

/** @typedef {"simd128" | "scalar" | "gpu"} Build the module for processors with SIMD, for those without, or the one that drives GPUs */

/**
 * The compiled module; it is compiled once and can be sent to workers.
 * @param {Build} build by default one for processors; the option `backend: "scalar"` does not choose it, only the kernels
 */
export function compiled(build = SIMD128 ? "simd128" : "scalar") {
  let module = modules.get(build);
  if (!module) {
    module = platform.compile(build);
    modules.set(build, module);
    // What failed for a moment may go well the next time.
    module.catch(() => modules.delete(build));
  }
  return module;
}

/** @type {Promise<Instance> | undefined} */
let own;

/** This thread's instance, for digests and for what is asked of the module. */
export function instance() {
  own ??= compiled().then((module) => new Instance(module));
  own.catch(() => (own = undefined));
  return own;
}

// Hashweave for workerd (Cloudflare Workers), which has neither files nor threads: digests, and what a search is. What is here is told in index.d.ts.

import simd128 from "./hashweave-simd128.wasm";
import { DeviceError } from "./instance.js";
import { use } from "./main.js";

use({
  /** @param {import("./main.js").Build} build @returns {Promise<WebAssembly.Module>} */
  compile: async (build) => {
    if (build === "gpu") throw new DeviceError("workerd has no GPU");
    return simd128;
  },
  threads: () => 1,
  shared: false,
  spawn: () => {
    throw new Error("workerd starts no threads, so it cannot search: use digest, digestMany, digestRows or Hasher, or search elsewhere");
  },
});

export * from "./index.js";

// Cycles of a block on every kind of kernel: the rows for WebAssembly in crates/hashweave/src/batch/costs.rs.
//
//     node costs.mjs [GHZ]
//
// `scalar` is one stream of 64 KiB through the hasher; `simd128` the search kernel `direct`, which hashes a block in every lane.

import { LONG, hasher, load, long, processorTime, searcher } from "./candidates.mjs";

const GHZ = Number(process.argv[2] ?? 3.62);
const KINDS = [["sha256", 64, 4], ["sha512", 128, 2], ["blake2s-256", 64, 4], ["blake2b-512", 128, 2], ["sha3-256", 136, 2]];
const ROUNDS = 150;
const module = load(new URL("../js/hashweave-simd128.wasm", import.meta.url));

/** The best of many, in nanoseconds of processor time. */
function best(work) {
  let least = Infinity;
  for (let round = 0; round < ROUNDS; round++) {
    const before = processorTime();
    work();
    least = Math.min(least, processorTime() - before);
  }
  return least;
}

for (const [algo, block, lanes] of KINDS) {
  const stream = best(long(hasher(module, algo)));
  const count = 1 << 14;
  const search = best(searcher(module, "simd128", "direct", count, algo));
  const scalar = (stream * GHZ) / ((4 * LONG.length) / block);
  console.log(`${algo}: scalar ${scalar.toFixed(0)}, simd128 ${((search * GHZ * lanes) / count).toFixed(0)} for ${lanes}`);
}

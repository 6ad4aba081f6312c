// Cycles of a block on every kind of kernel: the rows for WebAssembly in crates/hashweave/src/batch/costs.rs.
//
//     node costs.mjs [GHZ]
//
// `scalar` is one stream of 64 KiB through the hasher; `simd128` the search kernel `direct`, which hashes a block in every lane.

import { readFileSync } from "node:fs";
import { Instance } from "../js/instance.js";

const GHZ = Number(process.argv[2] ?? 3.62);
const KINDS = [["sha256", 64, 4], ["sha512", 128, 2], ["blake2s-256", 64, 4], ["blake2b-512", 128, 2], ["sha3-256", 136, 2]];
const ROUNDS = 150;
const module = new Instance(new WebAssembly.Module(readFileSync(new URL("../js/hashweave-simd128.wasm", import.meta.url))));
const bytes = new Uint8Array(1 << 16);

/** The best of many, in nanoseconds of processor time. */
function best(work) {
  let least = Infinity;
  for (let round = 0; round < ROUNDS; round++) {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) * 1000);
  }
  return least;
}

for (const [algo, block, lanes] of KINDS) {
  const hasher = module.pass("hw_hasher_new", algo);
  const stream = best(() => {
    for (let i = 0; i < 4; i++) module.call("hw_hasher_update", [hasher], { bytes });
    module.call("hw_hasher_digest", [hasher]);
  });
  const options = { algo, kernel: "direct", "zero-bits": "60", "salt-hex": "0000000000" };
  const worker = module.accepted(module.pass("hw_worker_new", JSON.stringify({ options }), [0]));
  const count = 1 << 14;
  let at = 0;
  const search = best(() => {
    const order = new TextEncoder().encode(JSON.stringify({ chunk: 0, first: at, last: at + count - 1 }));
    at += count;
    module.call("hw_worker_begin", [worker], { bytes: order });
    while (module.call("hw_worker_slice", [worker]) === 1);
    module.call("hw_worker_report", [worker]);
  });
  const scalar = (stream * GHZ) / (4 * ((1 << 16) / block));
  console.log(`${algo}: scalar ${scalar.toFixed(0)}, simd128 ${((search * GHZ * lanes) / count).toFixed(0)} for ${lanes}`);
}

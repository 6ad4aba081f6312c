// The two modules as they are built next to the same as `wasm-opt` leaves them, in slices in turn.
//
//     node wasm-opt.mjs FOLDER [--rounds N]
//
// The folder has both under their names, as this makes them (binaryen):
//
//     wasm-opt -O2 --enable-bulk-memory --enable-sign-ext --enable-mutable-globals --enable-nontrapping-float-to-int --enable-reference-types \
//         --enable-multivalue [--enable-simd] ../js/hashweave-simd128.wasm -o FOLDER/hashweave-simd128.wasm

import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { LONG, SPAN, hasher, load, long, processorTime, searcher } from "./candidates.mjs";

const [folder] = process.argv.slice(2).filter((word) => !/^(--rounds|\d+)$/.test(word));
if (folder === undefined) throw new Error("which folder has the modules that wasm-opt made?");
const rounds = process.argv.includes("--rounds") ? Number(process.argv[process.argv.indexOf("--rounds") + 1]) : 100;
/** Slices before the optimising compiler can be expected to be done. */
const WARM = Math.min(20, rounds >> 2);

const BUILDS = ["simd128", "scalar"];
const FOLDERS = [new URL("../js/", import.meta.url).pathname, folder];
const file = (from, build) => `${from}/hashweave-${build}.wasm`;

for (const build of BUILDS) {
  const sizes = FOLDERS.map((from) => readFileSync(file(from, build)));
  console.log(`${build}: ${sizes.map((bytes) => `${bytes.length} bytes, ${gzipSync(bytes, { level: 9 }).length} compressed`).join("; wasm-opt: ")}`);
}

const JOBS = {
  "search, affine, simd128": (from) => searcher(load(file(from, "simd128")), "simd128", "affine", SPAN),
  "search, a1a2, simd128": (from) => searcher(load(file(from, "simd128")), "simd128", "a1a2", 1 << 14),
  "search, direct, simd128": (from) => searcher(load(file(from, "simd128")), "simd128", "direct", 1 << 14),
  "search, affine, scalar build": (from) => searcher(load(file(from, "scalar")), "scalar", "affine", SPAN),
  "search, direct, scalar build": (from) => searcher(load(file(from, "scalar")), "scalar", "direct", 1 << 13),
};
for (const algorithm of ["sha3-256", "sha256", "sha512", "blake2b-512", "blake2s-256"]) {
  JOBS[`${algorithm}, ${LONG.length >> 10} KiB`] = (from) => long(hasher(load(file(from, "simd128")), algorithm));
}

const rows = Object.entries(JOBS).map(([name, make]) => ({ name, slices: FOLDERS.map(make), times: FOLDERS.map(() => []) }));
for (let round = 0; round < rounds; round++) {
  for (const { slices, times } of rows) {
    slices.forEach((slice, i) => {
      const before = processorTime();
      slice();
      if (round >= WARM) times[i].push(processorTime() - before);
    });
  }
}
for (const { name, times } of rows) {
  const [plain, made] = times.map((list) => list.sort((a, b) => a - b));
  const tenth = Math.floor(plain.length / 10);
  console.log(`${name.padEnd(30)} wasm-opt / plain: best ${(made[0] / plain[0]).toFixed(3)}, 10th pct ${(made[tenth] / plain[tenth]).toFixed(3)}`);
}

// The package next to @noble/hashes, hash-wasm and OpenSSL (node:crypto), in one process, in slices in turn.
//
//     npm ci && node bench.mjs [--rounds N] [--json]
//
// Time is the processor time of the process: on a machine that others use too, wall-clock time would measure them. A slice is some
// milliseconds, but for the kernels that walk spans, which are measured over a whole one. Cycles are those of a chain of additions that each wait
// for the one before, measured between the slices.

import { createHash } from "node:crypto";
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { sha3_256 as nobleSha3 } from "@noble/hashes/sha3.js";
import { createSHA3 } from "hash-wasm";
import { LONG, SPAN, hasher, load, long, processorTime, searcher } from "./candidates.mjs";

const flag = (name, fallback) => (process.argv.includes(name) ? Number(process.argv[process.argv.indexOf(name) + 1]) : fallback);
const ROUNDS = flag("--rounds", 200);
/** Slices before the optimising compiler can be expected to be done. */
const WARM = Math.min(20, ROUNDS >> 2);

const instance = (build) => load(new URL(`../js/hashweave-${build}.wasm`, import.meta.url));

/** A module with one function: `n` times sixteen additions, each of which needs the result of the one before. */
function chain() {
  const additions = Array.from({ length: 16 }, () => [0x20, 1, 0x7c]).flat();
  // prettier-ignore
  const body = [0, 0x03, 0x40, 0x20, 1, ...additions, 0x21, 1, 0x20, 0, 0x41, 1, 0x6b, 0x22, 0, 0x0d, 0, 0x0b, 0x20, 1, 0x0b];
  const section = (id, bytes) => [id, bytes.length, ...bytes];
  // prettier-ignore
  const bytes = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0, ...section(1, [1, 0x60, 2, 0x7f, 0x7e, 1, 0x7e]), ...section(3, [1, 0]),
    ...section(7, [1, 1, 97, 0, 0]), ...section(10, [1, body.length, ...body]));
  const { a } = new WebAssembly.Instance(new WebAssembly.Module(bytes)).exports;
  return (n) => a(n, 3n);
}

/** The default search by a function of a message: a digest for every counter, of which the first bytes are looked at. */
function byHand(hash, count) {
  const message = Buffer.from("bench_sha3:\0\0\0\0\0\0\0\0\0\0\0\0\0", "latin1");
  let at = 0;
  let found = 0;
  return () => {
    for (let i = 0; i < count; i++) {
      message.writeUInt32LE(at++ >>> 0, 16);
      const digest = hash(message);
      if ((digest[0] | digest[1] | digest[2] | digest[3]) === 0) found++;
    }
    return count;
  };
}

const sha3 = await createSHA3(256);
const hashWasm = (message) => sha3.init().update(message).digest("binary");
const openssl = (message) => createHash("sha3-256").update(message).digest();

const ours = (build) => hasher(instance(build), "sha3-256");

for (const hash of [ours("simd128"), ours("scalar"), hashWasm, nobleSha3]) {
  if (Buffer.compare(hash(LONG), openssl(LONG)) !== 0) throw new Error("not the same digests");
}

const JOBS = {
  "default search, a nonce": [
    ["hashweave simd128, affine", searcher(instance("simd128"), "simd128", "affine", SPAN)],
    ["hashweave simd128, a1a2", searcher(instance("simd128"), "simd128", "a1a2", 1 << 14)],
    ["hashweave simd128, direct", searcher(instance("simd128"), "simd128", "direct", 1 << 14)],
    ["hashweave scalar build, affine", searcher(instance("scalar"), "scalar", "affine", SPAN)],
    ["hashweave scalar build, direct", searcher(instance("scalar"), "scalar", "direct", 1 << 13)],
    ["@noble/hashes", byHand(nobleSha3, 500)],
    ["hash-wasm", byHand(hashWasm, 1500)],
    ["OpenSSL (node:crypto)", byHand(openssl, 800)],
  ],
  "SHA3-256, 64 KiB": [
    ["hashweave simd128 build", long(ours("simd128"))],
    ["hashweave scalar build", long(ours("scalar"))],
    ["@noble/hashes", long(nobleSha3)],
    ["hash-wasm", long(hashWasm)],
    ["OpenSSL (node:crypto)", long(openssl)],
  ],
};

const add = chain();
let perCycle = Infinity;
function measureClock() {
  const n = 50_000;
  const before = processorTime();
  add(n);
  perCycle = Math.min(perCycle, (processorTime() - before) / (16 * n));
}

const candidates = Object.entries(JOBS).flatMap(([job, list]) => list.map(([name, slice]) => ({ job, name, slice, times: [] })));
for (let round = 0; round < ROUNDS; round++) {
  measureClock();
  for (const candidate of candidates) {
    const before = processorTime();
    const count = candidate.slice();
    const time = processorTime() - before;
    if (round >= WARM) candidate.times.push(time / count);
  }
}

const rows = candidates.map(({ job, name, times }) => {
  times.sort((a, b) => a - b);
  const noble = candidates.find((other) => other.job === job && other.name === "@noble/hashes").times;
  return { job, name, ns: times[0], cycles: times[0] / perCycle, tenth: times[Math.floor(times.length / 10)] / perCycle, best: times, noble };
});
for (const row of rows) row.ratio = row.noble.sort((a, b) => a - b)[0] / row.ns;

/** The native program on one thread, for reference; it measures its own clock. */
function native() {
  const root = fileURLToPath(new URL("../../../", import.meta.url));
  const program = process.env.HASHWEAVE_NATIVE ?? `${root}target/release/hashweave`;
  if (!existsSync(program)) return [];
  const args = ["bench", "search", "--algo", "sha3-256", "--backend", "scalar", "--kernel", "affine", "--threads", "1", "--rounds", "100", "--json"];
  return JSON.parse(execFileSync(program, args, { encoding: "utf8" }));
}

if (process.argv.includes("--json")) {
  console.log(JSON.stringify(rows.map(({ best, noble, ...row }) => row)));
} else {
  console.log(`node ${process.version}, V8 ${process.versions.v8}, ${(1 / perCycle).toFixed(2)} GHz, ${ROUNDS} rounds\n`);
  for (const { job, name, ns, cycles, tenth, ratio } of rows) {
    const rate = job.includes("64") ? `${((1 << 16) / ns / 1.048576 * 1000).toFixed(0).padStart(6)} MiB/s` : `${(1000 / ns).toFixed(3).padStart(6)} MH/s`;
    const columns = [job.padEnd(24), name.padEnd(32), rate.padEnd(13), cycles.toFixed(0).padStart(9), tenth.toFixed(0).padStart(9)];
    console.log(`${columns.join("  ")}  ${ratio.toFixed(2).padStart(6)} × noble`);
  }
  for (const row of native()) console.log(`native scalar, affine: ${JSON.stringify(row)}`);
}

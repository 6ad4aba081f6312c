// digestRows next to a loop over the messages by node:crypto (OpenSSL), hash-wasm and @noble/hashes: how much faster rows are, and from how many on.
//
//     npm ci && node rows.mjs [--rounds N]
//
// Processor time of slices in turn, as in bench.mjs; each figure is the time of that loop divided by that of digestRows, by their 10th percentiles.

import { hash } from "node:crypto";
import { sha256, sha512 } from "@noble/hashes/sha2.js";
import { sha3_256 } from "@noble/hashes/sha3.js";
import { blake2s } from "@noble/hashes/blake2.js";
import { createBLAKE2s, createSHA256, createSHA3, createSHA512 } from "hash-wasm";
import { digestRows } from "../js/node.js";
import { processorTime } from "./candidates.mjs";

const ROUNDS = process.argv.includes("--rounds") ? Number(process.argv[process.argv.indexOf("--rounds") + 1]) : 60;
const WARM = 10;
const LENGTH = 64;
const COUNTS = [1, 2, 4, 8, 16, 64, 4096];
/** Rows of a slice, so that it takes about a millisecond. */
const ROWS = 1 << 12;

const ALGORITHMS = [
  ["sha256", 32, "sha256", await createSHA256(), sha256],
  ["sha512", 64, "sha512", await createSHA512(), sha512],
  ["sha3-256", 32, "sha3-256", await createSHA3(256), sha3_256],
  ["blake2s-256", 32, "blake2s256", await createBLAKE2s(256), blake2s],
];

/** A loop that writes the digest of every row. */
const loop = (digest) => (rows, out, size) => {
  for (let i = 0, at = 0; at < rows.length; i += size, at += LENGTH) out.set(digest(rows.subarray(at, at + LENGTH)), i);
};

const tenth = (times) => times.sort((a, b) => a - b)[Math.floor(times.length / 10)];

console.log(`node ${process.version}, ${ROUNDS} rounds, messages of ${LENGTH} bytes\n`);
console.log(`| algorithm | rows | ns a row | × node:crypto | × hash-wasm | × @noble/hashes |\n|---|---|---|---|---|---|`);
for (const [algo, size, name, wasm, noble] of ALGORITHMS) {
  for (const count of COUNTS) {
    const rows = new Uint8Array(count * LENGTH).map((_, i) => i * 31 + (i >> 8));
    const [out, expected] = [new Uint8Array(count * size), new Uint8Array(count * size)];
    const candidates = [
      () => digestRows(algo, rows, LENGTH, { out }),
      ...[(row) => hash(name, row, "buffer"), (row) => wasm.init().update(row).digest("binary"), noble].map((digest) => {
        const all = loop(digest);
        return () => all(rows, expected, size);
      }),
    ].map((slice) => ({ slice, times: [] }));
    for (let round = 0; round < ROUNDS; round++) {
      for (const { slice, times } of candidates) {
        const before = processorTime();
        for (let done = 0; done < ROWS; done += count) await slice();
        if (round >= WARM) times.push((processorTime() - before) / ROWS);
      }
    }
    if (Buffer.compare(out, expected) !== 0) throw new Error(`${algo}: not the same digests`);
    const [own, ...others] = candidates.map(({ times }) => tenth(times));
    console.log(`| ${[algo, count, own.toFixed(0), ...others.map((time) => (time / own).toFixed(2))].join(" | ")} |`);
  }
}

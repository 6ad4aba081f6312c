// digestRows and digestMany next to a loop over the messages by node:crypto (OpenSSL), hash-wasm and @noble/hashes: how much faster they are, and from
// how many messages on.
//
//     npm ci && node rows.mjs [--rounds N] [--algo NAME]
//
// Processor time of slices in turn, as in bench.mjs; each figure is the time of that loop divided by ours, by their 10th percentiles. Rows lie one after
// another, and so do their digests; messages are an array, and so are their digests.

import { hash } from "node:crypto";
import { sha256, sha512 } from "@noble/hashes/sha2.js";
import { sha3_256 } from "@noble/hashes/sha3.js";
import { blake2s } from "@noble/hashes/blake2.js";
import { createBLAKE2s, createSHA256, createSHA3, createSHA512 } from "hash-wasm";
import { digestMany, digestRows } from "../js/node.js";
import { processorTime } from "./candidates.mjs";

const flag = (name, fallback) => (process.argv.includes(name) ? process.argv[process.argv.indexOf(name) + 1] : fallback);
const ROUNDS = Number(flag("--rounds", 60));
const ALGO = flag("--algo");
const WARM = 10;
const LENGTH = 64;
const COUNTS = [1, 2, 3, 4, 8, 16, 64, 1024, 4096];
/** Messages of a slice, so that it takes about a millisecond. */
const MESSAGES = 1 << 12;

const ALGORITHMS = [
  ["sha256", 32, "sha256", await createSHA256(), sha256],
  ["sha512", 64, "sha512", await createSHA512(), sha512],
  ["sha3-256", 32, "sha3-256", await createSHA3(256), sha3_256],
  ["blake2s-256", 32, "blake2s256", await createBLAKE2s(256), blake2s],
];

const tenth = (times) => times.sort((a, b) => a - b)[Math.floor(times.length / 10)];

/** The digests of rows by us, and by a loop of each of the others. */
function ofRows(algo, size, rows, others) {
  const room = others.map(() => new Uint8Array((rows.length / LENGTH) * size));
  const out = new Uint8Array(room[0].length);
  const loops = others.map((digest, which) => () => {
    for (let i = 0, at = 0; at < rows.length; i += size, at += LENGTH) room[which].set(digest(rows.subarray(at, at + LENGTH)), i);
    return room[which];
  });
  return [() => digestRows(algo, rows, LENGTH, { out }), ...loops];
}

/** The same of messages that lie apart. */
function ofMessages(algo, size, rows, others) {
  const messages = Array.from({ length: rows.length / LENGTH }, (_, i) => rows.slice(i * LENGTH, (i + 1) * LENGTH));
  return [() => digestMany(algo, messages), ...others.map((digest) => () => messages.map((message) => digest(message)))];
}

console.log(`node ${process.version}, ${ROUNDS} rounds, messages of ${LENGTH} bytes\n`);
console.log(`| algorithm | messages | ns each | × node:crypto | × hash-wasm | × @noble/hashes |\n|---|---|---|---|---|---|`);
for (const [algo, size, name, wasm, noble] of ALGORITHMS) {
  if (ALGO !== undefined && algo !== ALGO) continue;
  const others = [(message) => hash(name, message, "buffer"), (message) => wasm.init().update(message).digest("binary"), noble];
  for (const [what, make] of [["rows", ofRows], ["messages", ofMessages]]) {
    for (const count of COUNTS) {
      const rows = new Uint8Array(count * LENGTH).map((_, i) => i * 31 + (i >> 8));
      const candidates = make(algo, size, rows, others).map((slice) => ({ slice, times: [] }));
      const digests = [];
      for (const { slice } of candidates) digests.push(Buffer.concat([await slice()].flat()).toString("hex"));
      if (new Set(digests).size !== 1) throw new Error(`${algo}: not the same digests`);
      for (let round = 0; round < ROUNDS; round++) {
        for (const { slice, times } of candidates) {
          const before = processorTime();
          for (let done = 0; done < MESSAGES; done += count) await slice();
          if (round >= WARM) times.push((processorTime() - before) / MESSAGES);
        }
      }
      const [own, ...theirs] = candidates.map(({ times }) => tenth(times));
      console.log(`| ${[algo, `${count} ${what}`, own.toFixed(0), ...theirs.map((time) => (time / own).toFixed(2))].join(" | ")} |`);
    }
  }
}

// Calls with good and with bad input leave nothing behind: no memory of the module, none of JavaScript, no thread.

import assert from "node:assert/strict";
import { test } from "node:test";
import { setImmediate } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { Instance } from "../js/instance.js";
import { compiled, instance } from "../js/main.js";
import { Hasher, adapter, digest, digestMany, digestRows, features, plan, search, selftest, toHex } from "../js/node.js";

setFlagsFromString("--expose-gc");
const gc = runInNewContext("gc");
const module = await instance();

/** So many calls that the smallest object left by each is more than what comes and goes. */
const ROUNDS = 1 << 11;

/**
 * Bytes of the module's memory that nobody can have: those that are in use. Memory never becomes smaller, and what was free before can hide what is left,
 * so all that is free is taken and given back.
 */
function taken() {
  const { memory, hw_alloc, hw_free } = module.exports;
  const pieces = [];
  for (const size of [1 << 16, 1 << 10, 1 << 4]) {
    const before = memory.buffer.byteLength;
    while (memory.buffer.byteLength === before) pieces.push([hw_alloc(size), size]);
  }
  for (const [at, size] of pieces) hw_free(at, size);
  return memory.buffer.byteLength - pieces.reduce((sum, [, size]) => sum + size, 0);
}

/** What is in use: bytes of the module, bytes of JavaScript's, and what keeps the process alive. */
async function inUse() {
  // What is collected first may free a hasher, which happens in a later turn.
  for (let turn = 0; turn < 4; turn++) {
    gc();
    await setImmediate();
  }
  const own = taken();
  const { heapUsed, external } = process.memoryUsage();
  return [own, heapUsed + external - module.exports.memory.buffer.byteLength, process.getActiveResourcesInfo().length];
}

/**
 * What so many calls leave, each time of several; nothing, if there is a time in which they leave less than `least` bytes each. Compilers and caches
 * are busy at first, so one quiet time is enough.
 */
async function leaves(/** @type {() => unknown} */ call, { rounds = ROUNDS, least = 8, times = 8 } = {}) {
  const use = async () => {
    for (let round = 0; round < rounds; round++) await call();
    return inUse();
  };
  const growths = [];
  let before = await use();
  while (growths.length < times) {
    const after = await use();
    const [own, heap, resources] = after.map((now, i) => now - before[i]);
    if (own < least * rounds && heap < least * rounds && resources <= 0) return [];
    growths.push({ own, heap, resources });
    before = after;
  }
  return growths;
}

const BYTES = new Uint8Array(5000).map((_, i) => i * 31);
const MESSAGES = [BYTES, "text", BYTES.buffer, new DataView(BYTES.buffer, 3, 70), BYTES.subarray(9, 9)];
const LARGE = new Uint8Array(600_000);
const WRONG = /** @type {any} */ ([7]);
const OUT = new Uint8Array(50 * 32);
const few = { rounds: 400, least: 200 };
/** A search has threads, each with a module, of which each has a MiB. */
const searches = { rounds: 8, least: 4096 };
const SMALL = { message: "leak {counter:8}", zeroBits: 10, count: 5000 };

const detached = new Uint8Array(64);
structuredClone(detached.buffer, { transfer: [detached.buffer] });

async function* raising() {
  yield BYTES;
  throw new Error("a piece");
}

function* raisingNow() {
  yield BYTES;
  throw new Error("a message");
}

const raise = () => {
  throw new Error("a callback");
};

/** A stream of bytes. */
const stream = () => new ReadableStream({ start: (to) => void (to.enqueue(BYTES), to.close()) });

const free = async () => {
  const hasher = await Hasher.create("blake3");
  hasher.update("a").hex();
  hasher.free();
  return hasher;
};

/** A search that ends early. @param {(run: import("../js/index.js").SearchRun) => void} end */
const started = (end) => {
  const run = search({ message: "{counter:8}", zeroBits: 60 }, { threads: 2, onEvent: ({ kind }) => kind === "startup" && end(run) });
  return run.done;
};

/** @type {Record<string, [() => Promise<unknown>, Parameters<typeof leaves>[1]?]>} */
const GOOD = {
  "digest of bytes": [() => digest("sha256", BYTES)],
  "digest of text": [() => digest("sha3-256", "text")],
  "digest of a file": [() => digest("sha256", new Blob([BYTES])), few],
  "digest of a stream": [() => digest("sha256", stream()), few],
  "digest of pieces": [() => digest("sha256", LARGE, { onProgress: () => {} }), few],
  "digestMany": [() => digestMany("sha256", MESSAGES)],
  "digestMany, more than are passed at once": [() => digestMany("blake2s-256", [LARGE, "a", LARGE]), few],
  "digestRows": [() => digestRows("sha512", BYTES, 100)],
  "digestRows, given room": [() => digestRows("sha256", BYTES, 90, { stride: 100, out: OUT })],
  "digestRows, more than are passed at once": [() => digestRows("sha256", LARGE, 5000), few],
  "hasher that is freed": [free],
  "hasher that is forgotten": [async () => (await Hasher.create("sha256")).update("a")],
  "toHex": [async () => toHex((await digest("md5", "a")).subarray(1))],
  "plan": [() => plan({ message: "x{counter:4}", zeroBits: 9 }), few],
  "features": [features, few],
  "selftest": [selftest, { rounds: 1, least: 1 << 18 }],
  "search": [() => search(SMALL, { threads: 2, onEvent: () => {}, onProgress: () => {} }).done, searches],
  "search, gone on with": [
    async () => {
      const run = search({ ...SMALL, hits: 1 }, { threads: 1 });
      await run.done;
      return search({ ...SMALL, resume: run.state() }, { threads: 1 }).done;
    },
    searches,
  ],
  "search, stopped": [() => started((run) => run.stop()), searches],
  "search, paused": [() => started((run) => (run.pause(), run.state(), run.resume(), run.stop())), searches],
};

/** @type {typeof GOOD} */
const BAD = {
  "digest: algorithm": [() => digest("sha5", BYTES)],
  "digest: type": [() => digest("sha256", WRONG)],
  "digest: detached": [() => digest("sha256", detached)],
  "digest: stream": [() => digest("sha256", raising())],
  "digest: callback": [() => digest("sha256", BYTES, { onProgress: raise })],
  "digest: aborted": [() => digest("sha256", BYTES, { signal: AbortSignal.abort() })],
  "digestMany: algorithm": [() => digestMany("sha5", MESSAGES)],
  "digestMany: late message": [() => digestMany("sha256", [...MESSAGES, ...WRONG])],
  "digestMany: iterator": [() => digestMany("sha256", raisingNow())],
  "digestMany: no messages": [() => digestMany("sha256", "abc")],
  "digestRows: algorithm": [() => digestRows("sha5", BYTES, 64)],
  "digestRows: type": [() => digestRows("sha256", WRONG, 64)],
  "digestRows: detached": [() => digestRows("sha256", detached, 64)],
  "digestRows: shape": [() => digestRows("sha256", BYTES, 64)],
  "digestRows: room": [() => digestRows("sha256", BYTES, 100, { out: BYTES.subarray(0, 50 * 32) })],
  "Hasher: algorithm": [() => Hasher.create("sha5")],
  "Hasher: type": [async () => (await Hasher.create("sha256")).update(WRONG)],
  "Hasher: freed": [async () => (await free()).update("a")],
  "plan": [() => plan({ message: "no field" }), few],
  "adapter": [adapter],
  "search: options": [() => search({ message: "no field" }).done, few],
  "search: device": [() => search({}, { device: "gpu" }).done, searches],
  "search: callback": [() => search(SMALL, { threads: 2, onEvent: raise }).done, searches],
  "search: progress": [() => search({ zeroBits: 60 }, { threads: 2, onProgress: raise }).done, searches],
};

for (const [name, [call, how]] of Object.entries(GOOD)) {
  test(`nothing is left by ${name}`, async () => assert.deepEqual(await leaves(call, how), []));
}

for (const [name, [call, how]] of Object.entries(BAD)) {
  const fails = () => call().then(() => assert.fail("it was accepted"), (error) => assert.ok(!(error instanceof assert.AssertionError), error));
  test(`nothing is left by an error: ${name}`, async () => assert.deepEqual(await leaves(fails, how), []));
}

/** @type {unknown[]} */
let kept = [];
for (const [name, keep, how] of /** @type {[string, () => unknown, object?][]} */ ([
  ["memory of the module", () => module.exports.hw_alloc(8)],
  ["a hasher", async () => kept.push(await Hasher.create("sha256"))],
  ["a digest", async () => kept.push(await digest("sha256", BYTES))],
  ["a module", async () => kept.push(new Instance(await compiled())), searches],
  ["a search", async () => kept.push(search({ zeroBits: 60 }, { threads: 1 })), { ...searches, rounds: 2 }],
])) {
  test(`${name} that is kept is noticed`, async () => {
    const growths = await leaves(keep, { ...how, times: 2 });
    for (const run of kept) if (run?.stop) (run.stop(), await run.done);
    kept = [];
    assert.equal(growths.length, 2);
  });
}

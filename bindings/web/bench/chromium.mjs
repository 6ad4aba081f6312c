// The default search in Chromium next to @noble/hashes, in one page, in slices in turn.
//
//     (cd ../browser && npm ci) && node chromium.mjs [--rounds N]
//
// Time is the processor time of the page's main thread, from /proc: on a machine that others use too, a clock would measure them. A slice is
// some tens of milliseconds, of which the call into the page is a few tenths; the best slice counts.

import { readFileSync } from "node:fs";
import { launch, serve } from "../browser/browser.mjs";

const at = process.argv.indexOf("--rounds");
const ROUNDS = at < 0 ? 60 : Number(process.argv[at + 1]);
const WARM = Math.min(10, ROUNDS >> 2);
const CANDIDATES = ["simd128, affine", "simd128, a1a2", "simd128, direct", "scalar build, affine", "@noble/hashes", "simd128 build, 64 KiB", "@noble/hashes, 64 KiB"];

/** Makes the candidates, in the page: functions that work for a slice and return how many hashes they made. */
async function prepare() {
  const { Instance } = await import("/js/instance.js");
  const { sha3_256: noble } = await import("/browser/node_modules/@noble/hashes/sha3.js");
  const modules = {};
  for (const build of ["simd128", "scalar"]) modules[build] = await WebAssembly.compileStreaming(fetch(`/js/hashweave-${build}.wasm`));

  const searcher = (build, kernel, count) => {
    const module = new Instance(modules[build]);
    const options = { kernel, backend: build, "zero-bits": "60", "salt-hex": "0000000000" };
    const worker = module.accepted(module.pass("hw_worker_new", JSON.stringify({ options }), [0]));
    let first = 0;
    return () => {
      const bytes = new TextEncoder().encode(JSON.stringify({ chunk: 0, first, last: first + count - 1 }));
      first += count;
      module.call("hw_worker_begin", [worker], { bytes });
      while (module.call("hw_worker_slice", [worker]) === 1);
      module.call("hw_worker_report", [worker]);
      return count;
    };
  };

  const message = new TextEncoder().encode("bench_sha3:".padEnd(24, "\0"));
  const view = new DataView(message.buffer);
  let counter = 0;
  const byNoble = () => {
    for (let i = 0; i < 10000; i++) {
      view.setUint32(16, counter++, true);
      const digest = noble(message);
      if ((digest[0] | digest[1] | digest[2] | digest[3]) === 0) globalThis.found = digest;
    }
    return 10000;
  };

  const long = new Uint8Array(1 << 16).map((_, i) => i * 31);
  const hasher = new Instance(modules.simd128);
  const number = hasher.accepted(hasher.pass("hw_hasher_new", JSON.stringify({ algo: "sha3-256" })));
  const ours = () => {
    hasher.call("hw_hasher_update", [number], { bytes: long });
    hasher.call("hw_hasher_digest", [number]);
    return hasher.bytes();
  };
  if (ours().join() !== noble(long).join()) throw new Error("not the same digests");
  const times = (n, act) => () => {
    for (let i = 0; i < n; i++) act();
    return n;
  };
  globalThis.candidates = {
    "simd128, affine": searcher("simd128", "affine", 1 << 17),
    "simd128, a1a2": searcher("simd128", "a1a2", 1 << 16),
    "simd128, direct": searcher("simd128", "direct", 1 << 16),
    "scalar build, affine": searcher("scalar", "affine", 1 << 17),
    "@noble/hashes": byNoble,
    "simd128 build, 64 KiB": times(60, ours),
    "@noble/hashes, 64 KiB": times(12, () => noble(long)),
  };
}

const [browser, served] = await Promise.all([launch(), serve()]);
const page = await browser.newPage();
await page.goto(served.url);
await page.evaluate(prepare);

const session = await browser.newBrowserCDPSession();
const { processInfo } = await session.send("SystemInfo.getProcessInfo");
/** Nanoseconds that a process's main thread has run. */
const ran = (pid) => Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, "utf8").split(" ")[0]);
const run = (name) => page.evaluate((which) => globalThis.candidates[which](), name);

const renderers = processInfo.filter(({ type }) => type === "renderer").map(({ id }) => ({ id, before: ran(id) }));
await run("@noble/hashes");
const { id: pid } = renderers.map(({ id, before }) => ({ id, spent: ran(id) - before })).sort((a, b) => b.spent - a.spent)[0];

const best = Object.fromEntries(CANDIDATES.map((name) => [name, Infinity]));
for (let round = 0; round < ROUNDS; round++) {
  for (const name of CANDIDATES) {
    const before = ran(pid);
    const hashes = await run(name);
    const nanoseconds = (ran(pid) - before) / hashes;
    if (round >= WARM) best[name] = Math.min(best[name], nanoseconds);
  }
}
console.log(`${browser.version()}, ${ROUNDS - WARM} slices of each in turn, best slice, processor time of one thread\n`);
console.log(`${"what".padEnd(24)}${"ns a hash".padStart(12)}${"million/s".padStart(12)}${"× @noble".padStart(10)}`);
for (const name of CANDIDATES) {
  const noble = best[name.includes("64 KiB") ? "@noble/hashes, 64 KiB" : "@noble/hashes"];
  console.log(`${name.padEnd(24)}${best[name].toFixed(1).padStart(12)}${(1000 / best[name]).toFixed(4).padStart(12)}${(noble / best[name]).toFixed(2).padStart(10)}`);
}
await browser.close();
served.close();

/**
 * Searches on a GPU, in Chromium on SwiftShader, a Vulkan of the processor: the same results as the engine's kernels in WebAssembly, whatever the launches do.
 */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { search } from "../js/node.js";
import { GPU_FLAGS, launch, serve } from "./browser.mjs";

/** What Chromium calls SwiftShader. */
const ADAPTER = "google swiftshader (software)";

let browser;
let plain;
let served;

before(async () => {
  [browser, plain, served] = await Promise.all([launch(...GPU_FLAGS), launch(), serve()]);
});
after(async () => {
  await browser?.close();
  await plain?.close();
  served?.close();
});

/** A page from which the package can be imported. `prefix` is run in every worker before its own script. */
async function open(t, { from = browser, prefix = "" } = {}) {
  const page = await from.newPage();
  t.after(() => page.close());
  if (prefix) {
    await page.route("**/js/worker.js", async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `(${prefix})();\n${await response.text()}` });
    });
  }
  await page.goto(served.url);
  return page;
}

/** Runs searches in the page, and says of each what it told. */
const inPage = (page, searches) =>
  page.evaluate(async (searches) => {
    const { search } = await import("../js/index.js");
    const outcomes = [];
    for (const [options, run] of searches) {
      const lines = [];
      const going = search(options, { ...run, onEvent: (event, line) => lines.push(line) });
      const failure = await going.done.then(() => null, ({ name, message }) => ({ name, message }));
      outcomes.push({ lines, failure, ending: going.ending });
    }
    return outcomes;
  }, searches);

const found = ({ lines }) => lines.filter((line) => /"kind":"(best|hit)"/.test(line));
const last = ({ lines }) => JSON.parse(lines.at(-1));

/** Searches with the GPU and with one thread, and compares what they find. */
async function compare(page, all) {
  const outcomes = await inPage(page, all.flatMap((options) => [[options, { device: "gpu" }], [options, { threads: 1 }]]));
  all.forEach((options, i) => {
    const [gpu, cpu] = outcomes.slice(2 * i, 2 * i + 2);
    const what = JSON.stringify(options);
    assert.deepEqual([gpu.failure, cpu.failure], [null, null], what);
    assert.deepEqual([gpu.ending, cpu.ending], ["done", "done"], what);
    const { workers, backend, devices } = JSON.parse(gpu.lines[0]);
    assert.deepEqual([workers, backend, devices], [1, "webgpu", [{ worker: 0, api: "webgpu", name: ADAPTER }]]);
    assert.deepEqual(found(gpu), found(cpu), what);
    assert.ok(found(cpu).length > 0, `nothing to compare: ${what}`);
    assert.equal(last(gpu).best_hash_hex, last(cpu).best_hash_hex, what);
    // With results enough, neither scans more than it has begun.
    if (!options.hits) assert.equal(last(gpu).total, last(cpu).total, what);
  });
  return outcomes;
}

/** Numbers that are the same each time, or, by `HASHWEAVE_SEED`, others. */
let state = Number(process.env.HASHWEAVE_SEED ?? 2026);
const draw = (below) => {
  // Marsaglia's xorshift of 32 bits.
  for (const [left, by] of [[true, 13], [false, 17], [true, 5]]) state ^= left ? state << by : state >>> by;
  return (state >>> 0) % below;
};
const pick = (list) => list[draw(list.length)];
const hex = (bytes) => Array.from({ length: bytes }, () => draw(256).toString(16).padStart(2, "0")).join("");

/** A template with a counter of at least four bytes somewhere, and a salt at times. */
function template() {
  const literal = () => (draw(2) ? `{hex:${hex(1 + draw(40))}}` : "hashweave".slice(0, 1 + draw(9)));
  const counter = pick(["{counter:4}", "{counter:8}", "{counter:5:be}", "{counter:8:be}", "{counter:7:letters}"]);
  const salt = draw(2) ? 1 + draw(9) : 0;
  const parts = [literal(), salt ? `{salt:${salt}}` : "", counter, draw(2) ? literal() : ""];
  if (draw(2)) parts.reverse();
  return { message: parts.join(""), ...(salt ? { saltHex: hex(salt) } : {}) };
}

const OBJECTIVES = [{}, { zeroBits: 9 }, { below: "007f" }, { match: "0ff1:0a30" }, { zeroBits: 18, digestRange: "3..20" }];
const ALGORITHMS = ["sha3-256", "keccak-256", "sha256", "sha256d", "blake2b-512", "sha3-384", "blake2s-256", "sha512"];

/** A range that begins and ends anywhere. */
const range = () => ({ start: draw(1 << 27), count: (1 << 15) + draw(1 << 15) });

test("random templates: what a GPU finds is what a thread finds", async (t) => {
  const page = await open(t);
  const all = Array.from({ length: 12 }, (_, i) => ({
    algo: ALGORITHMS[i % ALGORITHMS.length], ...template(), ...OBJECTIVES[i % OBJECTIVES.length], ...range(),
  }));
  await compare(page, all);
});

test("messages of several blocks, counters at either end", async (t) => {
  const page = await open(t);
  const long = `{hex:${hex(150)}}`;
  const messages = [`${long}{counter:8}`, `{counter:4}${long}`, `{hex:${hex(60)}}{counter:8:be}${long}`];
  const all = ["sha3-256", "sha256", "blake2b-512", "keccak-256"].map((algo, i) => ({ algo, message: messages[i % 3], zeroBits: 8, start: 12345, count: 40_000 }));
  await compare(page, all);
});

test("small spaces, the end of a large one, and as many results as were asked for", async (t) => {
  const page = await open(t);
  await compare(page, [
    { algo: "sha256", message: "a{counter:1}", zeroBits: 3 },
    { algo: "sha256", message: "{salt:2}{counter:2:be}", saltHex: "0700" },
    { algo: "sha3-256", message: "a{counter:8}", zeroBits: 7, start: "18446744073709540000" },
    { algo: "sha256d", message: "a{counter:8}", zeroBits: 10, hits: 5 },
  ]);
});

/** Run in a worker: tells a page what happened there. */
const TELL = "const tell = (what) => new BroadcastChannel('test').postMessage(what);";

/** What workers have told a page. */
async function told(page) {
  await page.evaluate(() => {
    globalThis.told = [];
    new BroadcastChannel("test").onmessage = ({ data }) => globalThis.told.push(data);
  });
  return () => page.evaluate(() => globalThis.told);
}

/** A search of some launches, each of several granules. */
const LAUNCHES = { algo: "blake2s-256", message: "hashweave {counter:8}", zeroBits: 11, start: 77, count: 700_000 };

test("a list that has no room for all that passed is thrown away, and its range launched again", async (t) => {
  const overflow = `() => {
    ${TELL}
    const [sizes, { dispatchWorkgroups }, { getMappedRange }] = [[], GPUComputePassEncoder.prototype, GPUBuffer.prototype];
    GPUComputePassEncoder.prototype.dispatchWorkgroups = function (x, y) {
      sizes.push(x * y);
      dispatchWorkgroups.call(this, x, y);
    };
    let granule = null;
    let times = 0;
    GPUBuffer.prototype.getMappedRange = function () {
      const [list, size] = [getMappedRange.call(this), sizes.shift()];
      // The first launch is that of the known answers, a granule.
      granule ??= size;
      if (size > granule && times++ < 2) {
        new DataView(list).setUint32(0, 0xffffffff, true);
        tell("overflow");
      }
      return list;
    };
  }`;
  const page = await open(t, { prefix: overflow });
  const happened = await told(page);
  await compare(page, [LAUNCHES]);
  assert.deepEqual(await happened(), ["overflow", "overflow"]);
});

/** Run in a worker: a device is lost with the launches that have such a number. */
const lose = (condition) => `() => {
  ${TELL}
  let device = null;
  let launches = 0;
  const [{ requestDevice }, { submit }] = [GPUAdapter.prototype, GPUQueue.prototype];
  GPUAdapter.prototype.requestDevice = async function (...all) {
    return (device = await requestDevice.apply(this, all));
  };
  GPUQueue.prototype.submit = function (...all) {
    submit.apply(this, all);
    launches++;
    if (${condition}) {
      device.destroy();
      tell("lost");
    }
  };
}`;

test("a device that is lost is opened once more, and nothing is missing", async (t) => {
  const page = await open(t, { prefix: lose("launches === 4") });
  const happened = await told(page);
  await compare(page, [LAUNCHES]);
  assert.deepEqual(await happened(), ["lost"]);
});

test("a device that is lost again at once ends the search with a sentence; what was found was told", async (t) => {
  const page = await open(t, { prefix: lose("launches > 4") });
  const [gpu, cpu] = await inPage(page, [[LAUNCHES, { device: "gpu" }], [LAUNCHES, { threads: 1 }]]);
  assert.equal(gpu.failure.name, "DeviceError");
  assert.match(gpu.failure.message, /^google swiftshader \(software\): the GPU failed twice: [^\n]+$/);
  assert.deepEqual(found(gpu), found(cpu).slice(0, found(gpu).length));
});

test("a GPU that computes wrong ends the search", async (t) => {
  const page = await open(t);
  // So many results that a lane's thirty-second part of them is missed.
  const wrong = [{ faultDrill: "3:7" }, { faultDrill: "5:lose", zeroBits: 3 }];
  const outcomes = await inPage(page, wrong.map((changes) => [{ ...LAUNCHES, ...changes }, { device: "gpu" }]));
  assert.deepEqual(outcomes.map(({ ending, failure }) => [ending, failure]), [["faulty", null], ["faulty", null]]);
  assert.ok(outcomes[0].lines.some((line) => line.includes('"kind":"canary_fail"')));
  assert.ok(outcomes[1].lines.some((line) => line.includes('"kind":"internal_error"')));
});

test("a search that is stopped goes on later, and reports what is left", async (t) => {
  const page = await open(t);
  const options = { algo: "sha256", message: "{salt:3}{counter:8}", saltHex: "000012", zeroBits: 12, count: 1_000_000 };
  const { lines, endings } = await page.evaluate(async (options) => {
    const { search } = await import("../js/index.js");
    const [lines, endings] = [[], []];
    for (let resume; endings.at(-1) !== "done" && endings.length < 50; ) {
      let here = 0;
      const going = search({ ...options, resume }, { device: "gpu", onEvent: ({ kind }, line) => {
        if (kind !== "hit") return;
        lines.push(line);
        if (++here === 60) going.stop();
      } });
      await going.done;
      endings.push(going.ending);
      resume = JSON.parse(JSON.stringify(going.state()));
    }
    return { lines, endings };
  }, options);
  assert.deepEqual([...new Set(endings)], ["stopped", "done"]);
  const whole = [];
  await search(options, { threads: 1, onEvent: ({ kind }, line) => kind === "hit" && whole.push(line) }).done;
  assert.deepEqual(lines, whole);
});

test("a search that is stopped at once has found nothing, and can go on", async (t) => {
  const page = await open(t);
  const outcomes = await page.evaluate(async () => {
    const { search } = await import("../js/index.js");
    const outcomes = [];
    for (const wait of [0, 20, 300]) {
      const going = search({ algo: "sha256", message: "a{counter:8}", zeroBits: 60 }, { device: "gpu" });
      await new Promise((resolve) => setTimeout(resolve, wait));
      going.stop();
      const { total } = await going.done;
      outcomes.push([going.ending, going.state().next[0] === String(total)]);
    }
    return outcomes;
  });
  assert.deepEqual(outcomes, Array(3).fill(["stopped", true]));
});

test("without an adapter, or with what a GPU does not take, the search is refused in a sentence", async (t) => {
  const page = await open(t, { from: plain });
  const gpu = { device: "gpu" };
  const long = `{counter:4}${"x".repeat(3000)}`;
  const [none, many, threads, other] = await inPage(page, [
    [{}, gpu], [{ message: long }, gpu], [{}, { ...gpu, threads: 2 }], [{}, { device: "tpu" }],
  ]);
  assert.deepEqual(none.failure, { name: "DeviceError", message: "the browser gives no GPU: there is none, or its driver is one that the browser does not trust" });
  assert.match(many.failure.message, /^device: \d+ blocks are to be hashed for every counter, and a device takes 16; the CPU takes any number$/);
  assert.equal(threads.failure.message, "--threads: a GPU is one worker; do not set threads");
  assert.equal(other.failure.message, "device: 'tpu' is unknown; available: cpu gpu");
});

/** Opens the page with the self-test left out, and sets a search on the GPU. */
async function openForGpu(t, { from, message }) {
  const page = await from.newPage();
  t.after(() => page.close());
  const headers = { "Cross-Origin-Embedder-Policy": "require-corp" };
  const body = 'onmessage = () => postMessage({ tests: [{ job: "digest", failure: null }], passed: true });';
  await page.route("**/page/selftest.js", (route) => route.fulfill({ contentType: "text/javascript", body, headers }));
  await page.goto(served.url);
  await inState(page, "idle");
  await page.fill("#message", message);
  await page.selectOption("#device", "gpu");
  await page.selectOption("#goal", "zero-bits");
  await page.fill("#value", "12");
  return page;
}

const inState = (page, ...states) => page.waitForFunction((wanted) => wanted.includes(document.body.dataset.state), states, { timeout: 60_000 });
const text = (page, id) => page.textContent(`#${id}`);

/** Clicks Start, and waits until there are results. */
async function startAndFind(page) {
  await page.click("#primary");
  await finds(page);
}

/** Waits until there are results. */
async function finds(page) {
  await page.waitForFunction(() => /^\d/.test(document.getElementById("results-count").textContent), null, { timeout: 60_000 });
  await page.waitForFunction(() => Number(document.getElementById("rate").textContent) > 0, null, { timeout: 60_000 });
}

test("on the page the GPU is chosen by a click, named, stopped, and gone on with after a reload", async (t) => {
  const page = await openForGpu(t, { from: browser, message: "{salt:4}{counter:8}" });
  assert.match(await text(page, "command"), / --backend gpu$/);
  await startAndFind(page);
  assert.equal(await text(page, "status-text"), `Running on ${ADAPTER}.`);
  assert.match(await text(page, "engine"), /^google swiftshader \(software\) by WebGPU, kernel affine$/);
  assert.match(await text(page, "rates"), /^CPU not measured, GPU [\d.]+ MH\/s$/);
  await page.click("#stop");
  await inState(page, "stopped");
  const before = Number((await text(page, "total")).replaceAll(",", ""));
  await page.reload();
  await inState(page, "stopped");
  assert.equal(await page.inputValue("#device"), "gpu");
  await page.click("#primary");
  await page.waitForFunction((before) => Number(document.getElementById("total").textContent.replaceAll(",", "")) > before, before, { timeout: 60_000 });
  // A rate takes two looks at the total.
  await page.waitForFunction(() => /GPU \d/.test(document.getElementById("rates").textContent), null, { timeout: 60_000 });
  await page.click("#stop");
  await inState(page, "stopped");
  // Another search, by the processor: now both rates are known.
  await page.click("#new");
  await inState(page, "idle");
  await page.selectOption("#device", "cpu");
  await startAndFind(page);
  assert.match(await text(page, "status-text"), /^Running, \d+ of \d+ threads?\.$/);
  assert.match(await text(page, "rates"), /^CPU [\d.]+ MH\/s, GPU [\d.]+ MH\/s$/);
});

test("on the page the processor takes over where there is no GPU, and a sentence says why", async (t) => {
  const page = await openForGpu(t, { from: plain, message: "{counter:8}" });
  await startAndFind(page);
  assert.match(await text(page, "status-text"), /^Running, \d+ of \d+ threads?\.$/);
  assert.equal(await page.inputValue("#device"), "cpu");
  assert.equal(await text(page, "notices"),
    "The processor searches in place of the GPU: the browser gives no GPU: there is none, or its driver is one that the browser does not trust.");
});

test("on the page the processor takes over a search whose GPU is lost", async (t) => {
  const page = await openForGpu(t, { from: browser, message: "{salt:4}{counter:8}" });
  await page.route("**/js/worker.js", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `(${lose("launches > 8")})();\n${await response.text()}` });
  });
  await startAndFind(page);
  await page.waitForFunction(() => document.getElementById("device").value === "cpu", null, { timeout: 60_000 });
  await inState(page, "running");
  assert.match(await text(page, "notices"), /^The processor searches in place of the GPU: google swiftshader \(software\): the GPU failed twice: [^\n]+\.$/);
  await finds(page);
});

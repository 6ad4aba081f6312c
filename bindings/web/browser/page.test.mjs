/**
 * The page, driven in headless Chromium as a person would drive it. Digests that it shows are checked by Node's OpenSSL, and what it finds against a
 * search by the engine in Node.
 */
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { createServer } from "node:http";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { after, before, test } from "node:test";
import { plan, search } from "../js/node.js";
import { PRESETS } from "../page/presets.js";
import { check as checkSettings, engineOptions } from "../page/settings.js";
import { launch, serve } from "./browser.mjs";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

let browser;
let isolated;
let plain;

before(async () => {
  [browser, isolated, plain] = await Promise.all([launch(), serve({ prefix: "/some/where" }), serve({ isolated: false })]);
});
after(async () => {
  await browser?.close();
  isolated?.close();
  plain?.close();
});

/** Without it a worker of an isolated page may not start. */
const ISOLATION = { "Cross-Origin-Embedder-Policy": "require-corp" };

/** Counts, in the page, what compiles or starts anything. */
function watchRunning() {
  globalThis.ran = [];
  for (const name of ["compile", "compileStreaming", "instantiate", "instantiateStreaming"]) {
    const own = WebAssembly[name];
    WebAssembly[name] = (...all) => (globalThis.ran.push(name), own.apply(WebAssembly, all));
  }
  for (const [place, name] of [[WebAssembly, "Module"], [WebAssembly, "Instance"], [globalThis, "Worker"], [globalThis, "SharedWorker"]]) {
    place[name] = new Proxy(place[name], {
      construct: (Own, all) => (globalThis.ran.push(name), Reflect.construct(Own, all)),
    });
  }
}

/**
 * The salt is drawn at random, and how many bests the first millions of hashes have is luck; a test must not depend on it. With this one two workers'
 * bests are 19 or more, whichever of them is ahead.
 */
const drawOneSalt = () => (crypto.getRandomValues = (bytes) => bytes.fill(0x10));

/** In place of the self-test, which takes seconds: how it ended. */
const TESTED = { tests: [{ job: "digest", failure: null }], passed: true };

/**
 * A page in a context of its own; errors of its scripts fail the test. The self-test is real where `outcome` is null.
 */
async function open(t, { url = isolated.url, init = [], outcome = TESTED, from = browser, ...context } = {}) {
  const own = await from.newContext({ viewport: { width: 1280, height: 900 }, ...context });
  const page = await own.newPage();
  const errors = [];
  page.requests = [];
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("request", (request) => page.requests.push(request.url()));
  for (const script of [drawOneSalt, ...init]) await page.addInitScript(script);
  const body = `onmessage = () => postMessage(${JSON.stringify(outcome)});`;
  if (outcome) await page.route("**/page/selftest.js", (route) => route.fulfill({ contentType: "text/javascript", body, headers: ISOLATION }));
  await page.goto(url);
  await page.waitForFunction(() => document.body.dataset.state !== "loading");
  t.after(async () => {
    await own.close();
    assert.deepEqual(errors, [], "errors in the page");
  });
  return page;
}

const inState = (page, ...states) => page.waitForFunction((wanted) => wanted.includes(document.body.dataset.state), states, { timeout: 60_000 });
const text = (page, id) => page.textContent(`#${id}`);
const number = async (page, id) => Number((await text(page, id)).replaceAll(",", ""));
const results = (page, least) => page.waitForFunction((n) => Number(document.getElementById("results-count").textContent.replaceAll(",", "")) >= n, least, { timeout: 60_000 });

/** Sets fields as typing does. */
async function set(page, fields) {
  for (const [id, value] of Object.entries(fields)) {
    if (["preset", "algorithm", "goal"].includes(id)) await page.selectOption(`#${id}`, value);
    else {
      if (["range", "hits", "start", "count", "salt"].includes(id)) await page.evaluate(() => (document.getElementById("more").open = true));
      await page.fill(`#${id}`, value);
    }
  }
}

/** The records that the page gives to keep. */
async function records(page) {
  const [download] = await Promise.all([page.waitForEvent("download"), page.click("#download")]);
  assert.equal(download.suggestedFilename(), "hashweave.jsonl");
  const lines = readFileSync(await download.path(), "utf8").trimEnd().split("\n");
  return lines.map((line) => JSON.parse(line));
}

/** What the browser keeps, the latest first. */
const kept = (page) => page.evaluate(() => {
  const names = Object.keys(localStorage).filter((name) => name.startsWith("hashweave.search."));
  return names.map((name) => ({ id: name.slice(17), ...JSON.parse(localStorage.getItem(name)) })).sort((a, b) => b.saved - a.saved);
});

const sha3 = (hex) => createHash("sha3-256").update(Buffer.from(hex, "hex")).digest("hex");
const sha256d = (hex) => {
  const once = createHash("sha256").update(Buffer.from(hex, "hex")).digest();
  return createHash("sha256").update(once).digest("hex");
};
const findings = (all) => all.filter(({ kind }) => kind === "best" || kind === "hit");

test("nothing runs before Start, and nothing but the page is loaded", async (t) => {
  const page = await open(t, { init: [watchRunning] });
  await page.waitForTimeout(500);
  assert.deepEqual(await page.evaluate(() => globalThis.ran), []);
  assert.equal(page.workers().length, 0);
  assert.ok(page.requests.length > 5);
  assert.ok(page.requests.every((url) => url.startsWith(isolated.url)), page.requests.join(" "));
  assert.equal(await page.getAttribute("body", "data-state"), "idle");
  // The same watch sees what Start does.
  await page.click("#primary");
  await inState(page, "running");
  const ran = await page.evaluate(() => globalThis.ran);
  assert.ok(ran.includes("Instance") && ran.includes("Worker"), ran.join(" "));
  const origin = new URL(isolated.url).origin;
  assert.ok(page.requests.every((url) => url.startsWith(`${origin}/some/where/`)), page.requests.join(" "));
});

test("started by keyboard, it finds bests, each of which is what it says", async (t) => {
  const page = await open(t, { outcome: null });
  for (let i = 0; i < 40 && !(await page.evaluate(() => document.activeElement.id === "primary")); i++) await page.keyboard.press("Tab");
  assert.equal(await page.evaluate(() => document.activeElement.id), "primary");
  await page.keyboard.press("Enter");
  await inState(page, "running");
  await results(page, 8);
  assert.match(await text(page, "selftest"), /^passed: \d+ tests/);
  assert.match(await text(page, "engine"), /WebAssembly SIMD, shared counters/);
  await page.waitForFunction(() => Number(document.getElementById("rate").textContent) > 0);
  await page.keyboard.press("Enter");
  await inState(page, "paused");
  // A paused search finishes what its workers have, and may find a better one meanwhile; a stopped one has told everything.
  await page.click("#stop");
  await inState(page, "stopped");
  const all = await records(page);
  assert.equal(all[0].kind, "startup");
  assert.match(await text(page, "command"), new RegExp(`--salt-hex ${all[0].base_salt_hex}`));
  const bests = findings(all);
  assert.ok(bests.length >= 8);
  for (const { kind, input_hex: input, hash_hex: hash, counter } of bests) {
    assert.equal(kind, "best");
    assert.equal(hash, sha3(input));
    const bytes = Buffer.from(input, "hex");
    assert.equal(bytes.subarray(0, 11).toString(), "bench_sha3:");
    assert.equal(bytes.readBigUInt64LE(16), BigInt(counter));
  }
  bests.slice(1).forEach(({ hash_hex: hash }, i) => assert.ok(hash < bests[i].hash_hex));
  // The best that is shown is the last one.
  await page.locator("#best").filter({ hasText: bests.at(-1).hash_hex }).waitFor();
});

test("a pause stands still, and a search goes on from where it was", async (t) => {
  const page = await open(t);
  await page.click("#primary");
  await results(page, 4);
  await page.click("#primary");
  await inState(page, "paused");
  await page.waitForTimeout(600);
  const still = await number(page, "total");
  await page.waitForTimeout(700);
  assert.equal(await number(page, "total"), still);
  await page.click("#primary");
  await page.waitForFunction((before) => Number(document.getElementById("total").textContent.replaceAll(",", "")) > before, still);
  await page.click("#stop");
  await inState(page, "stopped");
  assert.equal(page.workers().length, 0);
  const [search] = await kept(page);
  assert.ok(search.total >= still && search.state.next.every((next) => BigInt(next) > 0n));
});

test("stopped, resumed, and resumed over a reload, it reports what one search in Node reports", async (t) => {
  const options = { algo: "sha3-256", message: "resume {salt:3}{counter:8}", saltHex: "010203", zeroBits: 16, count: 12_000_000n };
  const page = await open(t);
  await set(page, { message: options.message, goal: "zero-bits", value: "16", count: String(options.count), salt: "010203", threads: "1" });
  await page.click("#primary");
  await results(page, 3);
  await page.click("#stop");
  await inState(page, "stopped");
  const first = (await kept(page))[0].state.next[0];
  await page.click("#primary");
  await results(page, 20);
  await page.click("#stop");
  await inState(page, "stopped", "done");
  const [before, ...others] = await kept(page);
  assert.deepEqual(others, []);
  assert.ok(BigInt(before.state.next[0]) > BigInt(first));
  assert.equal(before.complete, false);
  await page.reload();
  await inState(page, "stopped");
  assert.equal(page.workers().length, 0);
  assert.equal(await number(page, "total"), before.total);
  assert.equal(await page.inputValue("#message"), options.message);
  assert.equal(await text(page, "primary"), "Resume");
  await page.click("#primary");
  await inState(page, "done");
  const found = findings(await records(page));

  const expected = [];
  await search(options, { threads: 1, onEvent: (event) => event.kind === "hit" && expected.push(event) }).done;
  assert.ok(expected.length > 100);
  assert.deepEqual(found.map(({ counter }) => counter), expected.map(({ counter }) => counter));
  for (const { input_hex: input, hash_hex: hash } of found) assert.equal(hash, sha3(input));
  assert.ok(found.every(({ hash_hex: hash }) => hash.startsWith("0000")));
});

test("a page that is left keeps its search until it is deleted", async (t) => {
  const page = await open(t);
  await page.click("#primary");
  await results(page, 5);
  await page.reload();
  await inState(page, "stopped");
  assert.ok((await number(page, "results-count")) >= 5);
  assert.ok(await page.isDisabled("#message"));
  await page.locator("#kept-list").filter({ hasText: "shown here" }).getByRole("button", { name: "Delete" }).click();
  await inState(page, "idle");
  assert.deepEqual(await kept(page), []);
  assert.equal(await text(page, "results-count"), "none yet");
  assert.ok(await page.isEnabled("#message"));
  await page.locator("#kept").waitFor({ state: "hidden" });
  await page.reload();
  await inState(page, "idle");
});

test("another search can be begun and the stopped one taken up again", async (t) => {
  const page = await open(t);
  const run = async (message) => {
    await set(page, { message, threads: "1" });
    await page.click("#primary");
    await results(page, 3);
    await page.click("#stop");
    await inState(page, "stopped");
  };
  await run("first {counter:8}");
  await page.click("#new");
  await inState(page, "idle");
  assert.equal(await page.evaluate(() => document.activeElement.id), "primary");
  await run("second {counter:8}");
  const both = await kept(page);
  assert.deepEqual(both.map(({ settings }) => settings.message), ["second {counter:8}", "first {counter:8}"]);
  // The tab goes on with what it showed, also over a reload.
  await page.locator("#kept-list li").filter({ hasText: "first" }).getByRole("button", { name: "Open" }).click();
  await page.waitForFunction(() => document.getElementById("message").value === "first {counter:8}");
  await page.reload();
  await inState(page, "stopped");
  assert.equal(await page.inputValue("#message"), "first {counter:8}");
  assert.equal(await number(page, "total"), both[1].total);
  await page.click("#primary");
  await page.waitForFunction((before) => Number(document.getElementById("total").textContent.replaceAll(",", "")) > before, both[1].total);
  await page.click("#stop");
  await inState(page, "stopped");
  const after = await kept(page);
  assert.deepEqual(after.find(({ id }) => id === both[0].id), both[0]);
  assert.ok(after[0].total > both[1].total);
});

test("two tabs have a search each, and neither can take the other's", async (t) => {
  const first = await open(t);
  const start = async (page, message) => {
    await set(page, { message, threads: "1" });
    await page.click("#primary");
    await results(page, 3);
  };
  await start(first, "first {counter:8}");
  await first.click("#primary");
  await inState(first, "paused");
  const second = await first.context().newPage();
  await second.goto(isolated.url);
  // The first one's is in its hands, though it is kept.
  await inState(second, "idle");
  await second.locator("#kept-list li").filter({ hasText: "in another tab" }).waitFor();
  assert.ok(await second.isDisabled("#kept-list button >> nth=0") && (await second.isDisabled("#kept-list button >> nth=1")));
  await start(second, "second {counter:8}");
  await second.click("#stop");
  await inState(second, "stopped");
  await first.click("#stop");
  await inState(first, "stopped");
  const both = await kept(first);
  assert.deepEqual(both.map(({ settings, found }) => [settings.message, found >= 3]), [["first {counter:8}", true], ["second {counter:8}", true]]);
  // Each reloads into its own.
  await Promise.all([first.reload(), second.reload()]);
  await Promise.all([inState(first, "stopped"), inState(second, "stopped")]);
  assert.deepEqual(await Promise.all([first, second].map((page) => page.inputValue("#message"))), ["first {counter:8}", "second {counter:8}"]);
  // What a tab has let go of another may take.
  await first.close();
  const free = second.locator("#kept-list li").filter({ hasText: "first" }).filter({ hasNotText: "in another tab" });
  while ((await free.count()) === 0) await second.evaluate(() => dispatchEvent(new Event("focus"))).then(() => second.waitForTimeout(100));
  await second.locator("#kept-list li").filter({ hasText: "first" }).getByRole("button", { name: "Open" }).click();
  await second.waitForFunction(() => document.getElementById("message").value === "first {counter:8}");
});

test("what is stored and is no search is told and can be deleted, and Start starts", async (t) => {
  const garbage = () => {
    if (localStorage.length) return;
    const stored = { version: 1, settings: {}, state: {}, startup: "garbage", lines: [7], found: 3, saved: 1e12 };
    for (const [i, text] of ["garbage", "null", JSON.stringify(stored)].entries()) localStorage.setItem(`hashweave.search.${i}`, text);
  };
  const page = await open(t, { init: [garbage] });
  assert.equal(await page.getAttribute("body", "data-state"), "idle");
  assert.equal(await page.locator("#kept-list li").filter({ hasText: "cannot read" }).count(), 3);
  await page.locator("#kept-list").getByRole("button", { name: "Delete" }).first().click();
  await page.waitForFunction(() => document.querySelectorAll("#kept-list li").length === 2);
  await page.click("#primary");
  await results(page, 2);
  await page.click("#stop");
  await inState(page, "stopped");
});

test("a state that the engine refuses ends in words, not in Starting", async (t) => {
  const page = await open(t);
  await page.click("#primary");
  await results(page, 2);
  await page.click("#stop");
  await inState(page, "stopped");
  const [{ id }] = await kept(page);
  await page.evaluate((name) => {
    const search = JSON.parse(localStorage.getItem(name));
    search.state.next = ["garbage"];
    localStorage.setItem(name, JSON.stringify(search));
  }, `hashweave.search.${id}`);
  await page.reload();
  await inState(page, "stopped");
  await page.click("#primary");
  await inState(page, "failed");
  assert.match(await text(page, "notices"), /The engine refuses these settings: resume: the state is damaged/);
  await page.click("#primary");
  await results(page, 2);
  assert.equal((await kept(page)).some((search) => search.id === id), true);
});

test("a search that ends says why", async (t) => {
  const page = await open(t);
  const end = async (fields) => {
    await set(page, { goal: "zero-bits", value: "4", threads: "1", hits: "", count: "", ...fields });
    await page.click("#primary");
    await inState(page, "done");
    return text(page, "status-text");
  };
  assert.equal(await end({ hits: "1" }), "Done: the result that was asked for has been found.");
  assert.equal(await end({ hits: "5" }), "Done: the 5 results that were asked for have been found.");
  assert.equal(await end({ count: "200000" }), "Done: all that was asked for has been searched.");
  const found = await number(page, "results-count");
  await page.reload();
  await inState(page, "done");
  assert.match(await text(page, "status-text"), /^Done: all that was asked for has been searched\. Kept /);
  assert.equal(await number(page, "results-count"), found);
});

test("a long template runs, and is kept", async (t) => {
  const page = await open(t);
  await set(page, { message: `${"long ".repeat(40_000)}{counter:8}`, algorithm: "sha256", goal: "zero-bits", value: "12", threads: "1" });
  assert.equal(await text(page, "message-line"), "200008 bytes, 64 bits of counter");
  await page.click("#primary");
  await results(page, 3);
  await page.click("#stop");
  await inState(page, "stopped");
  await page.locator("#best").getByRole("button", { name: "Check this result" }).click();
  await page.locator("#best .verdict").filter({ hasText: "They agree" }).waitFor();
  await page.reload();
  await inState(page, "stopped");
  assert.ok((await number(page, "results-count")) >= 3);
});

test("the page says what it is, whose version, and under which licence", async (t) => {
  const page = await open(t);
  const { version } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));
  assert.equal(await text(page, "version"), version);
  assert.ok(readFileSync(new URL("../../../Cargo.toml", import.meta.url), "utf8").includes(`\nversion = "${version}"\n`));
  const links = await page.locator("#about a").evaluateAll((all) => all.map(({ href }) => href));
  assert.equal(links.length, 2);
  for (const link of links) {
    const answer = await page.request.get(link);
    assert.deepEqual([answer.status(), answer.headers()["content-type"]], [200, "text/plain; charset=utf-8"], link);
    assert.match(await answer.text(), /Hashweave/);
  }
});

test("it says how many threads there are", async (t) => {
  const page = await open(t, { init: [() => Object.defineProperty(navigator, "hardwareConcurrency", { value: 6 })] });
  assert.equal(await page.textContent("label[for=threads]"), "Threads of 6");
  await set(page, { threads: "2" });
  await page.click("#primary");
  await inState(page, "running");
  assert.equal(await text(page, "status-text"), "Running, 2 of 6 threads.");
});

test("the page refuses what the engine refuses, in its words", async () => {
  const base = { ...PRESETS[0].settings, preset: "default", threads: "2" };
  const wrong = [
    ...["", "x", "{md5:{counter:8}", "{md5:{counter:8}}[3..17]", "{counter:decimal:21}", "{rlp:{salt:1}}{counter:8}", "{md6:{counter:8}}", "{salt:1}{salt:2}{counter:2}", "é{counter:8", "ab}{counter:8}", "{nonce:8}", "{counter}", "{counter:8:middle}", "{counter:0}",
      "{counter:9}", "{counter:17:letters}", "{salt:x}{counter:8}", "{salt:65}{counter:8}", "{hex:abc}{counter:8}", "{hex:0g}{counter:8}", "{hex:é}{counter:8}"].map((message) => ({ message })),
    { goal: "zero-bits", value: "257" }, { goal: "zero-bits", value: "17", range: "30..32" }, { goal: "below", value: "0000" }, { goal: "below", value: "abc" },
    { goal: "match", value: "ffff:00" }, { goal: "match", value: "f0:0f" }, { goal: "below-le", value: "0000" }, { goal: "nbits", value: "ffff001d" }, { goal: "nbits", value: "1d" }, { goal: "any", value: "x" }, { goal: "match", value: "0z:00" }, { range: "12-32" }, { range: "12..33" }, { range: "5..5" },
    { start: "18446744073709551616" }, { start: "-1" }, { count: "0" }, { hits: "0" }, { salt: "00" }, { message: "{counter:1}", start: "256" }, { message: "{counter:1}", start: "200", count: "57" },
  ];
  const typed = { "zero-bits": "zeroBits", below: "below", "below-le": "belowLe", nbits: "nbits", match: "match", any: "any" };
  for (const changes of wrong) {
    const settings = { ...base, ...changes };
    const faults = Object.values(checkSettings(settings).faults);
    assert.equal(faults.length, 1, JSON.stringify(changes));
    const options = { algo: settings.algorithm, message: settings.message };
    if (settings.goal !== "min") options[typed[settings.goal]] = settings.value;
    for (const [name, option] of [["range", "digestRange"], ["start", "start"], ["count", "count"], ["hits", "hits"], ["salt", "saltHex"]]) {
      if (settings[name]) options[option] = settings[name];
    }
    await assert.rejects(plan(options, { threads: 2 }), (error) => {
      assert.ok(error.message.includes(faults[0]), `${JSON.stringify(changes)}: the page says "${faults[0]}", the engine "${error.message}"`);
      return true;
    });
  }
  for (const { settings } of PRESETS) await plan(engineOptions(checkSettings({ ...base, ...settings }).checked), { threads: 2 });
});

/** Numbers from 0 to 1 that are the same in every run: xorshift32. */
function random(seed) {
  let state = seed;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

test("of random templates the page reads and refuses what the engine does", async () => {
  const next = random(20261129);
  const below = (n) => Math.floor(next() * n);
  const one = (all) => all[below(all.length)];
  const leaves = [
    () => one(["a", "é", "[", "]", "x[1..2]", "a:b", "\u{1f600}"]), () => one(["{{", "}}", "{", "}", "}}}"]), () => `{hex:${"0a7f80"[below(6)]}${one(["0", "f", "00f", "", "g"])}}`,
    () => `{counter:${one(["8", "1", "4:be", "2:letters", "decimal", "hex:3", "base58", "base32:13", "alphabet=01", "alphabet=ab:64", "alphabet=ab:65", "alphabet=aa", "alphabet=a", "0", "9", "x", "8:up", "base64url:"])}}`,
    () => `{salt:${one(["1", "5", "64", "65", "+3"])}}`, () => `{uint:${one(["1:127", "1:128", "2:0x1ff", "1:256", "32:1", "33:1", "4:", "2", "1:x", "3:0xfffffff"])}}`,
    () => `{base58:${one(["", "1", "11233QC4", "2NEpo7TZRRrLZSi2U", "0", "é"])}}`, () => one(["{nothing:1}", "{rlp}", "{:a}", "{}"]),
  ];
  const wrappers = ["sha256", "SHA-256", "keccak-256", "sha512/256", "blake2b-160", "blake2s-264", "rlp", "rlp", "rlp-list", "hexlower", "Hexlower", "md5"];
  const slice = () => one(["", "", "", "[0..1]", "[1..2]", "[0..4]", "[2..2]", "[3..40]", "[0..4][1..2]", "[", "[1]", "[0..1"]);
  const part = (depth) => {
    if (depth === 0 || next() < 0.45) return one(leaves)() + (next() < 0.2 ? slice() : "");
    return `{${one(wrappers)}:${parts(depth - 1)}}${slice()}`;
  };
  const parts = (depth) => Array.from({ length: below(4) }, () => part(depth)).join("");
  let read = 0;
  for (let i = 0; i < 3000; i++) {
    // Of most of them the rest is right, so that a search is likely.
    const message = `${next() < 0.9 ? one(["{counter:8}", "{counter:decimal}", "{md5:{counter:3}}", "{hexlower:{counter:4:be}}", "{rlp:{counter:2}}"]) : ""}${parts(3)}`;
    const { faults, checked } = checkSettings({ ...PRESETS[0].settings, preset: "own", device: "cpu", threads: "1", message });
    const planned = await plan({ message }, { threads: 1 }).catch((error) => error);
    if (planned instanceof Error) {
      assert.ok(faults.message && planned.message.includes(faults.message), `${message}: the page says "${faults.message}", the engine "${planned.message}"`);
      continue;
    }
    const { least, length, salt, counter } = checked?.template ?? assert.fail(`${message}: the page says "${Object.values(faults)}", the engine nothing`);
    assert.deepEqual([salt?.width ?? 0, counter.max.toString()], [planned.salt_bytes, planned.counter_max], message);
    // Whether RLP writes a byte before one of a hash is known to the engine only.
    assert.ok(planned.message_bytes <= length && planned.message_bytes >= least, message);
    if (!/rlp:/.test(message)) assert.equal(planned.message_bytes, length, message);
    read++;
  }
  assert.ok(read > 300, `${read} searches`);
});

/** The words of a command line as a shell reads it. */
const wordsOf = (line) => Array.from(line.matchAll(/'([^']*)'|(\S+)/g), ([, quoted, bare]) => quoted ?? bare);

test("the presets of docs/templates.md are forms, which make the searches that the command makes", async (t) => {
  const commands = readFileSync(new URL("../../../docs/templates.md", import.meta.url), "utf8").match(/^hashweave search --preset .*$/gm).map(wordsOf);
  assert.ok(commands.length >= 10);
  const page = await open(t);
  for (const [, , , name, ...words] of commands) {
    const set = Object.fromEntries(words.flatMap((word, i) => (word === "--set" ? [words[i + 1].split(/=(.*)/s).slice(0, 2)] : [])));
    const made = await plan({ preset: name, set }, { threads: 1 });
    await page.selectOption("#preset", `form:${name}`);
    for (const [parameter, value] of Object.entries(set)) {
      const field = page.locator(`#set-${parameter}`);
      if ((await field.evaluate((element) => element.tagName)) === "SELECT") await field.selectOption(value);
      else await field.fill(value);
    }
    await page.waitForFunction((message) => document.getElementById("message").value === message, made.message);
    const fields = await page.evaluate(() => ["algorithm", "goal", "value", "range"].map((id) => document.getElementById(id).value));
    const [goal, value = ""] = made.goal.split(" ");
    assert.deepEqual(fields, [made.algo, goal, value, made.digest_range ?? ""], name);
    assert.equal(await text(page, "preset-line"), "", name);
    assert.ok(await page.isEnabled("#primary"), name);
    assert.equal(await page.inputValue("#preset"), `form:${name}`);
  }
});

test("a form says what is missing and wrong, and its results have the address and the salt", async (t) => {
  const page = await open(t);
  await page.selectOption("#preset", "form:createx");
  await page.locator("#preset-line").filter({ hasText: "createx: guard sender needs sender" }).waitFor();
  assert.ok(await page.isDisabled("#primary"));
  await page.fill("#set-init-code", "0xdeadbeef");
  await page.fill("#set-sender", "0x00000000000000000000000000000000DeaDBeeE");
  await page.locator("#preset-line").filter({ hasText: "its checksum is wrong" }).waitFor();
  await page.fill("#set-sender", "0x00000000000000000000000000000000deadbeef");
  await page.waitForFunction(() => !document.getElementById("primary").disabled);
  await set(page, { goal: "zero-bits", value: "8", hits: "1" });
  assert.equal(await page.inputValue("#preset"), "form:createx");
  await page.click("#primary");
  await inState(page, "done");
  const rows = await page.locator("#best dl").innerText();
  const [{ input_hex: input, inner_hex: [inner], hash_hex: hash }] = (await records(page)).filter(({ kind }) => kind === "hit");
  assert.match(hash, /^.{24}00/);
  assert.match(rows, new RegExp(`Address\\s+0x${hash.slice(24)}`, "i"));
  // The salt of CreateX: the sender, a zero byte, and the rest; its guard hashes the sender with it.
  assert.match(inner, /^0{24}(?<sender>0{32}deadbeef)\k<sender>0{8}[0-9a-f]{16}$/);
  assert.match(rows, new RegExp(`Salt\\s+0x${inner.slice(-64)}`));
  assert.ok(input.startsWith("ffba5ed099633d3b313e4d5f7bdc1305d3c28ba5ed"));
  // A search of one's own is no form.
  await page.click("#new");
  await set(page, { message: "x{counter:8}" });
  assert.equal(await page.inputValue("#preset"), "own");
  assert.ok(await page.isHidden("#parameters"));
});

test("a mistake shows its line and disables Start", async (t) => {
  const page = await open(t);
  await set(page, { message: "no counter here" });
  assert.equal(await text(page, "message-line"), "the template has no counter; put {counter:8} where the nonce goes");
  assert.ok(await page.isDisabled("#primary"));
  assert.equal(await page.getAttribute("#message", "aria-invalid"), "true");
  assert.equal(await text(page, "command"), "The settings have a mistake.");
  await set(page, { message: "one {counter:4}" });
  assert.ok(await page.isEnabled("#primary"));
  await set(page, { goal: "match", value: "f0:0f" });
  assert.equal(await text(page, "value-line"), "the value has bits that are not in the mask, so no digest can match");
  assert.ok(await page.isDisabled("#primary"));
  await set(page, { value: "f0:10" });
  assert.match(await text(page, "command"), /^hashweave search --algo sha3-256 --message 'one \{counter:4\}' --match f0:10$/);
  assert.ok(await page.isEnabled("#primary"));
});

test("a check agrees with what was found, and with nothing else", async (t) => {
  const page = await open(t);
  await page.click("#primary");
  await results(page, 6);
  await page.click("#stop");
  await inState(page, "stopped");
  const best = page.locator("#best");
  await best.getByRole("button", { name: "Check this result" }).click();
  await best.locator(".verdict").filter({ hasText: "They agree" }).waitFor();
  const digest = await page.inputValue("#check-digest");
  const other = digest.slice(0, -1) + (digest.endsWith("0") ? "1" : "0");
  await page.fill("#check-digest", other);
  await page.locator("#check button").click();
  await page.locator("#verdict").filter({ hasText: "They do not agree" }).waitFor();
  assert.match(await text(page, "verdict"), new RegExp(digest));
  await page.fill("#check-digest", digest);
  await page.fill("#check-message", (await page.inputValue("#check-message")).replace(/..$/, "zz"));
  await page.locator("#check button").click();
  await page.locator("#verdict").filter({ hasText: "'z' is not a hexadecimal digit" }).waitFor();
  // By WebCrypto where the browser has the hash.
  await page.selectOption("#check-algorithm", "sha256");
  await page.fill("#check-message", "616263");
  await page.fill("#check-digest", createHash("sha256").update("abc").digest("hex"));
  await page.locator("#check button").click();
  await page.locator("#verdict").filter({ hasText: "They agree: the browser's WebCrypto SHA-256" }).waitFor();
});

test("Bitcoin's first block is found again", async (t) => {
  const page = await open(t);
  await set(page, { preset: "bitcoin" });
  await page.click("#primary");
  await inState(page, "done");
  const [block, ...more] = findings(await records(page));
  assert.equal(more.length, 0);
  assert.equal(block.counter, 2083236893);
  assert.equal(block.hash_hex, sha256d(block.input_hex));
  await page.locator("#best").filter({ hasText: "000000000019d6689c085ae165831e934ff763ae46a2a6c172b3f1b60a8ce26f" }).waitFor();
  await page.locator("#best").getByRole("button", { name: "Check this result" }).click();
  await page.locator("#best .verdict").filter({ hasText: "They agree: the browser's WebCrypto SHA-256" }).waitFor();
});

test("the selector of docs/jobs.md is found, and named", async (t) => {
  const page = await open(t);
  await set(page, { preset: "selector" });
  await page.click("#primary");
  await inState(page, "done");
  const [name] = findings(await records(page));
  assert.equal(name.counter, 326510405);
  await page.locator("#best").filter({ hasText: "pay_HIKONJOLM(address,uint256)" }).filter({ hasText: "0xa9059cbb" }).waitFor();
  await page.locator("#best").getByRole("button", { name: "Check this result" }).click();
  await page.locator("#best .verdict").filter({ hasText: "They agree: this page's own transcription of FIPS 202" }).waitFor();
});

test("without the headers for shared memory it runs as well", async (t) => {
  const page = await open(t, { url: plain.url });
  assert.equal(await page.evaluate(() => crossOriginIsolated), false);
  await set(page, { threads: "2" });
  await page.click("#primary");
  await results(page, 6);
  assert.match(await text(page, "engine"), /counters by message/);
  await page.click("#stop");
  await inState(page, "stopped");
  for (const { input_hex: input, hash_hex: hash } of findings(await records(page))) assert.equal(hash, sha3(input));
});

test("without SIMD it says so and runs as well", async (t) => {
  // V8 takes WebAssembly SIMD only on CPUs with SSE 4.1.
  const old = await launch("--js-flags=--no-enable-sse4-1");
  t.after(() => old.close());
  const page = await open(t, { from: old, outcome: null });
  await page.click("#primary");
  await results(page, 6);
  assert.match(await text(page, "notices"), /no WebAssembly SIMD/);
  assert.match(await text(page, "selftest"), /^passed: \d+ tests/);
  assert.ok(page.requests.some((url) => url.endsWith("scalar.wasm")) && !page.requests.some((url) => url.endsWith("simd128.wasm")));
  await page.click("#stop");
  await inState(page, "stopped");
  const all = await records(page);
  assert.equal(all[0].backend, "scalar");
  for (const { input_hex: input, hash_hex: hash } of findings(all)) assert.equal(hash, sha3(input));
});

test("a self-test that fails is told, and nothing is hashed", async (t) => {
  const outcome = { tests: [{ job: "search", algo: "sha3-256", backend: "simd128", kernel: "affine", failure: "12 instead of 34" }], passed: false };
  const page = await open(t, { outcome });
  await page.click("#primary");
  await inState(page, "failed");
  assert.match(await text(page, "notices"), /search sha3-256 simd128 affine: 12 instead of 34/);
  assert.equal(await text(page, "selftest"), "failed");
  assert.equal(await text(page, "total"), "0");
  assert.equal(page.workers().length, 0);
});

test("a worker that fails is said, and the search goes on by the plain kernels", async (t) => {
  const page = await open(t);
  let refused = 0;
  await page.route("**/js/worker.js", (route) => (refused++ ? route.continue() : route.abort()));
  await set(page, { threads: "1" });
  await page.click("#primary");
  await results(page, 3);
  assert.equal(refused, 2);
  assert.match(await text(page, "notices"), /The engine failed: .*Going on with the plain kernels/);
  await page.click("#stop");
  await inState(page, "stopped");
  const all = await records(page);
  assert.equal(all[0].backend, "scalar");
  for (const { input_hex: input, hash_hex: hash } of findings(all)) assert.equal(hash, sha3(input));
});

test("an engine that is not there is said, and Start can be pressed again", async (t) => {
  const page = await open(t);
  await page.route("**/*.wasm", (route) => route.fulfill({ status: 404, body: "" }));
  await page.click("#primary");
  await inState(page, "failed");
  assert.match(await text(page, "notices"), /cannot fetch .*404/);
  await page.unroute("**/*.wasm");
  await page.click("#primary");
  await results(page, 2);
  assert.equal(await text(page, "notices"), "");
});

test("nothing can be sent elsewhere", async (t) => {
  const page = await open(t);
  const elsewhere = createServer((_, response) => response.writeHead(200, { "Access-Control-Allow-Origin": "*" }).end("heard"));
  await new Promise((resolve) => elsewhere.listen(0, "127.0.0.1", resolve));
  t.after(() => elsewhere.close());
  const url = `http://127.0.0.1:${elsewhere.address().port}/`;
  const outcome = await page.evaluate(async (to) => {
    const violations = [];
    document.addEventListener("securitypolicyviolation", (event) => violations.push(event.effectiveDirective));
    const sent = await fetch(to).then(() => "sent", () => "refused");
    const image = await new Promise((resolve) => Object.assign(new Image(), { onload: () => resolve("sent"), onerror: () => resolve("refused"), src: to }));
    // Both the page's own policy and the server's refuse.
    return { sent, image, violations: Array.from(new Set(violations)) };
  }, url);
  assert.deepEqual(outcome, { sent: "refused", image: "refused", violations: ["connect-src", "img-src"] });
});

test("a hidden page pauses, if it was told to, and goes on when it is seen", async (t) => {
  const page = await open(t);
  await page.check("#hidden-pause");
  await page.click("#primary");
  await results(page, 2);
  const hide = (hidden) => page.evaluate((value) => {
    Object.defineProperty(document, "hidden", { value, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  }, hidden);
  await hide(true);
  await inState(page, "paused");
  await hide(false);
  await inState(page, "running");
});

test("a screen reader is told now and then, and charts have words and tables", async (t) => {
  const page = await open(t);
  const from = Date.now();
  await page.evaluate(() => {
    globalThis.told = [];
    new MutationObserver(() => globalThis.told.push(document.getElementById("live").textContent))
      .observe(document.getElementById("live"), { childList: true, characterData: true, subtree: true });
  });
  await page.click("#primary");
  await results(page, 12);
  const told = await page.evaluate(() => globalThis.told);
  assert.ok(told.some((line) => line.startsWith("Running")), told.join(" "));
  // Two at the start, and then one in ten seconds at most.
  const most = 2 + Math.ceil((Date.now() - from) / 10_000);
  assert.ok(told.length <= most, `a dozen results, ${told.length} sentences, not ${most}: ${told.join(" ")}`);
  await page.click("#stop");
  await inState(page, "stopped");
  assert.match(await page.getAttribute("#progress-chart svg", "aria-label"), /begins with \d+\.\d zero bits after [\d,]+ hashes/);
  assert.match(await page.getAttribute("#rate-chart svg", "aria-label"), /million hashes a second|Empty/);
  await page.locator("#progress-chart summary").click();
  await page.waitForFunction(() => document.querySelectorAll("#progress-chart tbody tr").length >= 12);
  await page.locator("label:has(input[value=time])").click();
  await page.locator("#progress-chart text").filter({ hasText: "time (log)" }).waitFor();
});

test("the focus stays at a button when a new result takes the place of the one before", async (t) => {
  const page = await open(t);
  await set(page, { goal: "zero-bits", value: "14" });
  await page.click("#primary");
  await results(page, 5);
  await page.locator("#best").getByRole("button", { name: "Copy hash" }).focus();
  const before = await page.textContent("#best .digest");
  await page.waitForFunction((digest) => document.querySelector("#best .digest").textContent !== digest, before);
  assert.equal(await page.evaluate(() => document.activeElement.textContent), "Copy hash");
  assert.ok(await page.evaluate(() => document.getElementById("best").contains(document.activeElement)));
});

for (const [name, context] of [
  ["desktop", {}],
  ["desktop, dark", { colorScheme: "dark" }],
  ["phone", { viewport: { width: 360, height: 740 } }],
  ["phone, dark", { viewport: { width: 360, height: 740 }, colorScheme: "dark" }],
]) {
  test(`axe finds nothing to object to: ${name}`, async (t) => {
    const page = await open(t, { ...context, reducedMotion: "reduce" });
    await page.evaluate(AXE);
    const look = async (when) => {
      const { violations } = await page.evaluate(() => globalThis.axe.run(document));
      const told = violations.map(({ id, impact, nodes }) => `${impact} ${id}: ${nodes.map(({ html }) => html).join(" ")}`);
      assert.deepEqual(told, [], when);
    };
    await look("before Start");
    await set(page, { message: "x" });
    await look("with a mistake");
    await set(page, { preset: "form:createx-create3" });
    await page.locator("#preset-line").filter({ hasText: "needs sender" }).waitFor();
    await look("with a form");
    await set(page, { preset: "default" });
    await page.click("#primary");
    await results(page, 5);
    await page.locator("#results summary").first().click();
    await page.locator("#progress-chart summary").click();
    // In the list, where it stays when a better one is found meanwhile.
    await page.locator("#results details[open]").getByRole("button", { name: "Check this result" }).click();
    await page.locator("#results .verdict").filter({ hasText: "They agree" }).waitFor();
    await look("running");
    await page.click("#stop");
    await inState(page, "stopped");
    await look("stopped");
  });
}

test("no width needs scrolling sideways, and nothing jumps while it runs", async (t) => {
  const page = await open(t, { viewport: { width: 320, height: 640 } });
  const fits = async (when) => {
    for (const width of [320, 360, 600, 800, 1000, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      await page.waitForTimeout(50);
      assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= width, `${when}, ${width} pixels`);
    }
  };
  await fits("before Start");
  await set(page, { preset: "create2" });
  await page.click("#primary");
  await results(page, 4);
  await fits("running");
  // Of what is in sight while it runs nothing moves: results come in below, into their own places.
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.evaluate(() => scrollTo(0, 0));
  await page.waitForTimeout(300);
  const moved = await page.evaluate(async () => {
    let sum = 0;
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => (sum += entry.hadRecentInput ? 0 : entry.value))).observe({ type: "layout-shift" });
    await new Promise((resolve) => setTimeout(resolve, 2500));
    return sum;
  });
  assert.ok(moved < 0.02, `layout shift ${moved}`);
});

// The command for Node next to the native program: the same records, complaints and exit codes.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { COMMAND, NATIVE, run } from "./helpers.js";

/** Results without what depends on who came first. @param {any[]} records @param {boolean} salted */
function results(records, salted) {
  const found = records.filter(({ kind }) => kind === "hit" || kind === "best");
  if (!salted) return found.map(({ worker, ...rest }) => rest);
  return found.sort((a, b) => a.worker - b.worker || a.counter - b.counter);
}

/**
 * The startup record without the kernel, which depends on the engine and on the CPU, and without what chose it: on a core
 * that has no table the native program times its kernels.
 * @param {any[]} records
 */
function startup(records) {
  const { backend, kernel, variant, chosen_by, ...rest } = records[0];
  assert.ok(["request", "core", "calibration", "workers"].includes(chosen_by), chosen_by);
  return rest;
}

const SEARCHES = [
  ["--algo", "sha3-256", "--zero-bits", "12"],
  ["--algo", "sha3-256", "--message", "m{counter:8}"],
  ["--algo", "keccak-256", "--message", "a{salt:4}{counter:6:be}", "--salt-hex", "01020304", "--match", "fff0:a010"],
  ["--algo", "sha256", "--message", "hello {counter:8}", "--below", "000fff", "--digest-range", "4..32"],
  ["--algo", "sha256d", "--message", `${"long ".repeat(40)}{counter:5}`, "--zero-bits", "9"],
  ["--algo", "blake2s-256", "--message", "{counter:9:letters}()", "--zero-bits", "11", "--start", "0x12345"],
  ["--algo", "blake2b-512", "--message", "b{counter:8}"],
  ["--algo", "sha512", "--message", "{counter:8}", "--zero-bits", "12", "--hits", "3"],
  ["--preset", "uniswap-v4-hook", "--set", "flags=0x00c0", "--set", "init-code=0xdeadbeef"],
  ["--algo", "sha3x", "--message", "{counter:8}", "--zero-bits", "10", "--kernel", "a1"],
];

for (const options of SEARCHES) {
  for (const threads of ["1", "3"]) {
    test(`search ${options.join(" ")} --threads ${threads} prints what the native program prints`, async () => {
      const salted = (!options.includes("--message") && !options.includes("--preset")) || options.includes("--salt-hex");
      // The running minima of several spaces depend on which worker is ahead; nothing else does.
      const args = ["search", ...options, "--count", "200000", "--threads", threads];
      if (salted && !options.includes("--salt-hex")) args.push("--salt-hex", "0000abcdef");
      const [web, native] = await Promise.all([run(COMMAND, args), run(NATIVE, args)]);
      assert.equal(web.stderr, "");
      assert.deepEqual([web.code, native.code], [0, 0]);
      assert.deepEqual(startup(web.records), startup(native.records));
      assert.deepEqual(results(web.records, salted), results(native.records, salted));
      const [last, other] = [web.records.at(-1), native.records.at(-1)];
      assert.deepEqual(Object.keys(last), Object.keys(other));
      assert.equal(last.best_hash_hex, other.best_hash_hex);
      if (!options.includes("--hits")) assert.equal(last.total, other.total);
      const stats = (/** @type {any[]} */ records) => records.filter(({ kind }) => kind === "stats").map((record) => Object.keys(record));
      assert.deepEqual(stats(web.records).at(-1), stats(native.records).at(-1));
    });
  }
}

test("results of one thread are the same bytes", async () => {
  const args = ["search", "--message", "bytes {counter:8}", "--zero-bits", "10", "--count", "100000", "--threads", "1"];
  const hits = (/** @type {string} */ text) => text.split("\n").filter((line) => line.includes('"kind":"hit"'));
  const [web, native] = await Promise.all([run(COMMAND, args), run(NATIVE, args)]);
  assert.deepEqual(hits(web.stdout), hits(native.stdout));
  assert.ok(hits(web.stdout).length > 50);
});

test("bad usage is told in the native program's line, with its exit code", async () => {
  const mistakes = [
    ["search", "--zero-bits", "x"],
    ["search", "--zero-bits", "999"],
    ["search", "--zero-bits", "3", "--min"],
    ["search", "--foo"],
    ["search", "--count"],
    ["search", "--count", "0"],
    ["search", "--count", "1", "--count", "2"],
    ["search", "--message", "no counter"],
    ["search", "--message", "line\nfeed"],
    ["search", "--algo", "whirlpool"],
    ["search", "--salt-hex", "00"],
    ["search", "--start", "10", "--message", "{counter:1}", "--count", "300"],
    ["search", "--match", "ff:f"],
    ["search", "--preset", "create2", "--set", "deployer"],
    ["search", "--threads", "0"],
    ["search", "--seconds", "-1"],
    ["search", "--fault-drill", "x"],
    ["qqqq"],
  ];
  for (const args of mistakes) {
    const [web, native] = await Promise.all([run(COMMAND, args), run(NATIVE, args)]);
    assert.equal(web.code, 2, args.join(" "));
    assert.equal(native.code, 2, args.join(" "));
    assert.equal(web.stdout, "");
    assert.equal(web.stderr, native.stderr, args.join(" "));
  }
});

test("what only the native program has is refused in one line", async () => {
  for (const option of ["--ledger", "--resume", "--shard", "--pin", "--explain"]) {
    const { code, stderr } = await run(COMMAND, ["search", option, "x"]);
    assert.equal(code, 2);
    assert.match(stderr, new RegExp(`^hashweave: ${option} is not in this version[^\n]*\n$`));
  }
});

test("a signal ends a search with its last record and exit code 3", async () => {
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM"])) {
    const { code, records } = await run(COMMAND, ["search", "--threads", "2"], { signal: (text) => (text.includes('"best"') ? signal : undefined) });
    assert.equal(code, 3);
    assert.equal(records.at(-1).kind, "shutdown");
    assert.ok(records.at(-1).total > 0);
  }
});

test("a fault on purpose ends with exit code 4", async () => {
  const args = ["search", "--message", "d{counter:8}", "--zero-bits", "4", "--fault-drill", "0:5", "--count", "1000000"];
  const { code, records } = await run(COMMAND, args);
  assert.equal(code, 4);
  assert.ok(records.some(({ kind }) => kind === "internal_error" || kind === "canary_fail"));
});

test("a search ends when nobody reads any more", async () => {
  const script = `${JSON.stringify(process.execPath)} ${JSON.stringify(COMMAND)} search --zero-bits 4 --message 'x{counter:8}' --count 3000000 | head -n 2; echo "\${PIPESTATUS[0]}"`;
  const lines = execFileSync("bash", ["-c", script], { encoding: "utf8" }).trim().split("\n");
  assert.equal(lines.length, 3);
  assert.equal(lines[2], "0");
});

test("a digest of bytes", async () => {
  const { stdout, code } = await run(COMMAND, ["search", "--algo", "sha3-256", "--validate-hex", "616263"]);
  assert.equal(stdout, "3a985da74fe225b2045c172d6bd390bd855f086e3e9d525b46bfe24511431532\n");
  assert.equal(code, 0);
  assert.equal((await run(COMMAND, ["search", "--validate-hex", "6162636"])).code, 2);
});

test("sum prints what sha256sum prints", async () => {
  const directory = mkdtempSync(join(tmpdir(), "hashweave-"));
  try {
    const names = ["empty", "short", "long", "back\\slash", "line\nfeed"];
    const contents = [Buffer.alloc(0), Buffer.from("abc"), Buffer.alloc(3_000_001, "xyz"), Buffer.from("1"), Buffer.from("2")];
    const files = names.map((name) => join(directory, name));
    files.forEach((file, i) => writeFileSync(file, contents[i]));
    const { stdout, code, stderr } = await run(COMMAND, ["sum", ...files]);
    assert.equal(stdout, execFileSync("sha256sum", files, { encoding: "utf8" }));
    assert.deepEqual([code, stderr], [0, ""]);
    const input = await run(COMMAND, ["sum", "-a", "sha512", "-"], { input: contents[2] });
    assert.equal(input.stdout, execFileSync("sha512sum", ["-"], { encoding: "utf8", input: contents[2] }));
    const missing = await run(COMMAND, ["sum", join(directory, "none"), files[1], directory]);
    assert.equal(missing.code, 1);
    assert.equal(missing.stdout, execFileSync("sha256sum", [files[1]], { encoding: "utf8" }));
    assert.equal(missing.stderr, `hashweave: ${directory}/none: No such file or directory\nhashweave: ${directory}: Is a directory\n`);
    assert.equal((await run(COMMAND, ["sum", "-a", "md4", files[1]])).code, 2);
  } finally {
    rmSync(directory, { recursive: true });
  }
});

test("selftest, help and version", async () => {
  const selftest = await run(COMMAND, ["selftest"]);
  assert.equal(selftest.code, 0);
  assert.match(selftest.stdout, /\n\d+ kernels, 0 wrong\n$/);
  assert.match((await run(COMMAND, ["--help"])).stdout, /^Multi-lane hashing/);
  assert.match((await run(COMMAND, ["search", "--help"])).stdout, /--digest-range <A\.\.B>/);
  assert.match((await run(COMMAND, ["--version"])).stdout, /^hashweave \d+\.\d+\.\d+\n$/);
});

/** What of the page needs no browser: the references, what is read from the form, the command, what is kept. */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { courseModel, courseTable, evenly, rateModel, rateTable } from "../page/course.js";
import { duration, mega, percent, short } from "../page/format.js";
import { fromHex, hexFault, toHex } from "../page/hex.js";
import { GOALS } from "../page/goals.js";
import { fraction, leadingZeros, odds, oddsWithin, parseObjective, slice, WORDS } from "../page/objective.js";
import { PRESETS, presetOf } from "../page/presets.js";
import { ALGORITHMS, digest } from "../page/reference.js";
import { MOST_RECORDS, MOST_TEXT, parseRecord, Session } from "../page/session.js";
import { readSession } from "../page/shape.js";
import { check, command, engineOptions, printable, quote } from "../page/settings.js";
import { parseTemplate } from "../page/template.js";

const settings = (changes = {}) => ({ ...PRESETS[0].settings, preset: "default", device: "cpu", threads: "2", ...changes });
const message = (length) => Uint8Array.from({ length }, (_, i) => (i * 73 + length) % 251);

/** What Node's OpenSSL calls them. */
const OPENSSL = {
  "sha3-224": "sha3-224", "sha3-256": "sha3-256", "sha3-384": "sha3-384", "sha3-512": "sha3-512", sha224: "sha224", sha256: "sha256", sha384: "sha384",
  md5: "md5", sha1: "sha1", ripemd160: "ripemd160", sm3: "sm3", sha512: "sha512", "sha512-224": "sha512-224", "sha512-256": "sha512-256", "blake2s-256": "blake2s256", "blake2b-512": "blake2b512",
};
/** Around every boundary of a block or its padding, and several blocks. */
const LENGTHS = [0, 1, 24, 55, 56, 63, 64, 65, 71, 72, 73, 103, 104, 111, 112, 127, 128, 129, 135, 136, 137, 143, 144, 256, 300];

async function compareWithOpenSsl() {
  for (const [name, theirs] of Object.entries(OPENSSL)) {
    for (const length of LENGTHS) {
      const { hex } = await digest(name, message(length));
      assert.equal(hex, createHash(theirs).update(message(length)).digest("hex"), `${name} of ${length} bytes`);
    }
  }
}

test("the references agree with OpenSSL", compareWithOpenSsl);

test("without WebCrypto SHA-2 is transcribed, and agrees too", async () => {
  const own = Object.getOwnPropertyDescriptor(globalThis, "crypto");
  Object.defineProperty(globalThis, "crypto", { value: undefined, configurable: true });
  try {
    await compareWithOpenSsl();
    assert.match((await digest("sha256", [])).by, /FIPS 180-4/);
  } finally {
    Object.defineProperty(globalThis, "crypto", own);
  }
  assert.match((await digest("sha256", [])).by, /WebCrypto/);
});

test("what OpenSSL lacks agrees with known answers", async () => {
  const abc = [0x61, 0x62, 0x63];
  // The hash of an empty account's code, which stands in Ethereum's yellow paper.
  assert.equal((await digest("keccak-256", [])).hex, "c5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470");
  // python3 -c "import hashlib; print(hashlib.blake2b(b'abc', digest_size=32).hexdigest())"
  assert.equal((await digest("blake2b-256", abc)).hex, "bddd813c634239723171ef3fee98579b94964e3bb1cb3e427262c8c068d52319");
  const thrice = (name, times) => {
    let bytes = Buffer.from(abc);
    for (let i = 0; i < times; i++) bytes = createHash(name).update(bytes).digest();
    return bytes.toString("hex");
  };
  assert.equal((await digest("sha3x", abc)).hex, thrice("sha3-256", 3));
  assert.equal((await digest("sha256d", abc)).hex, thrice("sha256", 2));
  const once = createHash("sha256").update(Buffer.from(abc)).digest();
  assert.equal((await digest("hash160", abc)).hex, createHash("ripemd160").update(once).digest("hex"));
});

/** Names, and digests of "abc" by other implementations: the rows of all algorithms. */
function rows() {
  const text = readFileSync(new URL("../../../crates/hashes/src/algorithm/mod.rs", import.meta.url), "utf8");
  const row = /name: "([^"]+)",[^}]*?abc: &\[([^\]]*)\]/g;
  return Array.from(text.matchAll(row)).flatMap(([, name, digests]) =>
    Array.from(digests.matchAll(/"([0-9a-f]+)"/g), ([, hex]) => [name.startsWith("blake2") ? `${name}-${4 * hex.length}` : name, hex]));
}

test("the menu has every algorithm, and its reference gives the known answer", async () => {
  const known = rows();
  assert.ok(known.length >= 21, `${known.length} rows`);
  for (const [name, hex] of known) {
    assert.ok(Object.hasOwn(ALGORITHMS, name), `page/reference.js lacks ${name}`);
    assert.equal((await digest(name, [0x61, 0x62, 0x63])).hex, hex, name);
    assert.equal(ALGORITHMS[name].length, hex.length / 2, name);
  }
  assert.equal(Object.keys(ALGORITHMS).length, known.length);
});

/** The records of docs/jobs.md, whose results the native command's tests compare too. */
const jobs = readFileSync(new URL("../../../docs/jobs.md", import.meta.url), "utf8").match(/^\{"kind":"hit".*\}$/gm).map((line) => [line, JSON.parse(line)]);

test("the references agree with every result of docs/jobs.md", async () => {
  assert.ok(jobs.length >= 7);
  for (const [, { input_hex: input, hash_hex: hash }] of jobs) {
    const algorithms = Object.keys(ALGORITHMS).filter((name) => 2 * ALGORITHMS[name].length === hash.length);
    const digests = await Promise.all(algorithms.map((name) => digest(name, fromHex(input))));
    assert.equal(digests.filter(({ hex }) => hex === hash).length, 1, input);
  }
});

test("a template is read as the native command reads it", () => {
  assert.deepEqual(parseTemplate("bench_sha3:{salt:5}{counter:8}"), { least: 24, length: 24, salt: { width: 5 }, counter: { width: 8, max: 2n ** 64n - 1n, bits: 64 } });
  const lengths = {
    "{{é}}{counter:1}{hex:ff00}!": [8, 8],
    "{counter:9:letters}": [9, 9],
    // 2^64 − 1 has 20 digits.
    "n={counter:decimal}": [3, 22],
    "{counter:base58:11}{counter:hex}": [12, 27],
    "{counter:alphabet=ab:64}": [64, 64],
    "{keccak-256:{rlp-list:{rlp:{hex:ff}{counter:8}}{rlp:}}}[12..32][1..3]": [2, 2],
    "{rlp-list:{rlp:{salt:60}}{counter:2}}": [66, 66],
    "{rlp:{hex:7f}}{rlp:{hex:80}}{rlp:é}{rlp:{uint:2:1}[1..2]}{counter:1}": [8, 8],
    // Whether RLP writes a byte before a byte of a hash depends on the latter.
    "{rlp:{md5:a}[3..4]}{counter:1}": [2, 3],
    "{hexlower:{SHA-512/256:{counter:1}}}{blake2b-160:a}{BLAKE2s_8:{salt:1}}": [85, 85],
    "{base58:11233QC4}{counter:1}": [7, 7],
    "{{sha256:a}}{counter:1}": [11, 11],
  };
  for (const [text, [least, most]] of Object.entries(lengths)) {
    const { least: shortest, length } = parseTemplate(text);
    assert.deepEqual([shortest, length], [least, most], text);
  }
  // Of several fields the smallest range counts.
  assert.equal(parseTemplate("{counter:9:letters}{counter:8}").counter.bits, 36);
  assert.equal(parseTemplate("{counter:4}{sha1:{counter:decimal:3}}").counter.max, 999n);
});

test("every mistake in a template has its own line", () => {
  const lines = {
    abc: "the template has no counter; put {counter:8} where the nonce goes",
    "": "the template has no counter; put {counter:8} where the nonce goes",
    "{salt:1}{salt:2}{counter:2}": "the template has two salts; at most one {salt:N} is allowed",
    "é{counter:8": "the brace at byte 2 has no partner; write {{ or }} for a literal brace",
    "ab}{counter:8}": "the brace at byte 2 has no partner; write {{ or }} for a literal brace",
    "{nonce:8}": "{nonce:8} is not a field; fields are {hex:…}, {base58:…}, {uint:N:…}, {salt:N}, {counter:N}, {counter:N:be}, {counter:N:letters}, {counter:decimal} and other digits, and around others {rlp:…}, {rlp-list:…}, {hexlower:…} and {ALGORITHM:…}",
    "{sha256:{{a}}}{counter:8}": "the brace at byte 8 is inside a field; write {hex:7b} or {hex:7d} there",
    "{sha256:{hex:00}{counter:8}": "the brace at byte 0 has no partner; write {{ or }} for a literal brace",
    "{md5:a}[0..4": "[0..4]: write [A..B] for bytes A to B−1 of the field, or {hex:5b} for a bracket",
    "{md5:a}[4..17]{counter:8}": "[4..17]: that is not within the 16 bytes of the field",
    "{rlp:{counter:1}}": "{rlp:…}: one byte that varies has no fixed length in RLP; only a longer string can have the salt or the counter",
    "{hexlower:{counter:4}}[0..1]": "{hexlower:…}: of what has the counter, only a digest can be cut",
    "{base58:0}{counter:8}": "{base58:0}: '0' is not a digit of Base58",
    "{uint:1:256}{counter:8}": "{uint:1:256}: the number does not fit 1 byte",
    "{uint:33:1}{counter:8}": "{uint:33:1}: the width must be a number from 1 to 32",
    "{uint:1}{counter:8}": "{uint:1}: write {uint:N:NUMBER}, for instance {uint:32:1}",
    "{counter:decimal:21}": "{counter:decimal:21}: 21 digits; the number of digits is one from 1 to 20, or left out",
    "{counter:alphabet=aba:2}": "{counter:alphabet=aba:2}: the alphabet has 'a' twice; every digit needs a character of its own",
    "{counter:alphabet=a:2}": "{counter:alphabet=a:2}: the alphabet has one character; give two or more, such as {counter:alphabet=01:8}",
    "{counter:alphabet=aé:2}": "{counter:alphabet=aé:2}: 'é' is no character for digits; take printable ASCII without {, } and :",
    "{counter:9}": "{counter:9}: the width must be a number from 1 to 8",
    "{counter:17:letters}": "{counter:17}: the width must be a number from 1 to 16",
    "{salt:65}{counter:8}": "{salt:65}: the width must be a number from 1 to 64",
    "{hex:abc}{counter:8}": "{hex:abc}: odd number of digits; each byte takes two",
    "{hex:0g}{counter:8}": "{hex:0g}: 'g' is not a hexadecimal digit",
    "{hex:0xff}{counter:8}": "{hex:0xff}: leave off the 0x; only hexadecimal digits are allowed here",
    "{hex:ff 00}{counter:8}": "{hex:ff 00}: leave off the spaces; only hexadecimal digits are allowed here",
  };
  for (const [text, line] of Object.entries(lines)) assert.throws(() => parseTemplate(text), { message: line }, text);
  for (const text of ["{counter}", "{counter:8:middle}", "{toString:1}{counter:8}", "{counter:8:toString}"]) {
    assert.throws(() => parseTemplate(text), /is not a field/, text);
  }
});

test("a template may be long, of whatever parts", () => {
  const parts = { "x": 1, "é": 2, "{{": 1, "{hex:00}": 1, "{md5:{uint:1:1}}[2..5]": 3 };
  for (const [text, bytes] of Object.entries(parts)) {
    assert.equal(parseTemplate(`${text.repeat(300_000)}{counter:8}`).length, 300_000 * bytes + 8, text);
  }
  const digits = "0f".repeat(4_000_000);
  assert.equal(parseTemplate(`{hex:${digits}}{counter:8}`).length, 4_000_008);
  assert.throws(() => parseTemplate(`{hex:${digits}f}{counter:8}`), /odd number of digits/);
  assert.equal(printable("61".repeat(500_000)), "a".repeat(500_000));
});

test("every other setting is refused in its own field", () => {
  const refused = (changes, field, line) => assert.match(check(settings(changes)).faults[field] ?? "accepted", line, JSON.stringify(changes));
  refused({ goal: "zero-bits", value: "x" }, "value", /number of bits/);
  refused({ goal: "zero-bits", value: "257" }, "value", /needs 257 bits, but only 256/);
  refused({ goal: "zero-bits", value: "17", range: "30..32" }, "value", /but only 16 of the digest/);
  refused({ goal: "below", value: "0000" }, "value", /no digest is below zero/);
  refused({ goal: "below", value: "xyz" }, "value", /'x' is not a hexadecimal digit/);
  refused({ goal: "match", value: "ff" }, "value", /MASKHEX:VALUEHEX/);
  refused({ goal: "match", value: "ffff:00" }, "value", /mask has 2 bytes and the value 1/);
  refused({ goal: "match", value: "f0:0f" }, "value", /no digest can match/);
  refused({ range: "12-32" }, "range", /write A\.\.B/);
  refused({ range: "12..33" }, "range", /not within the 32 bytes of a sha3-256 digest/);
  refused({ threads: "0" }, "threads", /1 to 256/);
  refused({ threads: "1.5" }, "threads", /1 to 256/);
  refused({ start: "-1" }, "start", /0 to 18446744073709551615/);
  refused({ start: "18446744073709551616" }, "start", /0 to/);
  refused({ count: "0" }, "count", /nothing to search/);
  refused({ message: "{counter:1}", start: "256" }, "start", /whose largest is 255/);
  refused({ message: "{counter:1}", start: "200", count: "57" }, "count", /counters 200 to 256/);
  refused({ hits: "0" }, "hits", /at least 1/);
  refused({ salt: "00" }, "salt", /length is 1, but the template needs 5 bytes/);
  assert.deepEqual(check(settings({ start: "0xff", salt: "0x0102030405" })).faults, {});
});

test("every example is a search that can be run", () => {
  for (const { id, settings: example } of PRESETS) {
    assert.deepEqual(check(settings({ ...example, preset: id })).faults, {}, id);
    assert.ok(example.algorithm in ALGORITHMS);
  }
});

test("what a result means is derived", async () => {
  const [, record] = jobs.find(([line]) => line.includes("60f3f640a8508fc6"));
  // EIP-1014, example 4, with its capitals.
  const address = "0x60f3f640a8508fC6a86d45DF051962668E1e8AC7";
  assert.deepEqual((await presetOf("create2").derive(record))[0], ["Address", address]);
  assert.match((await presetOf("create2").derive(record))[1][1], /^0x0{56}cafebabe$/);
  const [, block] = jobs.find(([line]) => line.includes("1dac2b7c"));
  assert.equal((await presetOf("bitcoin").derive(block))[0][1], "000000000019d6689c085ae165831e934ff763ae46a2a6c172b3f1b60a8ce26f");
});

test("the page knows every goal of the library, with its example", () => {
  assert.deepEqual(Object.keys(WORDS), Object.keys(GOALS));
  for (const [goal, { argument, example, minimum }] of Object.entries(GOALS)) {
    const { faults, checked } = check(settings({ goal, value: example }));
    assert.deepEqual(faults, {}, goal);
    assert.equal(checked.objective.odds === null, minimum, goal);
    const words = argument === null ? "" : ` --${goal} ${example}`;
    assert.ok(command(checked, "00").includes(`{counter:8}'${words} --salt-hex 00`), command(checked, "00"));
  }
});

test("objectives have the odds of the native command", () => {
  const p = (changes) => odds(parseObjective(settings(changes)), null);
  assert.equal(p({ goal: "zero-bits", value: "10" }), 1 / 1024);
  assert.equal(p({ goal: "below", value: "4000" }), 0.25);
  assert.equal(p({ goal: "match", value: "3fff:00c0" }), 2 ** -14);
  const min = parseObjective(settings({ range: "1..32" }));
  assert.equal(odds(min, `ff${"08".padEnd(62, "0")}`), 1 / 32);
  assert.equal(Math.floor(1000 * oddsWithin(2 ** -32, 2 ** 32)), 632);
  assert.equal(fraction("0".repeat(60) + "8000"), 0.5 * 2 ** -240);
  assert.equal(slice(min, "aabb" + "00".repeat(30)).length, 62);
  assert.deepEqual([leadingZeros("0001ff"), leadingZeros("80"), leadingZeros("0000")], [15, 0, 16]);
});

test("the command is what a shell reads", () => {
  const { checked } = check(settings({ message: "it's {salt:2}$HOME `x` \"{counter:4}\"", goal: "zero-bits", value: "20", range: "0..8", start: "5", count: "0x10", hits: "3" }));
  const words = execFileSync("/bin/sh", ["-c", `printf '%s\\n' ${command(checked, "abcd")}`], { encoding: "utf8" }).trimEnd().split("\n");
  assert.deepEqual(words, [
    "hashweave", "search", "--algo", "sha3-256", "--message", "it's {salt:2}$HOME `x` \"{counter:4}\"", "--zero-bits", "20", "--digest-range", "0..8",
    "--start", "5", "--count", "16", "--hits", "3", "--salt-hex", "abcd", "--threads", "2",
  ]);
  assert.equal(quote("a'b"), `'a'\\''b'`);
});

test("a search on a GPU has no threads in its command, and goes to the processor with what it began with", () => {
  const gpu = settings({ device: "gpu", threads: "6" });
  const words = command(check(gpu).checked, "0011223344");
  assert.match(words, / --salt-hex 0011223344 --backend gpu$/);
  assert.match(check({ ...gpu, device: "tpu" }).faults.threads, /neither cpu nor gpu/);
  const fresh = new Session({ settings: gpu });
  fresh.leaveGpu();
  assert.deepEqual([fresh.checked.device, fresh.checked.threads], ["cpu", 6]);
  const begun = new Session({ settings: gpu, state: { threads: 1 } });
  begun.leaveGpu();
  assert.deepEqual([begun.checked.device, begun.checked.threads], ["cpu", 1]);
  const unsalted = new Session({ settings: { ...gpu, message: "{counter:8}" }, state: { threads: 1 } });
  unsalted.leaveGpu();
  assert.equal(unsalted.checked.threads, 6);
});

test("a search that was kept before there was a choice is one of the processor", () => {
  const { device, ...before } = settings();
  const session = readSession(JSON.stringify(new Session({ settings: before, saved: 1 })));
  assert.equal(session.settings.device, "cpu");
});

test("the engine is asked the same", () => {
  const of = (changes) => engineOptions(check(settings(changes)).checked);
  assert.deepEqual(of({}), { algo: "sha3-256", message: "bench_sha3:{salt:5}{counter:8}", start: 0n, statsInterval: 5 });
  assert.equal(of({ goal: "zero-bits", value: " 12 " }).zeroBits, 12);
  assert.equal(of({ goal: "below", value: "0x00ff" }).below, "00ff");
  assert.equal(of({ goal: "match", value: "ff:01", range: "3..9" }).match, "ff:01");
  assert.equal(of({ range: "3..9", hits: "2", count: "7" }).digestRange, "3..9");
});

/** A session with so many results and seconds. */
function lived(results, seconds, changes = {}) {
  const session = new Session({ settings: settings(changes) });
  const kind = changes.goal ? "hit" : "best";
  for (let i = 0; i < results; i++) {
    const event = { kind, counter: i * 1000, hash_hex: (2n ** 255n >> BigInt(i % 200)).toString(16).padStart(64, "0"), input_hex: "00", worker: 0 };
    session.take(event, JSON.stringify(event));
  }
  for (let t = 1; t <= seconds; t++) session.progress({ total: t * 2e6, seconds: t, workers: [t * 1e6, t * 1e6] });
  return session;
}

test("a session keeps bounded records, points and samples", () => {
  const session = lived(5000, 3000, { goal: "zero-bits", value: "1" });
  assert.equal(session.found, 5000);
  assert.ok(session.lines.length >= MOST_RECORDS && session.lines.length <= 1.25 * MOST_RECORDS);
  assert.ok(session.points.length <= 401 && session.samples.length <= 360);
  assert.equal(session.points.at(-1).found, 5000);
  assert.ok(session.points.every((point, i, all) => i === 0 || point.hashes >= all[i - 1].hashes));
  assert.ok(session.samples.every(({ rate, workers }) => rate === 2e6 && workers.every((each) => each === 1e6)));
  assert.ok(JSON.stringify(session).length < 1e6);
});

test("of long records few are kept, the latest always", () => {
  const session = new Session({ settings: settings({ goal: "zero-bits", value: "1" }) });
  const take = (length) => session.take({ kind: "hit", counter: session.found, hash_hex: "00".repeat(32) }, "x".repeat(length));
  for (let i = 0; i < 50; i++) take(100_000);
  assert.equal(session.lines.length, MOST_TEXT / 100_000);
  take(2 * MOST_TEXT);
  assert.deepEqual(session.lines.map((line) => line.length), [2 * MOST_TEXT]);
  take(10);
  assert.deepEqual(session.lines.map((line) => line.length), [10]);
  assert.equal(session.found, 52);
});

test("a session goes on from its JSON", () => {
  const session = lived(8, 20);
  session.state = { version: 1, next: ["7"] };
  session.startup = '{"kind":"startup"}';
  const again = new Session(JSON.parse(JSON.stringify(session)));
  assert.equal(JSON.stringify(again), JSON.stringify(session));
  assert.deepEqual(again.options().resume, session.state);
  again.progress({ total: 21 * 2e6, seconds: 21, workers: [5e5, 5e5] });
  again.progress({ total: 22 * 2e6, seconds: 22, workers: [15e5, 15e5] });
  assert.equal(again.samples.at(-1).rate, 2e6);
  assert.deepEqual(again.samples.at(-1).workers, [1e6, 1e6]);
  assert.equal(again.records().trimEnd().split("\n").length, 9);
});

/** A search as the page stores it. */
function stored(changes = {}) {
  const session = lived(8, 20, changes);
  const input = "00".repeat(session.checked.template.length);
  session.lines = session.lines.map((line) => line.replace('"input_hex":"00"', `"input_hex":"${input}"`));
  const { salt } = session.checked.template;
  Object.assign(session, { saved: 1e12, state: { version: 1, next: ["7"] } });
  session.startup = JSON.stringify({ kind: "startup", workers: 2, base_salt_hex: "00".repeat(salt?.width ?? 0) });
  return JSON.parse(JSON.stringify(session));
}

/** Everything that the page makes of a session. */
function used(session) {
  for (const axis of ["hashes", "time"]) courseModel(session, axis);
  rateModel(session, true);
  [courseTable, rateTable].forEach((table) => table(session));
  session.lines.map((line) => BigInt(parseRecord(line).counter) + BigInt(parseRecord(line).bits(session.checked.objective)));
  return [session.odds, session.options(), session.records(), command(session.checked, session.startup && JSON.parse(session.startup).base_salt_hex)];
}

test("what is stored is read back, and whatever else lies there is no search", () => {
  for (const changes of [{}, { goal: "zero-bits", value: "3" }, { message: "{counter:4}" }]) {
    const data = stored(changes);
    const session = readSession(JSON.stringify(data));
    assert.deepEqual(JSON.parse(JSON.stringify(session)), data);
    used(session);
  }
  const garbage = [undefined, null, true, -1, 0.5, 7, 1e300, "", "garbage", "null", "[]", '{"kind":"hit"}', '{"kind":"startup"}', [], [null], [7], ["{}"], [{}], {}, { length: 3 }, Array(5000).fill("x")];
  const places = (value, path = []) => [path, ...(value !== null && typeof value === "object" ? Object.keys(value).flatMap((name) => places(value[name], [...path, name])) : [])];
  let refused = 0;
  for (const path of places(stored())) {
    for (const value of garbage) {
      const root = { data: stored() };
      const place = ["data", ...path].slice(0, -1).reduce((at, name) => at[name], root);
      place[["data", ...path].at(-1)] = value;
      const session = readSession(JSON.stringify(root.data) ?? "undefined");
      if (session) used(session);
      else refused++;
    }
  }
  assert.ok(refused > 1000, `${refused} refused`);
  for (const text of [null, "", "garbage", "{", "null", "7", '{"version":1}', '{"version":1,"settings":null}', "[".repeat(100_000)]) assert.equal(readSession(text), null);
  for (const settings of [{ goal: "constructor" }, { algorithm: "constructor" }, { algorithm: "__proto__" }, { message: "no counter" }]) {
    const data = stored();
    Object.assign(data.settings, settings);
    assert.equal(readSession(JSON.stringify(data)), null, JSON.stringify(settings));
  }
  // What has methods' names is not taken for them.
  const data = Object.assign(stored(), { toJSON: 1, options: 2, take: 3 });
  assert.equal(typeof readSession(JSON.stringify(data)).options, "function");
});

test("a counter past 2^53 is shown as it is", () => {
  const record = parseRecord('{"kind":"hit","input_hex":"00","hash_hex":"00ff","worker":0,"counter":18446744073709551615}');
  assert.equal(record.counter, "18446744073709551615");
});

test("charts have axes that hold what they show", () => {
  for (const session of [new Session({ settings: settings() }), lived(12, 90), lived(40, 4000, { goal: "zero-bits", value: "4" })]) {
    for (const model of [courseModel(session, "hashes"), courseModel(session, "time"), rateModel(session, true)]) {
      for (const axis of [model.x, model.y]) {
        assert.ok(axis.title && axis.ticks.length >= 2 && axis.ticks.every(({ at }) => at >= axis.min && at <= axis.max * 1.0001), axis.title);
      }
      const points = model.layers.flatMap((layer) => layer.points).flat();
      assert.ok(points.every(Number.isFinite), model.description);
      assert.ok(model.description.length > 10);
    }
    for (const { head, rows } of [courseTable(session), rateTable(session)]) assert.ok(rows.every((row) => row.length === head.length));
  }
  assert.deepEqual(evenly(30).map(({ label }) => label), ["0", "10", "20", "30"]);
  assert.deepEqual(evenly(0.6).map(({ label }) => label), ["0", "0.2", "0.4", "0.6"]);
});

test("numbers are said as people say them", () => {
  assert.deepEqual([0, 5, 999, 1000, 12345, 999999, 2 ** 40].map(short), ["0", "5", "999", "1.00 k", "12.3 k", "1.00 M", "1.10 T"]);
  assert.deepEqual([0.0001, 0.25, 9.6, 60, 125, 7300, 86400 * 5, 31557600 * 40].map(duration),
    ["at once", "250 ms", "10 s", "1 min 0 s", "2 min 5 s", "2 h 1 min", "5.00 days", "40 years"]);
  assert.equal(duration(Infinity), "longer than the universe is old");
  assert.deepEqual([0.5, 0.9999, 1e-9].map(percent), ["50.0 %", "over 99.9 %", "under 0.001 %"]);
  assert.deepEqual([12345678, 123456789].map(mega), ["12.35", "123.5"]);
});

test("hexadecimal", () => {
  assert.equal(hexFault("00ff"), null);
  assert.equal(toHex(fromHex("00ff10")), "00ff10");
  assert.equal(printable("68c3a9"), null);
  assert.equal(printable("6869"), "hi");
});

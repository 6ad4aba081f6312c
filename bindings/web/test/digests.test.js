// Digests against the standards' vectors, in all manner of portions.

import assert from "node:assert/strict";
import { constants } from "node:buffer";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { Hasher, RowsError, UsageError, digest, digestMany, digestRows, features, selftest, toHex } from "../js/node.js";
import { responses } from "./helpers.js";

const FILES = [
  ...[224, 256, 384, 512].map((bits) => [`sha3-${bits}`, `sha3/SHA3_${bits}`, "Msg.rsp"]),
  ...[224, 256, 384, 512].map((bits) => [`sha${bits}`, `sha2/SHA${bits}`, "Msg.rsp"]),
  ...[224, 256].map((bits) => [`sha512-${bits}`, `sha2/SHA512_${bits}`, "Msg.rsp"]),
  ...[224, 256, 384, 512].map((bits) => [`keccak-${bits}`, `keccak/`, `MsgKAT_${bits}.txt`]),
];

/** The bytes of a message of so many bits; none if they are no bytes. @param {Record<string, string>} fields */
function message({ Len, Msg }) {
  return Number(Len) % 8 === 0 ? Buffer.from(Msg, "hex").subarray(0, Number(Len) / 8) : undefined;
}

for (const [algo, before, behind] of FILES) {
  test(`${algo} gives the digests of its standard`, async () => {
    const hasher = await Hasher.create(algo);
    let count = 0;
    for (const length of ["Short", "Long"]) {
      for (const fields of responses(`${before}${length}${behind}`)) {
        const bytes = message(fields);
        if (!bytes) continue;
        // In two portions, cut where every length of a buffer occurs sooner or later.
        const cut = (count * 37) % (bytes.length + 1);
        hasher.update(bytes.subarray(0, cut)).update(bytes.subarray(cut));
        assert.equal(hasher.hex(), fields.MD.toLowerCase(), `${length} message of ${fields.Len} bits`);
        count += 1;
      }
    }
    assert.ok(count > 100, `${count} vectors`);
    hasher.free();
  });
}

test("BLAKE2, and all that Node has too, agree with OpenSSL", async () => {
  const names = { "blake2b-512": "blake2b512", "blake2s-256": "blake2s256", sha384: "sha384", "sha3-384": "sha3-384" };
  for (const [algo, other] of Object.entries(names)) {
    for (const length of [0, 1, 63, 64, 65, 127, 128, 129, 1000, 70_000, 600_001]) {
      const bytes = new Uint8Array(length).map((_, i) => (i * 7 + (i >> 8)) & 255);
      assert.equal(toHex(await digest(algo, bytes)), createHash(other).update(bytes).digest("hex"), `${algo} of ${length}`);
    }
  }
});

test("every form of data is the same bytes", async () => {
  const expected = toHex(await digest("sha256", "abc"));
  assert.equal(expected, "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  const bytes = new Uint8Array([0, 97, 98, 99, 0]);
  async function* portions() {
    yield Buffer.from("a");
    yield Buffer.from("bc");
  }
  const forms = [bytes.subarray(1, 4), bytes.buffer.slice(1, 4), new DataView(bytes.buffer, 1, 3), new Blob(["ab", "c"]), portions(), new Blob(["abc"]).stream()];
  for (const form of forms) assert.equal(toHex(await digest("sha256", form)), expected);
  const seen = [];
  await digest("sha256", portions(), { onProgress: (count) => seen.push(count) });
  assert.deepEqual(seen, [1, 3]);
  await assert.rejects(digest("sha256", portions(), { signal: AbortSignal.abort() }), { name: "AbortError" });
  await assert.rejects(digest("sha256", 7), TypeError);
});

test("an algorithm that does not exist is refused in one line", async () => {
  await assert.rejects(digest("sha5", "abc"), (error) => error instanceof UsageError && /^hashweave has no such algorithm; available: sha3-224, /.test(error.message));
  const hasher = await Hasher.create("sha256");
  hasher.free();
  hasher.free();
  assert.throws(() => hasher.update("a"), /freed/);
});

test("keys, contexts, customization strings and lengths", async () => {
  const vectors = JSON.parse(readFileSync(new URL("../../../vectors/blake3/test_vectors.json", import.meta.url), "utf8"));
  for (const { input_len, hash, keyed_hash, derive_key } of vectors.cases) {
    const message = Uint8Array.from({ length: input_len }, (_, i) => i % 251);
    for (const [options, expected] of [
      [{}, hash],
      [{ key: vectors.key }, keyed_hash],
      [{ context: vectors.context_string }, derive_key],
    ]) {
      const length = expected.length / 2;
      assert.equal(toHex(await digest("blake3", message, { ...options, length })), expected, `${input_len} bytes`);
      assert.equal(toHex(await digest("blake3", message, options)), expected.slice(0, 64));
    }
  }
  // RFC 9861: the empty message, without a customization string and with one of one byte.
  assert.equal(toHex(await digest("kt128", "")), "1ac2d450fc3b4205d19da7bfca1b37513c0803577ac7167f06fe2ce1f0ef39e5");
  assert.equal(
    toHex(await digest("kt128", "", { customization: Uint8Array.of(0) })),
    "fab658db63e94a246188bf7af69a133045f46ee984c56e3c3328caaf1aa1a583",
  );
  const hasher = await Hasher.create("kt256", { length: 100 });
  const [first, again] = [hasher.update("a").update("bc").digest(), hasher.update("abc").digest()];
  assert.deepEqual([hasher.digestLength, first.length, first], [100, 100, again]);
  // OpenSSL's keys of BLAKE2 are not to be had in Node: RFC 7693 is what the library is tested against.
  assert.equal(toHex(await digest("blake2b-256", "abc", { key: "k" })).length, 64);
  assert.equal((await digest("blake2b", "abc", { length: 20 })).length, 20);
  assert.equal((await digest("shake128", "abc", { length: 500 })).length, 500);
  for (const [algo, options, option, message] of [
    ["blake3", { key: "short" }, "key", /^a key of blake3 has 32 bytes, and not 5$/],
    ["blake3", { key: new Uint8Array(32), context: "x" }, "context", /not both$/],
    ["kt128", { key: new Uint8Array(32) }, "key", /^kt128 takes no key$/],
    ["sha256", { key: "k" }, "key", /^sha256 takes no key of 1 bytes: give none$/],
    ["sha256", { context: "k" }, "context", /^sha256 takes no context$/],
    ["sha256", { length: 31 }, "length", /^sha256 has no digest of 31 bytes: give 32$/],
    ["comm-p", { length: 31 }, "length", /^comm-p has no digest of 31 bytes: give 32$/],
  ]) {
    await assert.rejects(digest(algo, "", options), (error) => error instanceof UsageError && error.option === option && message.test(error.message), algo);
  }
  await assert.rejects(digest("shake128", "", { length: -1 }), RangeError);
  await assert.rejects(digest("blake3", "", { key: 7 }), TypeError);
  await assert.rejects(digest("blake3", "", { context: 7 }), TypeError);
});

test("every kernel is right, and there are as many as said", async () => {
  const { tests, passed } = await selftest();
  assert.equal(passed, true, JSON.stringify(tests.filter(({ failure }) => failure !== null)));
  const { backends, simd128 } = await features();
  assert.deepEqual(backends.map(({ name }) => name), simd128 ? ["scalar", "simd128"] : ["scalar"]);
  for (const { name, kernels } of backends) {
    for (const kernel of kernels) {
      const tested = tests.some((test) => test.job === "search" && test.backend === name && test.kernel === kernel && test.algo === "sha3-256");
      assert.ok(tested, `${kernel} on ${name}`);
    }
  }
});

/** Bytes that differ from row to row. @param {number} length */
const noise = (length) => new Uint8Array(length).map((_, i) => (i * 151 + (i >> 8) * 17) & 255);

test("rows have the digests of the messages that they are", async () => {
  const { algorithms } = await features();
  for (const algo of algorithms) {
    const hasher = await Hasher.create(algo);
    // Every number up to more than two kernels take, and lengths around the ends of blocks.
    for (const [count, length, gap] of [[0, 64, 0], [1, 64, 0], [2, 0, 0], [3, 1, 0], [4, 64, 3], [5, 32, 8], [9, 136, 0], [9, 135, 1], [67, 55, 9], [67, 200, 0]]) {
      const [stride, rows] = [length + gap, noise(count * (length + gap))];
      const digests = await digestRows(algo, rows, length, { stride, count });
      assert.equal(digests.length, count * hasher.digestLength, algo);
      for (let i = 0; i < count; i++) {
        const expected = hasher.update(rows.subarray(i * stride, i * stride + length)).hex();
        const found = toHex(digests.subarray(i * hasher.digestLength, (i + 1) * hasher.digestLength));
        assert.equal(found, expected, `${algo}: row ${i} of ${count}, ${length} bytes each, ${stride} bytes apart`);
      }
    }
    hasher.free();
  }
});

test("rows that are passed in several pieces", async () => {
  // More rows than are passed at once; rows of which few fit; far apart; longer than what is passed at once.
  for (const [count, length, stride] of [[20_000, 3, 3], [40_000, 0, 0], [5000, 64, 65], [70, 60_000, 70_001], [3, 40, 5_000_000], [2, 4_200_000, 4_200_001]]) {
    const rows = noise((count - 1) * stride + length);
    const digests = await digestRows("sha256", rows, length, { stride, count });
    for (let i = 0; i < count; i += 1 + (count >> 9)) {
      const row = rows.subarray(i * stride, i * stride + length);
      assert.equal(toHex(digests.subarray(i * 32, i * 32 + 32)), createHash("sha256").update(row).digest("hex"), `row ${i} of ${count}`);
    }
  }
});

test("rows in every kind of buffer, as many as there are, and where their digests go", async () => {
  const bytes = noise(6 * 40);
  const shared = new Uint8Array(new SharedArrayBuffer(bytes.length));
  shared.set(bytes);
  const expected = await digestRows("sha256", bytes, 40, { count: 6 });
  const forms = [bytes, bytes.buffer, shared, shared.buffer, new DataView(bytes.buffer), new Float64Array(bytes.buffer), Buffer.from(bytes)];
  for (const form of forms) assert.deepEqual(await digestRows("sha256", form, 40), expected);
  // The last row need not be followed by a gap.
  assert.equal((await digestRows("sha256", bytes, 32, { stride: 40 })).length, 6 * 32);
  assert.equal((await digestRows("sha256", bytes.subarray(0, 232), 32, { stride: 40 })).length, 6 * 32);
  const room = new Uint8Array(8 + 6 * 32);
  const out = room.subarray(8);
  assert.equal(await digestRows("sha256", bytes, 40, { out }), out);
  assert.deepEqual(out, expected);
  assert.deepEqual(room.subarray(0, 8), new Uint8Array(8));
  // Rows and digests may share a buffer.
  const both = new Uint8Array(6 * 72);
  both.set(bytes, 6 * 32);
  await digestRows("sha256", both.subarray(6 * 32), 40, { out: both.subarray(0, 6 * 32) });
  assert.deepEqual(both.subarray(0, 6 * 32), expected);
});

test("rows that cannot be are refused in one line that names the number, and nothing is written", async () => {
  const bytes = noise(130);
  for (const [argument, message, length, options] of [
    ["rows", /^rows has 130 bytes: after 2 rows, 64 bytes apart, are 2, which are no row of 64$/, 64, {}],
    ["rows", /^the rows take 192 bytes, and 130 are given$/, 64, { count: 3 }],
    ["stride", /^rows of 64 bytes overlap if they are 63 bytes apart$/, 64, { stride: 63 }],
    ["count", /^count is missing: of rows of 0 bytes that are 0 bytes apart/, 0, {}],
    ["count", /^9007199254740991 rows that are 64 bytes apart take more bytes than can be addressed$/, 64, { count: Number.MAX_SAFE_INTEGER }],
    ["count", /^count is -1, which is no whole number/, 64, { count: -1 }],
    ["length", /^length is 1.5, which is no whole number/, 1.5, {}],
    ["stride", /^stride is NaN, which is no whole number/, 64, { stride: NaN }],
    ["out", /^the digests take 64 bytes, and there is room for 63$/, 64, { count: 2, out: new Uint8Array(63) }],
    ["out", /^out and rows have 4 bytes in common, from byte 60 of their buffer on$/, 64, { count: 1, out: bytes.subarray(60, 92) }],
  ]) {
    const before = toHex(bytes);
    await assert.rejects(digestRows("sha256", bytes, length, options), (error) => {
      assert.ok(error instanceof RowsError && error instanceof RangeError, String(error));
      assert.deepEqual([error.name, error.argument], ["RowsError", argument]);
      assert.match(error.message, message);
      return true;
    });
    assert.equal(toHex(bytes), before);
  }
  await assert.rejects(digestRows("sha5", bytes, 65), UsageError);
  for (const refused of [digestRows("kt128", bytes, 65), digestMany("kt128", ["a", "b"])]) {
    await assert.rejects(refused, { name: "UsageError", option: "algo", message: /^a tree hash takes one message at a time: / });
  }
  for (const [rows, length, options] of [["abc", 1, {}], [[1, 2], 1, {}], [bytes, "65", {}], [bytes, 65, { out: new DataView(new ArrayBuffer(64)) }]]) {
    await assert.rejects(digestRows("sha256", rows, length, options), TypeError);
  }
});

test("many messages have the digests of each", async () => {
  const { algorithms } = await features();
  const views = [0, 1, 63, 64, 65, 200, 4000].map((length, i) => noise(8000).subarray(i, i + length));
  const messages = [...views, "", "abc", "ü", views[5].slice().buffer, new DataView(noise(90).buffer, 3, 70), Buffer.from("abc")];
  for (const algo of algorithms) {
    const hasher = await Hasher.create(algo);
    const expected = messages.map((message) => hasher.update(message).digest());
    assert.deepEqual(await digestMany(algo, messages), expected, algo);
    hasher.free();
  }
  assert.deepEqual(await digestMany("sha256", []), []);
  for (const [algo, key] of [["blake3", "whats the Elvish word for friend"], ["blake2b-512", new Uint8Array(64).fill(7)], ["blake2s-160", "k"], ["sha256", ""]]) {
    const keyed = await Promise.all(messages.map((message) => digest(algo, message, { key })));
    assert.deepEqual(await digestMany(algo, messages, { key }), keyed, algo);
  }
  // Any iterable; the digests lie one after another.
  const some = await digestMany("sha256", new Set(["a", "b"]));
  assert.equal(toHex(new Uint8Array(some[1].buffer)), toHex(some[0]) + toHex(some[1]));
});

test("many messages that are passed in several pieces", async () => {
  // More than are passed at once, by number and by bytes; few of many bytes; one that is longer than what is passed at once, between others.
  for (const lengths of [Array(40_000).fill(3), Array(500).fill(3000), Array(9).fill(900_000), [5, 4_300_000, 70, 4_200_000, 0]]) {
    const all = noise(lengths.reduce((sum, length) => sum + length, 0));
    let at = 0;
    const messages = lengths.map((length) => all.subarray(at, (at += length)));
    const digests = await digestMany("sha256", messages);
    assert.equal(digests.length, lengths.length);
    for (let i = 0; i < messages.length; i += 1 + (messages.length >> 9)) {
      assert.equal(toHex(digests[i]), createHash("sha256").update(messages[i]).digest("hex"), `message ${i} of ${messages.length}`);
    }
  }
});

test("messages that are none are refused in one line that names them", async () => {
  await assert.rejects(digestMany("sha256", ["a", new Uint8Array(1), 7]), { name: "TypeError", message: /^messages\[2\] must be a string, an ArrayBuffer or a view of one$/ });
  for (const messages of ["abc", new Uint8Array(3), null, 7, {}]) {
    await assert.rejects(digestMany("sha256", messages), { name: "TypeError", message: /^messages must be an array of messages/ });
  }
  await assert.rejects(digestMany("blake3", ["a"], { key: "short" }), { name: "UsageError", option: "key", message: /^a key of blake3 has 32 bytes, and not 5$/ });
  await assert.rejects(digestMany("sha256", ["a"], { key: "k" }), { name: "UsageError", option: "key" });
  await assert.rejects(digestMany("blake3", ["a"], { key: 7 }), { name: "TypeError", message: /^key must be a string/ });
  await assert.rejects(digestMany("sha5", []), UsageError);
  const fault = new Error("an iterator");
  await assert.rejects(digestMany("sha256", (function* () { yield "a"; throw fault; })()), (error) => error === fault);
});

test("what was given to another thread is refused, not taken for nothing", async () => {
  const given = new Uint8Array(64);
  const { buffer } = given;
  const views = [given, new DataView(buffer), buffer];
  const hasher = await Hasher.create("sha256");
  // Also if it is given away while the module is loaded.
  const begun = [digest("sha256", given), digestMany("sha256", ["a", given]), digestRows("sha256", given, 64)].map((done) => assert.rejects(done, TypeError));
  structuredClone(buffer, { transfer: [buffer] });
  await Promise.all(begun);
  for (const view of views) {
    const refusal = (/** @type {RegExp} */ name) => ({ name: "TypeError", message: new RegExp(`^${name.source}: its buffer is detached`) });
    await assert.rejects(digest("sha256", view), refusal(/data/));
    await assert.rejects(digestMany("sha256", ["a", view]), refusal(/messages\[1\]/));
    await assert.rejects(digestRows("sha256", view, 64), refusal(/rows/));
    assert.throws(() => hasher.update(view), refusal(/data/));
  }
  await assert.rejects(digestRows("sha256", new Uint8Array(64), 64, { out: given }), { name: "TypeError", message: /^out: its buffer is detached/ });
  hasher.free();
  // Of nothing there is a digest.
  for (const nothing of [new ArrayBuffer(0), new Uint8Array(0), new DataView(new ArrayBuffer(4), 4)]) {
    assert.deepEqual(await digest("sha256", nothing), await digest("sha256", ""));
  }
});

test("rows that are as far apart as the engine lets them be, up to more than 4 GiB", async () => {
  // The system has memory only for what is written.
  const stride = Math.min(2 ** 32, constants.MAX_LENGTH - 64);
  const rows = new Uint8Array(stride + 64);
  rows.fill(7, stride);
  const digests = await digestRows("sha256", rows, 64, { stride });
  const expected = [0, 7].map((byte) => createHash("sha256").update(new Uint8Array(64).fill(byte)).digest("hex"));
  assert.equal(toHex(digests), expected.join(""));
});

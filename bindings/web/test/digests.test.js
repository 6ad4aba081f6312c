// Digests against the standards' vectors, in all manner of portions.

import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";
import { Hasher, UsageError, digest, features, selftest, toHex } from "../js/index.js";
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

// Merkle trees against published values, a model of few lines, and every change of a proof.

import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import {
  ProofError,
  digestMany,
  digestRows,
  merkleLeaves,
  merkleMixInLength,
  merkleRoot,
  merkleTree,
  merkleVerify,
  merkleVerifyConsistency,
  merkleVerifyMembers,
  merkleVerifyMultiproof,
  toHex,
} from "../js/node.js";

/** @param {string} hex */
const bytes = (hex) => new Uint8Array(Buffer.from(hex, "hex"));
/** @param {Uint8Array[]} nodes */
const flat = (nodes) => new Uint8Array(Buffer.concat(nodes));
/** As Bitcoin prints digests. @param {string} hex */
const reversed = (hex) => bytes(hex).reverse();
/** @param {Uint8Array} nodes @param {number} size */
const split = (nodes, size = 32) =>
  Array.from({ length: nodes.length / size }, (_, i) => nodes.subarray(i * size, (i + 1) * size));
/** Leaves that all differ. @param {number} count @param {number} size */
const some = (count, size = 32) =>
  flat(Array.from({ length: count }, (_, i) => createHash("sha512").update(`${i}`).digest().subarray(0, size)));

/** Changes a bit. @param {Uint8Array} nodes @param {number} at */
const altered = (nodes, at) => nodes.map((byte, i) => (i === at ? byte ^ (1 << (at % 8)) : byte));
/** The numbers of the bits of a mask. @param {number} mask */
const numbersOf = (mask) => Array.from({ length: 12 }, (_, i) => i).filter((i) => (mask >> i) & 1);
/** Those of the leaves. @param {Uint8Array} leaves @param {number[]} indices @param {number} size */
const chosen = (leaves, indices, size = 32) => flat(indices.map((i) => leaves.subarray(i * size, (i + 1) * size)));

/** Shapes of every kind, and the bytes of their nodes. */
const SHAPES = {
  rfc6962: 32,
  "ssz:64": 32,
  "ssz:1099511627776": 32,
  bitcoin: 32,
  "sorted-keccak": 32,
  "open-zeppelin": 32,
  "plain:sha256": 32,
  "plain:sha256,doubled,sorted": 32,
  "plain:blake2b-512,prefixed:07:ff": 64,
  "plain:sha1,sorted,prefixed:00:01": 20,
  "ssz:40,prefixed:02:03": 32,
  "open-zeppelin,prefixed:00:01": 32,
};

test("the roots of RFC 6962 that transparency-dev has", async () => {
  const messages = ["", "00", "10", "2021", "3031", "40414243", "5051525354555657", "606162636465666768696a6b6c6d6e6f"];
  const leaves = await merkleLeaves("rfc6962", messages.map(bytes));
  const roots = [
    "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
    "6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d",
    "fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125",
    "aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77",
    "d37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7",
    "4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4",
    "76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef",
    "ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c",
    "5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328",
  ];
  for (const [n, root] of roots.entries()) {
    const first = leaves.subarray(0, 32 * n);
    assert.equal(toHex(await merkleRoot("rfc6962", first)), root);
    assert.equal(toHex((await merkleTree("rfc6962", first)).root), root);
  }
});

test("the good and the bad proofs of transparency-dev", async () => {
  const path = new URL("../../../vectors/merkle/rfc6962-proofs.txt", import.meta.url);
  const verdicts = { good: 0, bad: 0 };
  for (const line of readFileSync(path, "utf8").split("\n")) {
    if (line === "" || line.startsWith("#")) continue;
    const [kind, verdict, first, second, ...rest] = line.split(" ");
    // A node of no bytes cannot be given here, where nodes lie one after another.
    if (rest[2].split(",").includes("-")) {
      assert.equal(verdict, "bad");
      continue;
    }
    const [from, to] = rest.map(bytes);
    const proof = flat(rest[2] === "none" ? [] : rest[2].split(",").map(bytes));
    const check =
      kind === "inclusion"
        ? merkleVerify("rfc6962", to, from, proof, { index: BigInt(first), count: BigInt(second) })
        : merkleVerifyConsistency("rfc6962", BigInt(first), from, BigInt(second), to, proof);
    if (verdict === "bad") await assert.rejects(check, (error) => error instanceof ProofError || error instanceof RangeError, line);
    else await check;
    verdicts[/** @type {"good" | "bad"} */ (verdict)] += 1;
  }
  assert.deepEqual(verdicts, { good: 11, bad: 165 });
});

test("two blocks of Bitcoin", async () => {
  for (const [root, ...transactions] of [
    [
      "f3e94742aca4b5ef85488dc37c06c3282295ffec960994b2c0d5ac2a25a95766",
      "8c14f0db3df150123e6f3dbbf30f8b955a8249b62ac1d1ff16284aefa3d06d87",
      "fff2525b8931402dd09222c50775608f75787bd2b87e56995a7bdd30f79702c4",
      "6359f0868171b1d194cbee1af2f16ea598ae8fad666d9b012c8ed2b79a236ec4",
      "e9a66845e05d5abc0ad04ec80f774a7e585c6e8db975962d069a522137b80c1d",
    ],
    [
      "8772d9d0fdf8c1303c7b1167e3c73b095fd970e33c799c6563d98b2e96c5167f",
      "147caa76786596590baa4e98f5d9f48b86c7765e489f7a6ff3360fe5c674360b",
      "0bcb16af267dee77ed8761662d31ee9d9a1bf1e4d268a9e7127407ebb3f9acfd",
      "48738657818e2628f216375a9d48d681e2b1b1390be1b7a028c7b810eaa3928a",
      "02981fa052f0481dbc5868f4fc2166035a10f27a03cfd2de67326471df5bc041",
      "652b0aa4cf4f17bdb31f7a1d308331bba91f3b3cbf8f39c9cb5e19d4015b9f01",
      "68d0685759c3d4f3f90a4f0e48d1b77641f06bb1f0b83a8841e8d71d5570ed41",
      "0a2a92f0bda4727d0a13eaddf4dd9ac6b5c61a1429e6b2b818f19b15df0ac154",
    ],
  ]) {
    const leaves = flat(transactions.map(reversed));
    assert.deepEqual(await merkleRoot("bitcoin", leaves), reversed(root));
  }
});

test("the zero hashes of SSZ, and a length that is mixed in", async () => {
  const nothing = new Uint8Array(0);
  for (const [limit, root] of [
    ["1", "0000000000000000000000000000000000000000000000000000000000000000"],
    ["2", "f5a5fd42d16a20302798ef6ed309979b43003d2320d9f0e8ea9831a92759fb4b"],
    ["4", "db56114e00fdd4c1f85c892bf35ac9a89289aaecb1ebd0a96cde606a748b5d71"],
  ]) {
    assert.equal(toHex(await merkleRoot(`ssz:${limit}`, nothing)), root);
  }
  // The deposit contract before its first deposit.
  const chunks = await merkleRoot(`ssz:${2 ** 32}`, nothing);
  assert.equal(toHex(await merkleMixInLength(chunks, 0)), "d70a234731285c6804c2a4f56711ddb8c82c99740f207854891028af34e27e5e");
  // As Go's MixInLength has them.
  const root = flat([bytes("010203"), new Uint8Array(29)]);
  for (const [length, mixed] of /** @type {[number | bigint, string][]} */ ([
    [5, "16138b105035d0e20475d8921a4170187c98b8380d3331460d1b194c341923e8"],
    [2 ** 40, "57d3b46435dbcd860bd2bb07050e520cd7200e9766e99350b208f9ed3087a6ad"],
    [2n ** 64n - 1n, "a028950b8ebd20f3d5208d8e50d0bb83d79770aac555f55adccce831ff59d3d7"],
  ])) {
    assert.equal(toHex(await merkleMixInLength(root.buffer, length)), mixed);
  }
  assert.equal((await merkleTree("ssz:8", nothing)).layers, 1);
  assert.deepEqual(await merkleLeaves("ssz:8", ["ab", new Uint8Array(32).fill(7)]), flat([bytes("6162".padEnd(64, "0")), new Uint8Array(32).fill(7)]));
});

test("dumps of @openzeppelin/merkle-tree", async () => {
  // The letters a to f as strings in the ABI of Solidity.
  const words = Array.from("abcdef", (letter) => {
    const word = new Uint8Array(96);
    [word[31], word[63], word[64]] = [32, 1, letter.charCodeAt(0)];
    return word;
  });
  const leaves = await merkleLeaves("open-zeppelin", words);
  const tree = await merkleTree("open-zeppelin", leaves);
  const nodes = [
    "23be0977360f08bb0bd7f709a7d543d2cd779c79c66d74e0441919871647de2b",
    "8f7234e8cfe39c08ca84a3a3e3274f574af26fd15165fe29e09cbab742daccd9",
    "7b0c6cd04b82bfc0e250030a5d2690c52585e0cc6a4f3bc7909d7723b0236ece",
    "03707d7802a71ca56a8ad8028da98c4f1dbec55b31b4a25d536b5309cc20eda9",
    "fa914d99a18dc32d9725b3ef1c50426deb40ec8d0885dac8edcc5bfd6d030016",
    "c62a8cfa41edc0ef6f6ae27a2985b7d39c7fea770787d7e104696c6e81f64848",
  ];
  const layer = split(tree.layer(0)).reverse();
  assert.deepEqual([tree.layers, layer.length], [1, 11]);
  assert.deepEqual(layer.slice(0, 6).map(toHex), nodes);
  // The first leaf is node 10 of the array.
  assert.deepEqual(split(tree.proof(0)), [layer[9], layer[3], layer[2]]);
  await merkleVerify("open-zeppelin", tree.root, layer[10], tree.proof(0));
  const sorted = flat(split(leaves).sort(Buffer.compare));
  assert.equal(toHex(await merkleRoot("open-zeppelin", sorted)), "6deb52b5da8fd108f79fab00341f38d2587896634c646ee52e49f845680a70c8");
});

test("roots of SimpleMerkleTree and of merkletreejs", async () => {
  const [keccak, sha256] = [flat(await digestMany("keccak-256", "abcdef".split(""))), flat(await digestMany("sha256", "abcdef".split("")))];
  for (const [shape, leaves, root] of /** @type {[string, Uint8Array, string][]} */ ([
    ["open-zeppelin", keccak, "9012f1e18a87790d2e01faace75aaaca38e53df437cdce2c0552464dda4af49c"],
    ["plain:sha256", keccak.subarray(0, 96), "311d2e46f49b15fff8b746b74ad57f2cc9e0d9939fda94387141a2d3fdf187ae"],
    ["plain:sha256,doubled", keccak.subarray(0, 96), "bcdd0f60308db788712205115fe4273bfda49fa0925611fee765a63df9ab96a1"],
    ["plain:sha256", sha256, "1f7379539707bcaea00564168d1d4d626b09b73f8a2a365234c62d763f854da2"],
    ["plain:sha256,doubled", sha256, "44205acec5156114821f1f71d87c72e0de395633cd1589def6d4444cc79f8103"],
    ["plain:sha256,sorted", sha256, "a30ba95a1a5dc397fe45ea20105363b08d682b864a28f4940419a29349a28325"],
    ["plain:sha256,sorted,doubled", sha256, "a5260b2a7ec31584e5d5689a5628c2b3d949e2397334fd71c107478e5f887eaf"],
    ["sorted-keccak", keccak.subarray(0, 0), ""],
    ["plain:keccak-256", keccak.subarray(0, 96), "aff1208e69c9e8be9b584b07ebac4e48a1ee9d15ce3afe20b77a4d29e4175aa3"],
    ["plain:keccak-256,doubled", keccak.subarray(0, 96), "905b17edcf8b6fb1415b32cdbab3e02c2c93f80a345de80ea2bbf9feba9f5a55"],
  ])) {
    if (root === "") await assert.rejects(merkleRoot(shape, leaves), RangeError);
    else assert.equal(toHex(await merkleRoot(shape, leaves)), root, shape);
  }
});

for (const [shape, size] of Object.entries(SHAPES)) {
  test(`every proof of small trees verifies, and none that is changed: ${shape}`, async () => {
    /** @param {Promise<void>} check @param {string} what */
    const refused = (check, what) => assert.rejects(check, ProofError, what);
    for (let count = 1; count <= 33; count++) {
      const leaves = some(count, size);
      const tree = await merkleTree(shape, leaves);
      const { root } = tree;
      assert.deepEqual(await merkleRoot(shape, leaves), root);
      assert.deepEqual([tree.length, tree.shape], [count, shape]);
      for (const [index, leaf] of split(leaves, size).entries()) {
        // Of high trees, whose checks take longer, the first and the last leaves.
        if (shape.length > 12 && shape.startsWith("ssz:1") && index > 1 && index < count - 2) continue;
        const [proof, place] = [tree.proof(index), { index, count }];
        await merkleVerify(shape, root, leaf, proof, place);
        // All bytes of the smallest trees' proofs, and of others every 37th, or of high trees few:
        // each is compared or hashed like its neighbours.
        const step = proof.length > 1000 ? 293 : count < 6 ? 1 : 37;
        for (let at = index % step; at < proof.length; at += step) {
          const changed = Uint8Array.from(proof, (byte, i) => (i === at ? byte ^ (1 << (at % 8)) : byte));
          await refused(merkleVerify(shape, root, leaf, changed, place), `${count}, ${index}, byte ${at}`);
        }
        for (const at of new Set(proof.length > 1000 ? [index % size] : [0, index % size, size - 1])) {
          const changed = leaf.map((byte, i) => (i === at ? byte ^ 1 : byte));
          await refused(merkleVerify(shape, root, changed, proof, place), "the leaf");
          await refused(merkleVerify(shape, root.map((byte, i) => (i === at ? byte ^ 1 : byte)), leaf, proof, place), "the root");
        }
        await refused(merkleVerify(shape, root, leaf, flat([proof, root]), place), "a longer proof");
        if (proof.length > 0) await refused(merkleVerify(shape, root, leaf, proof.subarray(size), place), "a shorter proof");
      }
    }
  });

  test(`a proof is that of its index and count: ${shape}`, async () => {
    const sorted = /sorted|zeppelin/.test(shape);
    for (const count of [1, 2, 3, 5, 6, 11]) {
      const leaves = some(count, size);
      const tree = await merkleTree(shape, leaves);
      for (const [index, leaf] of split(leaves, size).entries()) {
        const proof = tree.proof(index);
        for (let other = 0; other < count; other++) {
          // Sides do not matter of sorted pairs: only the length tells an index from another.
          if (other === index || (sorted && tree.proof(other).length === proof.length)) continue;
          await assert.rejects(merkleVerify(shape, tree.root, leaf, proof, { index: other, count }), ProofError);
        }
        // With another count the path is another if it has other siblings, and never of zeros.
        for (const more of [count - 1, count + 1, 2 * count, 64 * count + 1]) {
          if (shape.startsWith("ssz") && more > index) continue;
          const other = merkleVerify(shape, tree.root, leaf, proof, { index, count: more });
          if (more <= index) await assert.rejects(other, { name: "RangeError", message: new RegExp(`^index is ${index}, and there are ${more} leaves`) });
          else if (more === 64 * count + 1 && index < 2) await assert.rejects(other, ProofError);
          else await other.catch((error) => assert.ok(error instanceof ProofError));
        }
      }
    }
  });
}

test("proofs of several leaves, and their flags, are those of Go", async () => {
  // SHA-256 of the root, the proof and the flags of every subset of 1 to 9 leaves, which bindings/go/merkle made on 2026-11-29.
  for (const [shape, digest] of [
    ["rfc6962", "6c9d26bc847350a99aa776a77f54806d72687195194aeb17049ba33168ac1d3d"],
    ["ssz:13", "cea7b7df59e86ad0748cbdab91866ecf170bcd64c7a49ccaa7041ccd10b47aad"],
    ["ssz:1099511627776", "16087f0c9e27b2bfa764ca213bc9861c36ef658d387ca4c5c904fdc6b893f88c"],
    ["bitcoin", "5c387d558b61f65e14218ee703681041c3c0e33a787a37a3cda0238adbcdc1c8"],
    ["sorted-keccak", "8755ea65628f0e3c943bb96a5e6892012334f20187ed84f1de28289e53d8ca1f"],
    ["open-zeppelin", "f00c0a03210d1efeab023fe0b45ba001a8e79fcb2d8f2bb69e04b4fa371130e5"],
    ["plain:sha256,doubled,sorted", "49398386fa8f3f1440b024daa532f260f62f423029c40807783da0bb33232c67"],
    ["plain:sha256,prefixed:07:ff", "2d955f4b0bb8d160f3e1fe65adf8b50b294ee792f7a79caa5425b4aa5fb39400"],
    ["open-zeppelin,prefixed:00:01", "7aabccab12fab51a5f2854f9b6498310eba662f6a59ecd2a639d921b049d3ab2"],
  ]) {
    const all = createHash("sha256");
    for (let count = 1; count <= 9; count++) {
      const tree = await merkleTree(shape, some(count));
      for (let mask = 1; mask < 1 << count; mask++) {
        const { proof, flags } = tree.multiproof(numbersOf(mask));
        all.update(tree.root).update(proof).update(Uint8Array.from(flags, Number));
      }
    }
    assert.equal(all.digest("hex"), digest, shape);
  }
  const { proof, flags } = (await merkleTree("open-zeppelin", some(7))).multiproof([1n, 4, 6]);
  const nodes = [
    "31bca02094eb78126a517b206a88c73cfa9ec6f704c7030d18212cace820f025",
    "06df05371981a237d0ed11472fae7c94c9ac0eff1d05413516710d17b10a4fb6",
    "16ed2a952942e8326d834462936c105deb5d80ef21f44d06f7eba2db0ff5f7d2",
  ];
  assert.deepEqual([split(proof).map(toHex), flags], [nodes, [false, false, true, false, true]]);
});

for (const [shape, size] of Object.entries(SHAPES)) {
  test(`several leaves are proved at once, and by nothing that is changed: ${shape}`, async () => {
    /** @param {Promise<void>} check @param {string} what */
    const refused = (check, what) => assert.rejects(check, ProofError, what);
    for (let count = 1; count <= 9; count++) {
      const leaves = some(count, size);
      const tree = await merkleTree(shape, leaves);
      const { root } = tree;
      const high = shape.length > 12 && shape.startsWith("ssz:1");
      for (let mask = 1; mask < 1 << count; mask += high ? 29 : 1) {
        const [indices, what] = [numbersOf(mask), `${count}, ${mask}`];
        const [those, { proof, flags }] = [chosen(leaves, indices, size), tree.multiproof(indices)];
        const places = { indices, count };
        await merkleVerifyMultiproof(shape, root, those, proof, places);
        if (indices.length === 1 && !/bitcoin|doubled/.test(shape)) assert.deepEqual(proof, tree.proof(indices[0]));
        // Solidity's function takes these.
        const members = /zeppelin/.test(shape) || (/sorted/.test(shape) && Math.log2(count) % 1 === 0);
        if (members) await merkleVerifyMembers(shape, root, those, proof, flags);
        // Of greater trees some are changed.
        if (count > 5 && mask % 29 !== 1) continue;
        /** @param {string} what @param {Uint8Array} root @param {Uint8Array} those @param {Uint8Array} proof */
        const neither = async (what, root, those, proof) => {
          await refused(merkleVerifyMultiproof(shape, root, those, proof, places), what);
          if (members) await refused(merkleVerifyMembers(shape, root, those, proof, flags), what);
        };
        const last = Math.max(0, proof.length - size);
        for (let at = mask % size; at < proof.length; at += last > 640 ? 10 * size + 1 : size + 1) {
          await neither(`${what}, byte ${at}`, root, those, altered(proof, at));
        }
        for (let at = mask % size; at < those.length; at += size) await neither(`${what}, leaf ${at}`, root, altered(those, at), proof);
        await neither(`${what}, the root`, altered(root, mask % size), those, proof);
        await neither(`${what}, a longer proof`, root, those, flat([proof, root]));
        if (proof.length > 0) await neither(`${what}, a shorter proof`, root, those, proof.subarray(0, last));
        if (!members) continue;
        for (const [i, both] of flags.entries()) {
          await refused(merkleVerifyMembers(shape, root, those, proof, flags.with(i, !both)), `${what}, flag ${i}`);
          await refused(merkleVerifyMembers(shape, root, those, proof, flags.toSpliced(i, 1)), `${what}, no flag ${i}`);
          if (both === (flags[i + 1] ?? both)) continue;
          await refused(merkleVerifyMembers(shape, root, those, proof, flags.with(i, !both).with(i + 1, both)), `${what}, flags ${i}`);
        }
      }
    }
  });
}

test("several leaves are those of their indices", async () => {
  const leaves = some(6);
  for (const shape of ["rfc6962", "ssz:13", "bitcoin"]) {
    const tree = await merkleTree(shape, leaves);
    for (let mask = 1; mask < 64; mask++) {
      const those = chosen(leaves, numbersOf(mask));
      for (let other = 1; other < 64; other++) {
        const indices = numbersOf(other);
        if (mask === other || 32 * indices.length !== those.length) continue;
        const check = merkleVerifyMultiproof(shape, tree.root, those, tree.multiproof(indices).proof, { indices, count: 6 });
        await assert.rejects(check, ProofError, `${shape}, ${mask}, ${other}`);
      }
    }
  }
});

// CVE-2023-34459 of OpenZeppelin's contracts: nodes of a proof that no flag takes must not count.
test("nodes that no flag takes prove nothing", async () => {
  const nodes = [5, 6, 7].map((byte) => flat([Uint8Array.of(byte), new Uint8Array(31)]));
  const [leaf, ...malicious] = nodes;
  const zero = new Uint8Array(32);
  const root = await merkleRoot("sorted-keccak", flat([leaf, zero]));
  for (const [leaves, proof, flags] of /** @type {[Uint8Array[], Uint8Array[], boolean[]][]} */ ([
    [malicious, [leaf, leaf], [true, true, false]],
    [malicious, [leaf, leaf], [true, false]],
    [malicious, [leaf], [true, true]],
    [[...malicious, leaf], [], [true, true]],
    [malicious, [leaf], [true, false]],
    [malicious, [], []],
    [[root, leaf], [], []],
    [[leaf], [zero], [false, true]],
    [[leaf], [root], []],
    [[root], [leaf], []],
  ])) {
    await assert.rejects(merkleVerifyMembers("sorted-keccak", root, flat(leaves), flat(proof), flags), ProofError);
  }
  await assert.rejects(merkleVerifyMembers("sorted-keccak", root, new Uint8Array(0), root, []), { name: "RangeError" });
  // The same by a proof that is one, and the root itself.
  await merkleVerifyMembers("sorted-keccak", root, leaf, zero, [false]);
  await merkleVerifyMembers("sorted-keccak", root, root, new Uint8Array(0), new Set());
});

test("consistency of all pairs of small trees", async () => {
  const refused = (/** @type {Promise<void>} */ check) => assert.rejects(check, ProofError);
  for (const shape of ["rfc6962", "plain:sha256,sorted", "plain:sha1"]) {
    const size = shape === "plain:sha1" ? 20 : 32;
    for (let count = 1; count <= 17; count++) {
      const leaves = some(count, size);
      const tree = await merkleTree(shape, leaves);
      for (let old = 1; old <= count; old++) {
        const before = await merkleRoot(shape, leaves.subarray(0, size * old));
        const proof = tree.consistency(old);
        await merkleVerifyConsistency(shape, old, before, BigInt(count), tree.root, proof);
        for (let at = 0; at < proof.length; at += 7) {
          const changed = Uint8Array.from(proof, (byte, i) => (i === at ? byte ^ 4 : byte));
          await refused(merkleVerifyConsistency(shape, old, before, count, tree.root, changed));
        }
        await refused(merkleVerifyConsistency(shape, old, before.map((byte) => byte ^ 1), count, tree.root, proof));
        await refused(merkleVerifyConsistency(shape, old, before, count, tree.root.map((byte) => byte ^ 1), proof));
        await refused(merkleVerifyConsistency(shape, old, before, count, tree.root, flat([proof, before])));
      }
    }
  }
});

test("leaves are those of the definitions, of any bytes", async () => {
  const hash = (/** @type {(string | Uint8Array)[]} */ ...parts) => parts.reduce((h, part) => h.update(part), createHash("sha256")).digest();
  const messages = ["", "alpha", new Uint8Array(70_000).fill(3), new DataView(some(3).buffer, 5, 50)];
  const data = messages.map((message) => (typeof message === "string" ? Buffer.from(message) : new Uint8Array(message.buffer, message.byteOffset, message.byteLength)));
  assert.deepEqual(await merkleLeaves("rfc6962", new Set(messages)), flat(data.map((message) => hash("\0", message))));
  assert.deepEqual(await merkleLeaves("bitcoin", messages), flat(data.map((message) => hash(hash(message)))));
  assert.deepEqual(await merkleLeaves("open-zeppelin,prefixed:07:FF", ["a"]), await digestRows("keccak-256", bytes("0761"), 2));
  assert.deepEqual(await merkleLeaves("open-zeppelin", ["a"]), await digestRows("keccak-256", (await digestMany("keccak-256", ["a"]))[0], 32));
  assert.deepEqual(await merkleLeaves("bitcoin", []), new Uint8Array(0));
});

test("a tree and what it returns do not change, and no check sees a later change", async () => {
  const leaves = some(3);
  const given = Buffer.from(leaves);
  const tree = await merkleTree("rfc6962", given);
  const root = tree.root;
  given.fill(0);
  tree.root.fill(0);
  tree.layer(0).fill(0);
  tree.proof(2).fill(0);
  assert.deepEqual([tree.root, tree.layer(0)], [root, leaves]);
  const high = await merkleTree("ssz:1099511627776", leaves);
  const [proof, top] = [high.proof(1), high.root];
  const check = merkleVerify("ssz:1099511627776", top, leaves.subarray(32, 64), proof, { index: 1, count: 3 });
  // A few turns later the first of 40 levels are hashed.
  for (let turn = 0; turn < 20; turn++) await null;
  for (const array of [proof, top]) array.fill(0);
  await check;
  // Of checks everything is copied at once.
  const heap = await merkleTree("open-zeppelin", leaves);
  const { proof: nodes, flags } = heap.multiproof([0, 2]);
  const later = chosen(leaves, [0, 2]);
  const [tops, indices] = [heap.root, [0, 2]];
  const checks = [
    merkleVerifyMultiproof("open-zeppelin", tops, later, nodes, { indices, count: 3 }),
    merkleVerifyMembers("open-zeppelin", tops, later, nodes, flags),
    merkleVerify("open-zeppelin", tops, later.subarray(0, 32), heap.proof(0)),
  ];
  const zeros = new Uint8Array(32);
  const mixed = merkleMixInLength(zeros, 0);
  for (const array of [nodes, later, tops, indices, flags, zeros]) array.fill(/** @type {never} */ (1));
  await Promise.all(checks);
  assert.equal(toHex(await mixed), "f5a5fd42d16a20302798ef6ed309979b43003d2320d9f0e8ea9831a92759fb4b");
  assert.deepEqual(await merkleRoot("rfc6962", leaves.subarray(0, 32)), leaves.subarray(0, 32));
  const shared = new Uint8Array(new SharedArrayBuffer(96));
  shared.set(leaves);
  assert.deepEqual(await merkleRoot("rfc6962", shared.buffer), root);
});

test("what is no shape is refused in one line that says what is one", async () => {
  const other = [
    "", "rfc", "RFC6962", "rfc6962:1", "ssz", "ssz:", "ssz:-1", "ssz:18446744073709551616", "plain", "plain:", "plain:sha257", "plain:cshake128",
    "plain:kt128", "plain:KT256", "plain:comm-p", "plain:blake2b", "bitcoin,", "bitcoin, sorted", "bitcoin,prefixed", "bitcoin,prefixed:0:1",
    "bitcoin,prefixed:00", "bitcoin,prefixed:00:01:02", "doubled", "constructor", "bitcoin,Sorted",
  ];
  for (const shape of other) {
    await assert.rejects(merkleRoot(shape, some(1)), (error) => error instanceof RangeError && error.message.startsWith(`'${shape}' is not a shape: write rfc6962, ssz:LIMIT`), shape);
  }
  for (const shape of ["ssz:+1", "ssz:18446744073709551615", "plain:SHA-256", "plain:BLAKE2b512,prefixed:aF:00", "open-zeppelin,doubled,prefixed:01:02,prefixed:03:04"]) {
    await merkleTree(shape, some(1, shape.includes("512") ? 64 : 32));
  }
  await assert.rejects(merkleRoot(/** @type {any} */ (7), some(1)), { name: "TypeError", message: "shape must be a string" });
});

test("arguments that cannot be are refused in one line that names them", async () => {
  const any = (/** @type {any} */ value) => value;
  const leaves = some(3);
  const tree = await merkleTree("bitcoin", leaves);
  const [root, leaf, proof, place] = [tree.root, leaves.subarray(0, 32), tree.proof(0), { index: 0, count: 3 }];
  const log = await merkleTree("rfc6962", leaves);
  /** @param {Uint8Array} proof @param {{ indices: number[], count: number }} places */
  const several = (proof, places) => merkleVerifyMultiproof("bitcoin", root, leaves.subarray(0, 64), proof, places);
  /** @type {[RegExp, typeof TypeError | typeof RangeError, () => unknown][]} */
  const cases = [
    [/^leaves has 33 bytes, and they are no whole nodes of 32$/, RangeError, () => merkleRoot("bitcoin", leaves.subarray(0, 33))],
    [/^leaves must be an ArrayBuffer or a view of one$/, TypeError, () => merkleTree("bitcoin", any("text"))],
    [/^there are 0 leaves, and this shape has no root of none$/, RangeError, () => merkleTree("bitcoin", new Uint8Array(0))],
    [/^there are 3 leaves, and the limit is 2$/, RangeError, () => merkleRoot("ssz:2", leaves)],
    [/^messages must be an array/, TypeError, () => merkleLeaves("rfc6962", any("abc"))],
    [/^messages\[1\] must be a string/, TypeError, () => merkleLeaves("rfc6962", any(["a", 7]))],
    [/^messages\[1\] has 33 bytes, and a leaf holds 32$/, RangeError, () => merkleLeaves("ssz:4", ["a", new Uint8Array(33)])],
    [/^root has 31 bytes, and a node of this shape has 32$/, RangeError, () => merkleVerify("bitcoin", root.subarray(1), leaf, proof, place)],
    [/^leaf has 64 bytes, and a node of this shape has 32$/, RangeError, () => merkleVerify("bitcoin", root, proof, proof, place)],
    [/^leaf has 0 bytes/, RangeError, () => merkleVerify("bitcoin", root, new Uint8Array(0), proof, place)],
    [/^proof has 63 bytes/, RangeError, () => merkleVerify("bitcoin", root, leaf, proof.subarray(1), place)],
    [/^proof must be an ArrayBuffer/, TypeError, () => merkleVerify("bitcoin", root, leaf, any([proof]), place)],
    [/^index must be a number or a bigint$/, TypeError, () => merkleVerify("bitcoin", root, leaf, proof, any({ index: "0", count: 3 }))],
    [/^count must be a number or a bigint$/, TypeError, () => merkleVerify("bitcoin", root, leaf, proof, any({ index: 0 }))],
    [/^count must be a number or a bigint$/, TypeError, () => merkleVerify("bitcoin", root, leaf, proof)],
    [/^index is -1, which is no whole number from 0 to 2\^64 - 1$/, RangeError, () => merkleVerify("bitcoin", root, leaf, proof, { index: -1, count: 3 })],
    [/^index is 3, and there are 3 leaves: the first is leaf 0$/, RangeError, () => merkleVerify("bitcoin", root, leaf, proof, { index: 3, count: 3 })],
    [/^count is 18446744073709551616, which is no/, RangeError, () => merkleVerify("bitcoin", root, leaf, proof, { index: 0, count: 2n ** 64n })],
    [/^there are 3 leaves, and the limit is 2$/, RangeError, () => merkleVerify("ssz:2", root, leaf, proof, place)],
    [/^index is 3, and there are 3 leaves/, RangeError, () => tree.proof(3)],
    [/^index is 0.5, which is no/, RangeError, () => tree.proof(0.5)],
    [/^level is 9, and the layers are 0 to 2$/, RangeError, () => tree.layer(9)],
    [/^shape has no consistency proofs/, RangeError, () => tree.consistency(2)],
    [/^old is 4, and an older tree has 1 to 3 leaves$/, RangeError, () => log.consistency(4)],
    [/^old is 0, and an older tree has 1 to 3 leaves$/, RangeError, () => merkleVerifyConsistency("rfc6962", 0, root, 3, root, proof)],
    [/^indices must be an array, or another iterable$/, TypeError, () => tree.multiproof(any(1))],
    [/^indices must be an array/, TypeError, () => tree.multiproof(any("01"))],
    [/^indices\[1\] must be a number or a bigint$/, TypeError, () => tree.multiproof(any([0, "1"]))],
    [/^indices is empty, and no leaves prove nothing$/, RangeError, () => tree.multiproof([])],
    [/^indices\[1\] is 1, after 1: they must ascend$/, RangeError, () => tree.multiproof([1, 1n])],
    [/^indices\[2\] is 0, after 2: they must ascend$/, RangeError, () => tree.multiproof([1, 2, 0])],
    [/^indices\[1\] is 3, and there are 3 leaves: the first is leaf 0$/, RangeError, () => tree.multiproof([0, 3])],
    [/^indices must be an array/, TypeError, () => several(proof, any({ count: 3 }))],
    [/^indices must be an array/, TypeError, () => several(proof, any(undefined))],
    [/^count must be a number or a bigint$/, TypeError, () => several(proof, any({ indices: [0, 1] }))],
    [/^there are 2 leaves, and indices has 1$/, RangeError, () => several(proof, { indices: [0], count: 3 })],
    [/^indices\[1\] is 0, after 1/, RangeError, () => several(proof, { indices: [1, 0], count: 3 })],
    [/^indices\[1\] is 3, and there are 3 leaves/, RangeError, () => several(proof, { indices: [0, 3], count: 3 })],
    [/^indices\[0\] is -1, which is no/, RangeError, () => several(proof, { indices: [-1, 3], count: 3 })],
    [/^proof has 63 bytes/, RangeError, () => several(proof.subarray(1), { indices: [0, 1], count: 3 })],
    [/^leaves has 33 bytes/, RangeError, () => merkleVerifyMultiproof("bitcoin", root, leaves.subarray(0, 33), proof, { indices: [0], count: 3 })],
    [/^root has 64 bytes/, RangeError, () => merkleVerifyMultiproof("bitcoin", proof, leaf, proof, { indices: [0], count: 3 })],
    [/^indices is empty/, RangeError, () => merkleVerifyMultiproof("bitcoin", root, new Uint8Array(0), root, { indices: [], count: 3 })],
    [/^there are 3 leaves, and the limit is 2$/, RangeError, () => merkleVerifyMultiproof("ssz:2", root, leaf, proof, { indices: [0], count: 3 })],
    [/^there are 0 leaves, and this shape has no root of none$/, RangeError, () => merkleVerifyMultiproof("bitcoin", root, leaf, proof, { indices: [0], count: 0 })],
    [/^shape has pairs that are not sorted: use merkleVerifyMultiproof$/, RangeError, () => merkleVerifyMembers("bitcoin", root, leaf, proof, [])],
    [/^leaves is empty, and no leaves prove nothing$/, RangeError, () => merkleVerifyMembers("open-zeppelin", root, new Uint8Array(0), root, [])],
    [/^flags must be an array, or another iterable$/, TypeError, () => merkleVerifyMembers("open-zeppelin", root, leaf, proof, any(undefined))],
    [/^flags\[1\] must be a boolean$/, TypeError, () => merkleVerifyMembers("open-zeppelin", root, leaf, proof, any([false, 0]))],
    [/^root has 31 bytes, and a node of this shape has 32$/, RangeError, () => merkleMixInLength(root.subarray(1), 3)],
    [/^length is -1, which is no whole number/, RangeError, () => merkleMixInLength(root, -1)],
    [/^length must be a number or a bigint$/, TypeError, () => merkleMixInLength(root, any("3"))],
    [/^oldRoot has 64 bytes/, RangeError, () => merkleVerifyConsistency("rfc6962", 1, proof, 3, root, proof)],
  ];
  for (const [message, kind, call] of cases) {
    await assert.rejects(
      async () => call(),
      (error) => {
        assert.ok(error instanceof kind && !(error instanceof ProofError), `${error}`);
        assert.match(error.message, message);
        return true;
      },
    );
  }
});

test("counts of 64 bits", async () => {
  const [root, leaf] = [some(1), some(2).subarray(32)];
  const count = 2n ** 64n - 1n;
  for (const [shape, nodes] of /** @type {[string, number][]} */ ([["rfc6962", 64], [`ssz:${count}`, 64], ["plain:sha256", 64], ["open-zeppelin", 64]])) {
    await assert.rejects(merkleVerify(shape, root, leaf, some(nodes), { index: 0n, count }), /does not lead from leaf 0 of 18446744073709551615/);
  }
  // The numbers of nodes that Go counts: of proofs of the first two leaves, and of the first and the last.
  for (const [shape, all, near, ends] of /** @type {[string, bigint, number, number][]} */ ([
    ["rfc6962", count, 63, 125],
    ["bitcoin", count, 63, 125],
    [`ssz:${count}`, count, 63, 126],
    ["open-zeppelin", count / 2n, 62, 62],
  ])) {
    for (const [last, nodes] of /** @type {[bigint, number][]} */ ([[1n, near], [all - 1n, ends]])) {
      const places = { indices: [0n, last], count: all };
      const message = `the proof has 1 nodes, and one for these numbers has ${nodes}`;
      await assert.rejects(merkleVerifyMultiproof(shape, root, some(2), leaf, places), { name: "ProofError", message });
      await assert.rejects(merkleVerifyMultiproof(shape, root, some(2), some(nodes), places), /does not lead from these 2 leaves to root$/);
    }
  }
});

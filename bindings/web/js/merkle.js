// Merkle trees. All nodes of a layer are hashed side by side, by one call of digestRows.

import { viewOf } from "./hash.js";
import { UsageError } from "./instance.js";
import { instance } from "./main.js";
import { digestMany, messagesOf } from "./many.js";
import { digestRows, hasherOf } from "./rows.js";

export class ProofError extends Error {
  name = "ProofError";
}

// A shape: `before` are the bytes before the data of a leaf, `prefix` those before two children,
// `lone` is the parent of a last node without a sibling; `nothing`, that no leaves have a root.
const PLAIN = { algo: "sha256", leaf: "once", before: [], prefix: [], lone: "promoted" };
const KECCAK = { ...PLAIN, algo: "keccak-256", sorted: true };
const NAMED = new Map([
  ["rfc6962", { ...PLAIN, before: [0], prefix: [1], nothing: true }],
  ["bitcoin", { ...PLAIN, algo: "sha256d", lone: "doubled" }],
  ["sorted-keccak", KECCAK],
  ["open-zeppelin", { ...KECCAK, leaf: "twice", lone: "heap" }],
]);

/** The shape before its changes, if there is one. */
function base(name) {
  const [, limit, algo] = /^(?:ssz:\+?(\d+)|plain:(.+))$/s.exec(name) ?? [];
  if (limit && limit < 2n ** 64n) {
    return { ...PLAIN, leaf: "padded", lone: "zeros", limit: BigInt(limit) };
  }
  // Tree hashes have no rows, and BLAKE2 without its length is no algorithm in other bindings.
  if (algo && !/^(kt|comm|blake2[bs]$)/i.test(algo)) return { ...PLAIN, algo };
  return NAMED.get(name);
}

function changed(shape, change) {
  if (change === "doubled") return shape && { ...shape, lone: change };
  if (change === "sorted") return shape && { ...shape, sorted: true };
  const bytes = /^prefixed:([\da-fA-F]{2}):([\da-fA-F]{2})$/.exec(change);
  const [before, prefix] = (bytes ?? []).slice(1).map((digits) => [parseInt(digits, 16)]);
  return bytes && shape && { ...shape, leaf: "once", before, prefix };
}

async function shapeOf(text) {
  if (typeof text !== "string") throw new TypeError("shape must be a string");
  const [name, ...changes] = text.split(",");
  const shape = changes.reduce(changed, base(name));
  const module = await instance();
  try {
    if (shape) return { ...shape, size: hasherOf(module, shape.algo).size };
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
  }
  throw new RangeError(
    `'${text}' is not a shape: write rfc6962, ssz:LIMIT, bitcoin, sorted-keccak, open-zeppelin ` +
      "or plain:ALGORITHM, and after it ,doubled ,sorted or ,prefixed:00:01 to change it",
  );
}

function whole(name, value) {
  if (typeof value !== "number" && typeof value !== "bigint") {
    throw new TypeError(`${name} must be a number or a bigint`);
  }
  const exact = typeof value === "bigint" || Number.isSafeInteger(value);
  if (exact && value >= 0 && value < 2n ** 64n) return BigInt(value);
  throw new RangeError(`${name} is ${value}, which is no whole number from 0 to 2^64 - 1`);
}

/** The bytes of nodes where they lie, as many as `count` if it is given. */
function bytesOf({ size }, name, data, count) {
  const bytes = viewOf(name, data);
  if (count ? bytes.length === count * size : bytes.length % size === 0) return bytes;
  const wanted = count ? "a node of this shape has" : "they are no whole nodes of";
  throw new RangeError(`${name} has ${bytes.length} bytes, and ${wanted} ${size}`);
}

/** Copies of the bytes of arguments, which nobody changes while a check waits. */
function copiesOf(given) {
  return Object.entries(given).map(([name, data]) => new Uint8Array(viewOf(name, data)));
}

/** A copy of a list, of whose elements `read` makes what they stand for. */
function listOf(name, list, read) {
  if (typeof list !== "object" || typeof list?.[Symbol.iterator] !== "function") {
    throw new TypeError(`${name} must be an array, or another iterable`);
  }
  return Array.from(list, (value, i) => read(`${name}[${i}]`, value));
}

function flag(name, value) {
  if (typeof value === "boolean") return value;
  throw new TypeError(`${name} must be a boolean`);
}

/** Nodes where they lie. */
function nodesOf(shape, name, data, count) {
  const bytes = bytesOf(shape, name, data, count);
  const nodes = [];
  for (let i = 0; i < bytes.length; i += shape.size) nodes.push(bytes.subarray(i, i + shape.size));
  return nodes;
}

function allow({ lone, limit, nothing }, count) {
  const zeros = lone === "zeros";
  if (zeros ? count <= limit : count > 0 || nothing) return;
  const why = zeros ? `the limit is ${limit}` : "this shape has no root of none";
  throw new RangeError(`there are ${count} leaves, and ${why}`);
}

/** The number of layers above the leaves. */
function height({ lone, limit }, leaves) {
  const count = BigInt(lone === "zeros" ? limit : leaves);
  return lone === "heap" || count < 2n ? 0 : (count - 1n).toString(2).length;
}

function joined(arrays) {
  const all = new Uint8Array(arrays.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const array of arrays) {
    all.set(array, at);
    at += array.length;
  }
  return all;
}

/** Below or above zero as the first of two nodes is the smaller or the greater. */
function compared(a, b) {
  const i = a.findIndex((byte, i) => byte !== b[i]);
  return i < 0 ? 0 : a[i] - b[i];
}

/** The messages whose digests are the parents of pairs. */
function rowsOf({ size, prefix, sorted }, pairs) {
  if (!sorted && prefix.length === 0) return pairs;
  const length = prefix.length + 2 * size;
  const rows = new Uint8Array((pairs.length / size / 2) * length);
  for (let from = 0, at = 0; from < pairs.length; from += 2 * size, at += length) {
    let first = pairs.subarray(from, from + size);
    let second = pairs.subarray(from + size, from + 2 * size);
    if (sorted && compared(first, second) > 0) [first, second] = [second, first];
    rows.set(prefix, at);
    rows.set(first, at + prefix.length);
    rows.set(second, at + prefix.length + size);
  }
  return rows;
}

/** The layer above nodes; `zero` is the root of a tree of zeros that is as high as they are. */
async function parents(shape, nodes, zero) {
  const { algo, size, lone, prefix } = shape;
  const even = nodes.length - (nodes.length % (2 * size));
  const last = nodes.subarray(even);
  const promoted = lone === "promoted" ? last : [];
  let pairs = nodes.subarray(0, even);
  if (promoted.length < last.length) pairs = joined([nodes, lone === "zeros" ? zero : last]);
  const above = new Uint8Array(pairs.length / 2 + promoted.length);
  const out = above.subarray(0, pairs.length / 2);
  await digestRows(algo, rowsOf(shape, pairs), prefix.length + 2 * size, { out });
  above.set(promoted, out.length);
  return above;
}

/** The root. Each layer is kept by `keep`, with the root of a tree of zeros that is as high. */
async function rootOf(shape, leaves, keep) {
  const { algo, size, lone } = shape;
  let [nodes, zero] = [leaves, new Uint8Array(size)];
  allow(shape, nodes.length / size);
  if (lone === "heap") {
    // All nodes are one layer, a queue: the parent of the next two goes to its end.
    nodes = joined([leaves, new Uint8Array(leaves.length - size)]);
    for (let first = 0, end = leaves.length; end < nodes.length; ) {
      const next = end - ((end - first) % (2 * size));
      const above = await parents(shape, nodes.subarray(first, next));
      nodes.set(above, end);
      [first, end] = [next, end + above.length];
    }
  }
  keep?.(nodes, zero);
  for (let left = height(shape, leaves.length / size); left > 0; left -= 1) {
    nodes = await parents(shape, nodes, zero);
    if (lone === "zeros") zero = await parents(shape, joined([zero, zero]));
    if (nodes.length > 0) keep?.(nodes, zero);
  }
  if (nodes.length > 0) return new Uint8Array(nodes.subarray(-size));
  return lone === "zeros" ? zero : digestRows(algo, nodes, 0, { count: 1 });
}

/**
 * The rounds from leaves to the root, each of parents none of which is above another, in their
 * order: the other child of each parent, by its level and number there. It is `known` if it is a
 * leaf that is given or follows from such leaves, else in the proof, or there is none, and the
 * first child is `promoted` or `doubled`.
 */
function roundsOf(shape, indices, count) {
  const { lone } = shape;
  const [rounds, heap, top] = [[], lone === "heap", height(shape, count)];
  let [level, nodes, left] = [0, count, indices];
  while (heap ? left[0] + 2n < 2n * count : level < top) {
    const [round, above, first] = [[], [], heap ? count : 0n];
    // In a heap a round ends before the first parent that it computes.
    const end = first + (left[0] >> 1n);
    let taken = 0;
    while (taken < left.length && (!heap || (left[taken] | 1n) < end)) {
      const node = left[taken++];
      let [sibling, kind] = [node ^ 1n, "proof"];
      if (left[taken] === sibling) [taken, kind] = [taken + 1, "known"];
      else if (!heap && lone !== "zeros" && sibling >= nodes) [sibling, kind] = [node, lone];
      round.push({ level, sibling, kind, left: sibling < node });
      above.push(first + (node >> 1n));
    }
    rounds.push(round);
    left = [...left.slice(taken), ...above];
    if (!heap) [level, nodes] = [level + 1, (nodes + 1n) >> 1n];
  }
  return rounds;
}

function isLeaf(name, index, count) {
  if (index < count) return;
  throw new RangeError(`${name} is ${index}, and there are ${count} leaves: the first is leaf 0`);
}

/** The siblings on the way from a leaf to the root. */
function pathOf(shape, index, count) {
  isLeaf("index", index, count);
  return roundsOf(shape, [index], count)
    .flat()
    .filter(({ kind }) => kind !== "promoted");
}

/** The rounds from several leaves to the root, and the siblings in the order of the proof. */
function climbOf(shape, indices, count) {
  if (indices.length === 0) throw new RangeError("indices is empty, and no leaves prove nothing");
  indices.forEach((index, i) => {
    isLeaf(`indices[${i}]`, index, count);
    if (i > 0 && index <= indices[i - 1]) {
      throw new RangeError(`indices[${i}] is ${index}, after ${indices[i - 1]}: they must ascend`);
    }
  });
  const rounds = roundsOf(shape, indices, count);
  const siblings = rounds.flatMap((round) => {
    const those = round.filter(({ kind }) => kind === "proof");
    // Generalized indices of SSZ descend.
    return shape.lone === "zeros" ? those.reverse() : those;
  });
  return { rounds, siblings };
}

/** The parts, from a leaf to an end, whose roots are a proof: SUBPROOF of RFC 6962, 2.1.2. */
function partsOf(shape, old, count) {
  if (shape.lone !== "promoted") {
    throw new RangeError("shape has no consistency proofs: its lone last nodes are not promoted");
  }
  if (old < 1n || old > count) {
    throw new RangeError(`old is ${old}, and an older tree has 1 to ${count} leaves`);
  }
  const parts = [];
  let [first, end] = [0n, count];
  while (old < end) {
    const split = first + (1n << BigInt(height(shape, end - first) - 1));
    parts.unshift(old <= split ? [split, end] : [first, split]);
    if (old <= split) end = split;
    else first = split;
  }
  // The checker knows the root of the older tree.
  return first > 0n ? [[first, end], ...parts] : parts;
}

export class MerkleTree {
  #form;
  #layers;
  #root;

  constructor(shape, form, layers, root, length) {
    this.shape = shape;
    this.length = length;
    this.#form = form;
    this.#layers = layers;
    this.#root = root;
  }

  get root() {
    return this.#root.slice();
  }

  get layers() {
    return this.#layers.length;
  }

  layer(level) {
    const layer = this.#layers[Number(whole("level", level))];
    if (layer) return layer.nodes.slice();
    throw new RangeError(`level is ${level}, and the layers are 0 to ${this.layers - 1}`);
  }

  proof(index) {
    const path = pathOf(this.#form, whole("index", index), BigInt(this.length));
    return joined(path.map(({ level, sibling }) => this.#node(level, sibling)));
  }

  multiproof(indices) {
    const count = BigInt(this.length);
    const { rounds, siblings } = climbOf(this.#form, listOf("indices", indices, whole), count);
    const kinds = rounds.flat().map(({ kind }) => kind);
    return {
      proof: joined(siblings.map(({ level, sibling }) => this.#node(level, sibling))),
      flags: kinds.filter((kind) => kind !== this.#form.lone).map((kind) => kind === "known"),
    };
  }

  consistency(old) {
    const parts = partsOf(this.#form, whole("old", old), BigInt(this.length));
    // Every part begins at a multiple of the power of two at or above its length.
    const levels = parts.map(([first, end]) => height(this.#form, end - first));
    return joined(parts.map(([first], i) => this.#node(levels[i], first >> BigInt(levels[i]))));
  }

  #node(level, index) {
    const { nodes, zero } = this.#layers[level];
    const at = Number(index) * this.#form.size;
    return at < nodes.length ? nodes.subarray(at, at + zero.length) : zero;
  }
}

/** @type {typeof import("./index.js").merkleLeaves} */
export async function merkleLeaves(shape, messages) {
  const { algo, size, leaf, before } = await shapeOf(shape);
  const all = messagesOf(messages);
  if (leaf === "padded") {
    const leaves = new Uint8Array(all.length * size);
    all.forEach(({ length }, i) => {
      if (length > size) {
        throw new RangeError(`messages[${i}] has ${length} bytes, and a leaf holds ${size}`);
      }
      leaves.set(all[i], i * size);
    });
    return leaves;
  }
  const data = before.length > 0 ? all.map((message) => joined([before, message])) : all;
  // The digests lie one after another in one buffer.
  const leaves = new Uint8Array((await digestMany(algo, data))[0]?.buffer ?? 0);
  return leaf === "twice" ? digestRows(algo, leaves, size) : leaves;
}

/** @type {typeof import("./index.js").merkleRoot} */
export async function merkleRoot(shape, leaves) {
  const form = await shapeOf(shape);
  return rootOf(form, bytesOf(form, "leaves", leaves));
}

/** @type {typeof import("./index.js").merkleTree} */
export async function merkleTree(shape, leaves) {
  const form = await shapeOf(shape);
  const bytes = new Uint8Array(bytesOf(form, "leaves", leaves));
  const layers = [];
  const root = await rootOf(form, bytes, (nodes, zero) => layers.push({ nodes, zero }));
  return new MerkleTree(shape, form, layers, root, bytes.length / form.size);
}

function hasNodes({ length }, needed) {
  if (length === needed) return;
  throw new ProofError(`the proof has ${length} nodes, and one for these numbers has ${needed}`);
}

/** @type {typeof import("./index.js").merkleVerify} */
export async function merkleVerify(shape, root, leaf, proof, options) {
  const { index, count } = options ?? {};
  const given = copiesOf({ leaf, root, proof });
  const form = await shapeOf(shape);
  let [node] = nodesOf(form, "leaf", given[0], 1);
  const [top] = nodesOf(form, "root", given[1], 1);
  const siblings = nodesOf(form, "proof", given[2]);
  let path = siblings;
  let from = "this leaf";
  // Without a place, which only sorted pairs allow, all siblings may be on the right.
  if (!form.sorted || index !== undefined || count !== undefined) {
    const leaves = whole("count", count);
    path = pathOf(form, whole("index", index), leaves);
    allow(form, leaves);
    hasNodes(siblings, path.length);
    from = `leaf ${index} of ${count}`;
  }
  for (const [i, { level, left, kind }] of path.entries()) {
    if (kind === "doubled" && compared(node, siblings[i])) {
      throw new ProofError(`level ${level} of the proof is not the node itself, which is doubled`);
    }
    node = await parents(form, joined(left ? [siblings[i], node] : [node, siblings[i]]));
  }
  if (compared(node, top)) throw new ProofError(`the proof does not lead from ${from} to root`);
}

/** The queue of nodes after a round: the parents of children, `taken` from its front, come last. */
async function risen(form, queue, taken, children) {
  const above = await parents(form, joined(children));
  return [...queue.slice(taken), ...nodesOf(form, "above", above)];
}

function leadsTo(top, queue, leaves) {
  if (compared(queue[0], top) === 0) return;
  throw new ProofError(`the proof does not lead from these ${leaves.length} leaves to root`);
}

/** @type {typeof import("./index.js").merkleVerifyMultiproof} */
export async function merkleVerifyMultiproof(shape, root, leaves, proof, options) {
  const { indices, count } = options ?? {};
  const given = copiesOf({ leaves, root, proof });
  const [list, all] = [listOf("indices", indices, whole), whole("count", count)];
  const form = await shapeOf(shape);
  const first = nodesOf(form, "leaves", given[0]);
  const [top] = nodesOf(form, "root", given[1], 1);
  const nodes = nodesOf(form, "proof", given[2]);
  if (first.length !== list.length) {
    throw new RangeError(`there are ${first.length} leaves, and indices has ${list.length}`);
  }
  allow(form, all);
  const { rounds, siblings } = climbOf(form, list, all);
  hasNodes(nodes, siblings.length);
  const found = new Map(siblings.map((sibling, i) => [sibling, nodes[i]]));
  let queue = first;
  for (const round of rounds) {
    let taken = 0;
    const children = round.flatMap((other) => {
      const node = queue[taken++];
      if (other.kind === "known") return [node, queue[taken++]];
      if (other.kind !== "proof") return [node];
      return other.left ? [found.get(other), node] : [node, found.get(other)];
    });
    queue = await risen(form, queue, taken, children);
  }
  leadsTo(top, queue, first);
}

/** @type {typeof import("./index.js").merkleVerifyMembers} */
export async function merkleVerifyMembers(shape, root, leaves, proof, flags) {
  const given = copiesOf({ leaves, root, proof });
  const list = listOf("flags", flags, flag);
  const form = await shapeOf(shape);
  if (!form.sorted) {
    throw new RangeError("shape has pairs that are not sorted: use merkleVerifyMultiproof");
  }
  const first = nodesOf(form, "leaves", given[0]);
  const [top] = nodesOf(form, "root", given[1], 1);
  const nodes = nodesOf(form, "proof", given[2]);
  if (first.length === 0) throw new RangeError("leaves is empty, and no leaves prove nothing");
  // A flag turns two nodes into one, so all nodes are used, and one is left.
  const both = list.filter((flag) => flag).length;
  if (first.length !== both + 1 || nodes.length !== list.length - both) {
    const those = `${first.length} leaves, ${nodes.length} nodes and ${list.length} flags`;
    throw new ProofError(`the proof does not fit: ${those}, ${both} of which are true`);
  }
  let queue = first;
  for (let [at, used] = [0, 0]; at < list.length; ) {
    const children = [];
    let taken = 0;
    // A node that is still missing is a parent of this round.
    for (; at < list.length && taken + (list[at] ? 2 : 1) <= queue.length; at += 1) {
      children.push(queue[taken++], list[at] ? queue[taken++] : nodes[used++]);
    }
    queue = await risen(form, queue, taken, children);
  }
  leadsTo(top, queue, first);
}

/** @type {typeof import("./index.js").merkleMixInLength} */
export async function merkleMixInLength(root, length) {
  const chunks = joined([bytesOf({ size: 32 }, "root", root, 1), new Uint8Array(32)]);
  new DataView(chunks.buffer).setBigUint64(32, whole("length", length), true);
  return digestRows("sha256", chunks, 64);
}

/** @type {typeof import("./index.js").merkleVerifyConsistency} */
export async function merkleVerifyConsistency(shape, old, oldRoot, count, root, proof) {
  const given = copiesOf({ oldRoot, root, proof });
  const form = await shapeOf(shape);
  const [oldTop] = nodesOf(form, "oldRoot", given[0], 1);
  const [top] = nodesOf(form, "root", given[1], 1);
  const nodes = nodesOf(form, "proof", given[2]);
  const [before, leaves] = [whole("old", old), whole("count", count)];
  const parts = partsOf(form, before, leaves);
  hasNodes(nodes, parts.length);
  let [older, newer] = [oldTop, oldTop];
  for (const [i, [first, end]] of parts.entries()) {
    // A part that ends as the older tree is what both are above; others are in both, or behind it.
    if (end === before) older = newer = nodes[i];
    else if (first >= before) newer = await parents(form, joined([newer, nodes[i]]));
    else {
      const both = await parents(form, joined([nodes[i], older, nodes[i], newer]));
      [older, newer] = [both.subarray(0, form.size), both.subarray(form.size)];
    }
  }
  const wrong = compared(older, oldTop) ? "oldRoot" : compared(newer, top) ? "root" : "";
  if (wrong) throw new ProofError(`the proof does not lead to ${wrong}`);
}

/**
 * Hashweave in browsers and Node: nonce search and digests, by the same Rust code as the command `hashweave`, compiled to WebAssembly.
 *
 * ```js
 * import { search, digest, digestMany, digestRows } from "hashweave";
 * const run = search({ zeroBits: 24, hits: 1 }, { onEvent: (event) => console.log(event) });
 * const shutdown = await run.done;
 * await digest("sha3-256", "abc"); // Uint8Array(32)
 * await digestMany("sha256", ["a", "bc"]); // [Uint8Array(32), Uint8Array(32)]
 * await digestRows("sha256", bytes, 64); // the digests of every 64 bytes
 * await search({ zeroBits: 32, hits: 1 }, { device: "gpu", onEvent: (event) => console.log(event) }).done;
 * ```
 *
 * The module is loaded at the first call, `hashweave-simd128.wasm` where the engine has fixed-width SIMD, else `hashweave-scalar.wasm`; both lie
 * beside `index.js`, and so does `hashweave-gpu.wasm`, which is loaded at the first search on a GPU. Every worker thread has an instance and a memory of its own, so no headers (COOP, COEP) are needed. Where the page
 * is `crossOriginIsolated`, and in Node, the stop flag and the live counters travel through a `SharedArrayBuffer`, else in messages.
 */

/** A number from 0 to 2^64 − 1: a `bigint`, an exact `number`, or text, either decimal or hexadecimal with the prefix `0x`. */
export type U64 = number | bigint | string;

/** Bytes: text is taken as UTF-8. */
export type Data = string | ArrayBuffer | ArrayBufferView;

/** The description of a search: the options of `hashweave search` in camel case. All fields are optional. */
export interface SearchOptions {
  /** The name of an algorithm, such as `sha256` or `blake2b-160`; `features()` lists them [default: `sha3-256`] */
  algo?: string;
  /** Template: text with the fields `{hex:…}`, `{salt:N}`, `{counter:N}`, `{counter:N:be}`, `{counter:N:letters}`, `{counter:decimal}` and those of docs/templates.md; it must have
   * a counter [default: `bench_sha3:{salt:5}{counter:8}`] */
  message?: string;
  /** A preset, a search that has a name, such as `create2`, in place of `algo` and `message`; `features()` lists them. An objective given besides replaces that of the preset. */
  preset?: string;
  /** Parameters of the preset by name. */
  set?: Record<string, string>;
  /** Base salt in hexadecimal; its first two bytes are replaced by the worker's number in little-endian order [default: random] */
  saltHex?: string;

  /** Objective: the smallest digest so far [default]. At most one objective may be given. */
  min?: boolean;
  /** Objective: at least this number of leading zero bits. */
  zeroBits?: number;
  /** Objective: below this value, given by its leading bytes in hexadecimal. */
  below?: string;
  /** Objective: below this number, least significant byte first; the value is its leading digits in hexadecimal. */
  belowLe?: string;
  /** Objective: at most this target in Bitcoin's compact form, eight hexadecimal digits such as `"1d00ffff"`. */
  nbits?: string;
  /** Objective: the leading bytes, ANDed with the mask, equal the value: `"MASKHEX:VALUEHEX"`. */
  match?: string;
  /** Objective: one of these patterns, with commas between them: hexadecimal digits, with a point for any digit, or `MASKHEX:VALUEHEX`. */
  any?: string;
  /** Objective: addresses of Ethereum, 20 bytes, that begin with one of these digits, in upper and lower case as their checksum has it. */
  checksumCase?: string;
  /** Objective: hashes of 20 bytes whose text in Base58, with the version and a checksum, begins so: `"VERSIONHEX:PREFIX"`; `"PREFIX"`: of 32 bytes, no checksum. */
  base58?: string;
  /** Objective: a higher score than all before it, by `"zeros"`, `"zero-bytes"`, `"leading-zero-bytes"`, `"run"` or `"uniswap-v4"`. */
  score?: string;
  /** Apply the objective to bytes A to B − 1 of the digest only: `"A..B"` or `[A, B]`. */
  digestRange?: string | [number, number];

  /** First counter [default: 0]. */
  start?: U64;
  /** Number of counters: for each worker if the message has a salt, otherwise in total [default: up to the last]. */
  count?: U64;
  /** Stop after this number of seconds. */
  seconds?: number;
  /** Stop after this number of results. */
  hits?: U64;

  /** Instruction set: `auto`, `scalar`, `simd128` [default: `auto`]. `scalar` runs the kernels of one lane, in either build. */
  backend?: string;
  /** Kernel: `auto`, `direct`, `a2`, `a1`, `a1a2`, `affine` [default: `auto`]. */
  kernel?: string;
  /** Seconds between two `stats` events of a worker [default: 5]. */
  statsInterval?: number;
  /** Simulate a hardware fault to test its detection: `"LANE:(BIT|lose)[:N]"`. */
  faultDrill?: string;

  /** Continue a search from its `state()`. The other options must be those of that search (the salt may be omitted). */
  resume?: SearchState;
}

/** How the search is run. */
export interface RunOptions {
  /** The device: `cpu`, the worker threads, or `gpu`, the fastest GPU that WebGPU offers, as one worker [default: `cpu`]. Events and results are the same. If
   * no GPU can be used, `done` rejects with a {@link DeviceError}. */
  device?: "cpu" | "gpu";
  /** Number of worker threads [default: one per core, `navigator.hardwareConcurrency`]; a GPU needs none. */
  threads?: number;
  /** Receives every event, in the order of the native JSON lines. */
  onEvent?: (event: SearchEvent, line: string) => void;
  /** Receives the progress of the search a few times per second. */
  onProgress?: (progress: Progress) => void;
}

/** The progress of a search. */
export interface Progress {
  /** Number of hashes by all workers, including those of the search that this one continues. */
  total: number;
  /** Number of hashes after which the range is complete; `null` if `count` was not given. */
  expected: number | null;
  /** Number of hashes by each worker. */
  workers: number[];
  /** Hashes per second, over the last second or so. */
  rate: number;
  /** Seconds since the start, without pauses. */
  seconds: number;
  /** The smallest reported digest; `null` if there is none. */
  best_hash_hex: string | null;
  /** The probability that this number of hashes has a hit; `null` in a search for the smallest digest. */
  odds: number | null;
}

/** A running search. */
export interface SearchRun {
  /** Resolves to the last record. Rejects with a {@link UsageError} if the options are not valid, and with a {@link DeviceError} if no GPU can run the search. */
  readonly done: Promise<ShutdownEvent>;
  /** How the search ended, once `done` has resolved: `done` if its range, time or hits are complete, `stopped`, or `faulty` if a wrong result was computed. */
  readonly ending: "done" | "stopped" | "faulty" | null;
  /** Ends the search soon: each worker finishes its chunk (about 10 to 50 ms), a GPU its launches (about 100 to 200 ms). `done` then resolves. */
  stop(): void;
  /** Pauses the search: the workers stop when their chunks are finished, and keep their positions. */
  pause(): void;
  /** Continues after `pause()`. */
  resume(): void;
  /** Whether the search is paused. */
  readonly paused: boolean;
  /** Returns JSON from which a later `search({ ...options, resume: state })` continues. That search reports what this one would still have reported.
   * `null` before the options have been checked. */
  state(): SearchState | null;
}

/** Everything that is needed to continue a search. It is plain JSON; store it with `JSON.stringify`. */
export interface SearchState {
  version: 1;
  /** The description of the search, in a normal form. */
  search: Record<string, string>;
  base_salt_hex: string;
  /** Number of workers; a search with a salt can only be continued with the same number. */
  threads: number;
  /** The next counter, in decimal, for every counter space (one per worker, or one in total); `null` at the end. */
  next: (string | null)[];
  best_hash_hex: string | null;
  /** Number of reported results. */
  reported: string;
  /** Seconds of search time. */
  seconds: number;
}

/** The result of the audit. */
export interface AuditRecord {
  /** Number of digests that passed the kernel's filter; each was hashed again in full. */
  subhits: number;
  /** The expected number. */
  subhits_expected: number;
  /** The difference in standard deviations. */
  subhits_sigma: number;
}

/** The search is about to start. */
export interface StartupEvent {
  kind: "startup";
  workers: number;
  algo: string;
  message: string;
  prefix: string;
  base_salt_hex: string;
  /** `simd128`, `scalar` or `webgpu`. */
  backend: string;
  kernel: string;
  variant: string;
  version: string;
  /** The GPU, if the search runs on one. */
  devices?: { worker: number; api: "webgpu"; name: string }[];
}

/** The progress of a worker. */
export interface StatsEvent extends AuditRecord {
  kind: "stats";
  worker: number;
  total: number;
  rate: number;
}

/** A new smallest digest (`best`), or a digest that meets the objective (`hit`). */
export interface FindingEvent {
  kind: "best" | "hit";
  input_hex: string;
  /** Only if the counter is inside a hash: the messages inside the message, the innermost first. */
  inner_hex?: string[];
  hash_hex: string;
  worker: number;
  /** A `bigint` only where a `number` would not be exact (from 2^53 on). */
  counter: number | bigint;
  /** A command that computes the digest without Hashweave's kernels. */
  check: string;
}

/** A kernel computed a known answer wrongly. */
export interface CanaryFailEvent {
  kind: "canary_fail";
  worker: number;
  expected: string;
  got: string;
  msg: string;
}

/** The kernel and the scalar path disagree, or results are lost. */
export interface InternalErrorEvent {
  kind: "internal_error";
  worker: number;
  msg: string;
}

/** The search has ended. */
export interface ShutdownEvent extends AuditRecord {
  kind: "shutdown";
  total: number;
  seconds: number;
  rate: number;
  best_hash_hex: string | null;
}

/** The same objects as the native JSON lines. */
export type SearchEvent =
  | StartupEvent
  | StatsEvent
  | FindingEvent
  | CanaryFailEvent
  | InternalErrorEvent
  | ShutdownEvent;

/** Starts a search. A template may have up to 2^25 characters. If several results arrive at once, each event is delivered before the next one is made. */
export function search(options?: SearchOptions | null, run?: RunOptions | null): SearchRun;

/** The plan of a search. */
export interface Plan {
  algo: string;
  message: string;
  /** Bytes of every message, of its salt, of its counter; blocks that are hashed for each. */
  message_bytes: number;
  salt_bytes: number;
  counter_bytes: number;
  blocks: number;
  /** The largest counter, decimal. */
  counter_max: string;
  digest_bytes: number;
  backend: string;
  kernel: string;
  variant: string;
  /** Number of hashes that the kernel computes at once. */
  lanes: number;
  /** The probability that a digest meets the objective; `null` in a search for the smallest digest. */
  odds: number | null;
  /** The objective as ledgers write it, such as `zero-bits 20`, and the bytes of the digest that it is for, such as `12..32`; `null` for all. */
  goal: string;
  digest_range: string | null;
}

/** Checks options without searching. Rejects with a {@link UsageError} that names the option and the fault. */
export function plan(options?: SearchOptions | null, run?: Pick<RunOptions, "threads" | "device"> | null): Promise<Plan>;

/** The options are not valid. `message` is one line; `option` is the name on the command line, such as `--zero-bits`. */
export class UsageError extends Error {
  readonly option: string;
}

/** Resolves to the name that the browser gives the GPU that a search would use. Rejects with a {@link DeviceError} if there is none. */
export function adapter(): Promise<{ name: string }>;

/** No GPU can be used, or it failed twice; `message` gives the reason in one sentence. All results up to then have been reported. */
export class DeviceError extends Error {
  constructor(message: string);
}

/** What a hash is begun with, where the algorithm has it. */
export interface HashOptions {
  /** Bytes of the digest: any number for SHAKE, TurboSHAKE, BLAKE3, KT128 and KT256, up to the longest for BLAKE2 [default: the usual one]. */
  length?: number;
  /** The key of BLAKE2, up to 32 or 64 bytes, and of BLAKE3's mode keyed_hash, 32 bytes. */
  key?: Data;
  /** The context of BLAKE3's mode derive_key, in which the data are the key material: hardcoded, globally unique and specific to the use of the derived key. */
  context?: string;
  /** The customization string of KT128 and KT256. */
  customization?: Data;
}

/**
 * Resolves to the digest of bytes, of a `Blob` (a file), or of a stream of bytes. Besides the algorithms of {@link features} there are the tree hashes `kt128`,
 * `kt256` (RFC 9861) and `comm-p`. Rejects with a {@link UsageError} if the algorithm does not exist, or does not take an option.
 */
export function digest(
  algo: string,
  data: Data | Blob | ReadableStream<Uint8Array> | AsyncIterable<Uint8Array>,
  options?: (HashOptions & {
    /** Called after every piece with the number of bytes hashed so far. */
    onProgress?: (bytes: number) => void;
    signal?: AbortSignal;
  }) | null,
): Promise<Uint8Array>;

/**
 * Resolves to the digests of many messages of any lengths, which are hashed side by side, with a key if one is given. They are views of one buffer, in which
 * they lie one after another.
 *
 * Rejects with a `TypeError` that names the message if one is neither text nor bytes, and with a {@link UsageError} if the algorithm does not exist. The
 * calling thread is busy until all messages are hashed.
 */
export function digestMany(algo: string, messages: Iterable<Data>, options?: Pick<HashOptions, "key"> | null): Promise<Uint8Array[]>;

/**
 * Resolves to the digests, one after another, of many messages of `length` bytes that lie at a constant distance: the rows of a matrix. They are hashed side by
 * side, and copied once, into the memory of the module.
 *
 * ```js
 * // Three records of 40 bytes, of which the first 32 are a key.
 * const digests = await digestRows("sha256", new Uint8Array(3 * 40), 32, { stride: 40 }); // Uint8Array(3 * 32)
 * ```
 *
 * Rejects with a {@link RowsError} if the numbers do not fit each other or the bytes, and with a {@link UsageError} if the algorithm does not exist; nothing
 * is written then. The calling thread is busy until all rows are hashed.
 */
export function digestRows(
  algo: string,
  rows: ArrayBufferLike | ArrayBufferView,
  length: number,
  options?: {
    /** Bytes from the beginning of one row to that of the next, at least `length` [default: `length`] */
    stride?: number;
    /** Number of rows [default: as many as `rows` has; the last one need not be followed by the bytes between rows] */
    count?: number;
    /** Where to write the digests, which it then resolves to: as many bytes as they take, apart from the rows [default: a new array] */
    out?: Uint8Array;
  } | null,
): Promise<Uint8Array>;

/** A number given to {@link digestRows} does not fit the others, or the bytes. `message` is one line that names it; `argument` is whose fault it is. */
export class RowsError extends RangeError {
  constructor(argument: string, message: string);
  readonly argument: "rows" | "length" | "stride" | "count" | "out";
}

/**
 * Resolves to the leaves of a Merkle tree that stand for messages, one after another; text is taken as UTF-8.
 *
 * A shape is what differs from one protocol to the next: `rfc6962`, `ssz:LIMIT`, `bitcoin`, `sorted-keccak`, `open-zeppelin` or `plain:ALGORITHM`, and
 * after it `,doubled`, `,sorted` or `,prefixed:00:01`. Leaves, nodes and proofs are digests one after another.
 *
 * ```js
 * const leaves = await merkleLeaves("rfc6962", ["alpha", "beta", "gamma"]);
 * const tree = await merkleTree("rfc6962", leaves);
 * await merkleVerify("rfc6962", tree.root, leaves.subarray(32, 64), tree.proof(1), { index: 1, count: 3 });
 * ```
 *
 * Functions of Merkle trees reject with a `TypeError` or a `RangeError` if an argument is not what it should be.
 */
export function merkleLeaves(shape: string, messages: Iterable<Data>): Promise<Uint8Array>;

/** Resolves to the root over leaves. No more than a layer and the next one are kept, except of `open-zeppelin`. */
export function merkleRoot(shape: string, leaves: ArrayBufferLike | ArrayBufferView): Promise<Uint8Array>;

/** Resolves to the tree over leaves, which are copied. */
export function merkleTree(shape: string, leaves: ArrayBufferLike | ArrayBufferView): Promise<MerkleTree>;

/** A Merkle tree with all its nodes, for proofs. What it returns are copies. */
export class MerkleTree {
  private constructor();
  readonly shape: string;
  /** Number of leaves. */
  readonly length: number;
  readonly root: Uint8Array;
  /** Number of layers, that of the leaves included; 1 of `open-zeppelin`, which has all nodes, the leaves first. */
  readonly layers: number;
  /** The nodes of a layer, without zeros behind them; level 0 has the leaves. */
  layer(level: number): Uint8Array;
  /** The proof that a leaf is in the tree: the siblings on the way to the root, that of the leaf first. */
  proof(index: number | bigint): Uint8Array;
  /**
   * The proof that the leaves with these indices, which ascend, are in the tree: the siblings that do not follow from them, those of a lower level first.
   * `flags` says of each parent whether both of its children follow from the leaves: Solidity's `MerkleProof.multiProofVerify` takes both, with the leaves in
   * this order, of `open-zeppelin`, and of `sorted-keccak` if the leaves of the tree are a power of two.
   */
  multiproof(indices: Iterable<number | bigint>): { proof: Uint8Array; flags: boolean[] };
  /** The proof that the tree continues the one of its first `old` leaves (RFC 6962, section 2.1.2). */
  consistency(old: number | bigint): Uint8Array;
}

/**
 * Resolves if `leaf` is the one with this index in the tree of `count` leaves with this root, else rejects with a {@link ProofError}.
 *
 * Of sorted pairs index and count may be left out, as in Solidity's `MerkleProof.verify`; the leaf has to be the digest of something that is no pair of nodes.
 */
export function merkleVerify(
  shape: string,
  root: ArrayBufferLike | ArrayBufferView,
  leaf: ArrayBufferLike | ArrayBufferView,
  proof: ArrayBufferLike | ArrayBufferView,
  place?: { index: number | bigint; count: number | bigint } | null,
): Promise<void>;

/**
 * Resolves if `leaves` are those with these indices, which ascend, in the tree of `count` leaves with this root, else rejects with a {@link ProofError}.
 * It takes the proof of {@link MerkleTree.multiproof}, without its flags.
 */
export function merkleVerifyMultiproof(
  shape: string,
  root: ArrayBufferLike | ArrayBufferView,
  leaves: ArrayBufferLike | ArrayBufferView,
  proof: ArrayBufferLike | ArrayBufferView,
  places: { indices: Iterable<number | bigint>; count: number | bigint },
): Promise<void>;

/**
 * Resolves if `leaves` are in the tree of sorted pairs with this root, wherever they are, else rejects with a {@link ProofError}: what Solidity's
 * `MerkleProof.multiProofVerify` does, but no leaves are never proved. A leaf has to be the digest of something that is no pair of nodes.
 */
export function merkleVerifyMembers(
  shape: string,
  root: ArrayBufferLike | ArrayBufferView,
  leaves: ArrayBufferLike | ArrayBufferView,
  proof: ArrayBufferLike | ArrayBufferView,
  flags: Iterable<boolean>,
): Promise<void>;

/** Resolves to the root of a list of SSZ: SHA-256 of the root of its chunks and of the number of its elements (`mix_in_length`). */
export function merkleMixInLength(root: ArrayBufferLike | ArrayBufferView, length: number | bigint): Promise<Uint8Array>;

/** Resolves if the tree of `count` leaves continues the one of `old` leaves, else rejects with a {@link ProofError}. */
export function merkleVerifyConsistency(
  shape: string,
  old: number | bigint,
  oldRoot: ArrayBufferLike | ArrayBufferView,
  count: number | bigint,
  root: ArrayBufferLike | ArrayBufferView,
  proof: ArrayBufferLike | ArrayBufferView,
): Promise<void>;

/** A proof does not prove what it is given for. */
export class ProofError extends Error {
  constructor(message: string);
}

/** Incremental hashing. */
export class Hasher {
  private constructor();
  /** Of the same algorithms as {@link digest}. Rejects with a {@link UsageError} if the algorithm does not exist, or does not take an option. */
  static create(algo: string, options?: HashOptions | null): Promise<Hasher>;
  /** The algorithm. */
  readonly algo: string;
  /** Bytes of the digest. */
  readonly digestLength: number;
  /** Appends bytes to the message. */
  update(data: Data): this;
  /** Returns the digest, and resets the hasher for a new message. */
  digest(): Uint8Array;
  /** Returns the digest in hexadecimal, and resets the hasher. */
  hex(): string;
  /** Frees the memory (some hundred bytes); otherwise the garbage collector does so eventually. */
  free(): void;
}

/** The features of this JavaScript engine. */
export interface Features {
  /** Whether the engine has fixed-width SIMD, so that the module `hashweave-simd128.wasm` is used. */
  simd128: boolean;
  /** Whether the stop flag and the counters are in shared memory. */
  shared: boolean;
  /** Whether worker threads can be started. */
  workers: boolean;
  /** The default number of threads. */
  threads: number;
  version: string;
  /** Algorithms by name. */
  algorithms: string[];
  /** Instruction sets that may be used, and the kernels of each for SHA3-256. */
  backends: { name: string; kernels: string[] }[];
  /** Presets of searches; a parameter without a default must be given, and one with choices takes one of them. */
  presets: { name: string; about: string; source: string; parameters: { name: string; about: string; default: string | null; choices: string[] }[] }[];
}

/** The features of this JavaScript engine. */
export function features(): Promise<Features>;

/** Tests every kernel that this engine can run against the reference implementation. */
export function selftest(): Promise<{ tests: Outcome[]; passed: boolean }>;

/** The result of the test of one kernel. */
export interface Outcome {
  job: string;
  algo: string;
  backend: string;
  kernel: string;
  /** Number of digests that were compared. */
  compared: number;
  failure: string | null;
}

/** `bytes` in hexadecimal. */
export function toHex(bytes: Uint8Array): string;

/** The default message template. */
export const DEFAULT_MESSAGE: string;

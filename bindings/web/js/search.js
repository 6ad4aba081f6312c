// Searches: this thread hands out chunks and tells the events, workers scan.

import { DeviceError, Instance, UsageError } from "./instance.js";
import { compiled, platform } from "./main.js";

/** Chunks that a worker has at once: one to scan, and one to go on with while its report is on the way. */
const AHEAD = 2;

/** Milliseconds between two looks at the clock. */
const TICK = 100;

/** Seconds between two measurements of the rate. */
const RATE = 1;

/** What the module answers when there is a fault. */
const FAULT = 4;

/** Bytes of the longest salt. */
const SALT = 64;

/** Characters of the longest option, a template: its records are several times as long, and have room in the module and in a text. */
const LONGEST = 1 << 25;

/** Fields that are 64-bit numbers in the module. */
const EXACT = ["start", "count", "hits"];

/** An option as a text: a range `A..B`, the parameters of a preset as JSON. @param {unknown} value */
function textOf(value) {
  if (Array.isArray(value)) return value.join("..");
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

/**
 * The options as the command line names them, each a text.
 * @param {import("./index.js").SearchOptions} options
 * @param {number} [threads]
 */
function named(options, threads) {
  /** @type {Record<string, string>} */
  const texts = {};
  for (const [key, value] of Object.entries(options)) {
    if (key === "resume" || value === undefined || value === null || value === false) continue;
    const name = key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    if (EXACT.includes(key) && typeof value === "number" && !Number.isSafeInteger(value)) {
      throw new UsageError(`--${name}`, `invalid value '${value}' for '--${name} <N>': not an exact number; use a bigint`);
    }
    const text = textOf(value);
    if (text.length > LONGEST) throw new UsageError(`--${name}`, `--${name}: ${text.length} characters are more than the ${LONGEST} that there is room for`);
    texts[name] = text;
  }
  if (threads !== undefined) texts.threads = String(threads);
  return texts;
}

/**
 * What the module is told of a search.
 * @param {import("./index.js").SearchOptions} options
 * @param {number} threads
 * @param {string | null} device the name of the GPU that is to search, if one is
 */
export function input(options, threads, device) {
  if (typeof options !== "object" || Array.isArray(options)) throw new UsageError("options", "options: not an object with options in it");
  const entropy = crypto.getRandomValues(new Uint8Array(SALT));
  const hex = Array.from(entropy, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return JSON.stringify({ options: named(options, threads), entropy: hex, resume: options.resume ?? null, device });
}

/** Whether a GPU is to search. @param {import("./index.js").RunOptions} run */
export function onGpu({ device = "cpu" }) {
  if (device !== "cpu" && device !== "gpu") throw new UsageError("device", `device: '${device}' is unknown; available: cpu gpu`);
  return device === "gpu";
}

/** @param {import("./index.js").RunOptions} run @param {import("./index.js").SearchOptions} options */
export function threadsOf(run, options) {
  if (onGpu(run)) return run.threads ?? 1;
  return run.threads ?? options.resume?.threads ?? platform.threads();
}

/**
 * An event of a line. Counters that a number cannot hold become `bigint`s. (Within a text a quotation mark has a backslash before it,
 * so that the pattern finds the field and nothing else.)
 * @param {string} line
 * @returns {import("./index.js").SearchEvent}
 */
export function parse(line) {
  const event = JSON.parse(line);
  if (typeof event.counter === "number" && !Number.isSafeInteger(event.counter)) {
    const digits = /"counter":(\d+)/.exec(line);
    if (digits) event.counter = BigInt(digits[1]);
  }
  return event;
}

/** A worker thread as this one sees it. */
class Hand {
  outstanding = 0;
  /** Chunks of its next order. */
  chunks = 1;
  ready = false;
  finishing = false;
  finished = false;
}

/** @implements {import("./index.js").SearchRun} */
export class Run {
  /** @type {Instance | null} */ #instance = null;
  #search = 0;
  /** @type {{ hand: Hand, worker: ReturnType<typeof platform.spawn> }[]} */ #hands = [];
  /** @type {Int32Array | null} */ #stopFlag = null;
  /** @type {BigUint64Array | null} */ #counters = null;
  #timer = /** @type {any} */ (undefined);
  #stopping = false;
  #stopped = false;
  #faulty = false;
  #over = false;
  #paused = false;
  #began = 0;
  /** Milliseconds of pauses, and when the present one began. */
  #pauses = 0;
  #pausedAt = 0;
  #statsAt = 0;
  #seconds = Infinity;
  #statsInterval = 5;
  /** @type {{ at: number, total: number, rate: number }} */ #rate = { at: 0, total: 0, rate: 0 };
  /** @type {import("./index.js").SearchState | null} */ #last = null;
  /** @type {import("./index.js").ShutdownEvent | null} */ #shutdown = null;
  /** @type {(value: any) => void} */ #resolve = () => {};
  /** @type {(error: any) => void} */ #reject = () => {};
  #gpu = false;
  /** Takes the name of the GPU. @type {(name: string) => void} */ #found = () => {};
  #options;
  #run;
  /** @type {"done" | "stopped" | "faulty" | null} */ ending = null;
  /** @type {Promise<import("./index.js").ShutdownEvent>} */ done;

  /** @param {import("./index.js").SearchOptions} options @param {import("./index.js").RunOptions} run */
  constructor(options, run) {
    this.#options = options;
    this.#run = run;
    this.done = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
    this.#begin().catch((error) => this.#fail(error));
  }

  /** Seconds since the start, pauses not counted. */
  #now() {
    const at = this.#paused ? this.#pausedAt : performance.now();
    return (at - this.#began - this.#pauses) / 1000;
  }

  async #begin() {
    this.#gpu = onGpu(this.#run);
    const threads = threadsOf(this.#run, this.#options);
    const module = await (this.#gpu ? compiled("gpu") : compiled());
    this.#instance = new Instance(module);
    const text = input(this.#options, threads, this.#gpu ? await this.#findGpu(threads) : null);
    if (this.#over) return;
    this.#search = this.#instance.accepted(this.#instance.pass("hw_search_new", text));
    const made = this.#instance.json();
    this.#seconds = made.seconds ?? Infinity;
    this.#statsInterval = made.stats_interval;
    this.#began = performance.now();
    this.#pausedAt = this.#began;
    if (this.#tell(this.#instance.call("hw_search_begin", [this.#search, 0])) === FAULT) {
      return this.#end("faulty");
    }
    const shared = platform.shared ? new SharedArrayBuffer(8 + 8 * made.threads) : null;
    if (shared) {
      this.#stopFlag = new Int32Array(shared, 0, 1);
      this.#counters = new BigUint64Array(shared, 8);
    }
    const forWorkers = JSON.stringify({ options: made.options, resume: made.resume, device: this.#gpu ? "" : null });
    for (let worker = 0; worker < made.threads && !this.#over; worker++) {
      this.#hand(worker).worker.post({ kind: "init", module, input: forWorkers, worker, shared });
    }
    this.#timer = setInterval(() => this.#guarded(() => this.#tick()), TICK);
  }

  /** A worker, which is started if there is none of that number. @param {number} worker */
  #hand(worker) {
    const take = (/** @type {any} */ message) => this.#guarded(() => this.#heard(worker, message));
    this.#hands[worker] ??= { hand: new Hand(), worker: platform.spawn(take, (error) => this.#fail(error)) };
    return this.#hands[worker];
  }

  /** The name of the GPU, once it is clear that the options make a search for it. @param {number} threads @returns {Promise<string>} */
  #findGpu(threads) {
    this.#instance.accepted(this.#instance.pass("hw_plan", input(this.#options, threads, "")));
    this.#hand(0).worker.post({ kind: "find" });
    return new Promise((resolve) => (this.#found = resolve));
  }

  /** Whatever goes wrong ends the search. @param {() => void} act */
  #guarded(act) {
    if (this.#over) return;
    try {
      act();
    } catch (error) {
      this.#fail(error);
    }
  }

  /** Tells the events that a call has brought about. @param {number} code */
  #tell(code) {
    while (this.#instance.call("hw_search_tell", [this.#search]) === 1) {
      for (const line of this.#instance.text().split("\n")) {
        if (line === "") continue;
        const event = parse(line);
        if (event.kind === "shutdown") this.#shutdown = event;
        this.#run.onEvent?.(event, line);
      }
    }
    return code;
  }

  /** @param {number} worker @param {any} message */
  #heard(worker, message) {
    const { hand } = this.#hands[worker];
    switch (message.kind) {
      case "adapter":
        return this.#found(message.name);
      case "ready":
        hand.ready = true;
        break;
      case "report":
        hand.outstanding--;
        hand.chunks = message.chunks ?? 1;
        this.#report(message.text);
        break;
      case "skipped":
        hand.outstanding -= message.orders;
        break;
      case "finished":
        hand.finished = true;
        this.#report(message.text);
        break;
      default:
        if (message.name === "DeviceError") throw new DeviceError(message.message);
        throw new Error(`worker ${worker}: ${message.message}`);
    }
    this.#tick();
    if (this.#over) return;
    this.#feed(worker);
    if (this.#hands.every(({ hand }) => hand.finished)) {
      this.#tell(this.#instance.call("hw_search_finish", [this.#search, this.#now()]));
      this.#end(this.#faulty ? "faulty" : this.#stopped ? "stopped" : "done");
    }
  }

  /** @param {string} text */
  #report(text) {
    const bytes = new TextEncoder().encode(text);
    const code = this.#instance.call("hw_search_report", [this.#search, this.#now()], { bytes, before: 1 });
    this.#faulty ||= code === FAULT;
    if (code !== 0) this.#wind();
    this.#tell(code);
  }

  /** Gives a worker what it can take; or its leave, if there is no more. @param {number} worker */
  #feed(worker) {
    const { hand, worker: thread } = this.#hands[worker];
    if (!hand.ready || hand.finishing || (this.#paused && !this.#stopping)) return;
    while (!this.#stopping && hand.outstanding < AHEAD) {
      if (this.#instance.call("hw_search_take", [this.#search, worker, hand.chunks]) === 0) break;
      hand.outstanding++;
      thread.post({ kind: "order", text: this.#instance.text() });
    }
    if (hand.outstanding === 0) {
      hand.finishing = true;
      thread.post({ kind: "finish" });
    }
  }

  /** Lets the workers finish what they are at. */
  #wind() {
    if (this.#stopping) return;
    this.#stopping = true;
    if (this.#stopFlag) Atomics.store(this.#stopFlag, 0, 1);
    if (this.#gpu) this.#hands.forEach(({ worker }) => worker.post({ kind: "stop" }));
    this.#hands.forEach((_, worker) => this.#feed(worker));
  }

  #tick() {
    if (this.#over || !this.#instance) return;
    const now = this.#now();
    if (now >= this.#seconds) this.#wind();
    if (now - this.#statsAt >= this.#statsInterval && !this.#paused) {
      this.#statsAt = now;
      this.#tell(this.#instance.call("hw_search_stats", [this.#search]));
    }
    this.#progress(now);
  }

  #progressAt = -Infinity;

  /** @param {number} now */
  #progress(now) {
    const at = performance.now();
    if (!this.#run.onProgress || at - this.#progressAt < 2 * TICK) return;
    this.#progressAt = at;
    this.#instance.call("hw_search_progress", [this.#search, now]);
    const progress = this.#instance.json();
    if (this.#counters) {
      const counters = this.#counters;
      const live = Array.from(progress.workers, (count, worker) => Math.max(count, Number(Atomics.load(counters, worker))));
      progress.total += sum(live) - sum(progress.workers);
      progress.workers = live;
    }
    const scanned = sum(progress.workers);
    const since = now - this.#rate.at;
    if (this.#rate.at === 0 && now > 0) this.#rate.rate = scanned / now;
    if (since >= RATE) this.#rate = { at: now, total: scanned, rate: (scanned - this.#rate.total) / since };
    this.#run.onProgress({ ...progress, rate: this.#rate.rate });
  }

  /** @param {"done" | "stopped" | "faulty"} ending */
  #end(ending) {
    this.#last = this.#stateNow();
    this.ending = ending;
    this.#close();
    this.#resolve(this.#shutdown);
  }

  /** @param {any} error */
  #fail(error) {
    if (this.#over) return;
    this.#close();
    this.#reject(error);
  }

  #close() {
    this.#over = true;
    clearInterval(this.#timer);
    this.#hands.forEach(({ worker }) => worker.terminate());
    this.#instance = null;
  }

  #stateNow() {
    this.#instance.call("hw_search_state", [this.#search, this.#now()]);
    return this.#instance.json();
  }

  stop() {
    if (this.#over) return;
    this.#stopped ||= !this.#stopping;
    this.#guarded(() => this.#wind());
  }

  get paused() {
    return this.#paused;
  }

  pause() {
    if (this.#over || this.#paused) return;
    this.#pausedAt = performance.now();
    this.#paused = true;
  }

  resume() {
    if (this.#over || !this.#paused) return;
    // Before the start there is no time to leave out.
    if (this.#began > 0) this.#pauses += performance.now() - Math.max(this.#pausedAt, this.#began);
    this.#paused = false;
    this.#guarded(() => this.#hands.forEach((_, worker) => this.#feed(worker)));
  }

  state() {
    return this.#search > 0 && this.#instance ? this.#stateNow() : this.#last;
  }
}

/** @param {number[]} numbers */
function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}

/**
 * A search as the page keeps it: what was asked, what came, and what is needed to go on. It is plain JSON; `store.js` is where it lies while the
 * page is closed.
 */
import { check, engineOptions } from "./settings.js";
import { fraction, leadingZeros, odds, slice } from "./objective.js";

export const VERSION = 1;

/** Results that are kept; of more, the latest. A record is some 400 bytes, and local storage holds 5 MB. */
export const MOST_RECORDS = 1000;
/** Their characters, since a message may be long; the latest is kept whatever its length. */
export const MOST_TEXT = 600_000;
/** Places of the curve of results, and of that of the rate. */
export const MOST_POINTS = 400;
export const MOST_SAMPLES = 360;

/** A search from settings that {@link check} has passed. */
export class Session {
  /** Characters of the records. */
  #text;

  /** @param {object} data what `toJSON` gave, or `{settings}` of a new one */
  constructor(data) {
    Object.assign(this, {
      version: VERSION, settings: null, state: null, startup: null, shutdown: null, lines: [], found: 0, best: null, points: [],
      samples: [], sampleEvery: 1, total: 0, seconds: 0, saved: null, complete: false,
    }, data);
    this.checked = check(this.settings).checked;
    // The rest is not kept: how many search it, and, once it runs, on which GPU.
    this.workers = this.startup ? JSON.parse(this.startup).workers : 1;
    this.adapter = null;
    this.#text = this.lines.reduce((sum, line) => sum + line.length, 0);
    // What each worker had at the last sample; of a search that goes on it is not known.
    this.workersBefore = this.total ? null : [];
    this.sampledAt = this.samples.at(-1)?.seconds ?? 0;
    this.sampledTotal = this.total;
  }

  /** The part that is kept. */
  toJSON() {
    const { checked, workers, adapter, workersBefore, sampledAt, sampledTotal, ...data } = this;
    return data;
  }

  /** What the engine is asked. */
  options() {
    const options = engineOptions(this.checked);
    if (this.state) options.resume = this.state;
    return options;
  }

  /** The odds that the next hash is a result. */
  get odds() {
    return this.checked ? odds(this.checked.objective, this.best) : 0;
  }

  /** Takes what is about to run, with the line that it is printed as. */
  begin(event, line) {
    [this.startup, this.shutdown] = [line, null];
    [this.workers, this.adapter] = [event.workers, event.devices?.[0].name ?? null];
  }

  /** Lets the processor do it. With a salt, a search that has begun has the GPU's one worker for good. */
  leaveGpu() {
    const threads = this.state && this.checked.template.salt ? "1" : this.settings.threads;
    this.settings = { ...this.settings, device: "cpu", threads };
    this.checked = check(this.settings).checked;
  }

  /** Takes a `best` or a `hit`, with the line that it is printed as. */
  take(event, line) {
    this.found++;
    this.#record(line);
    if (event.kind === "best") this.best = event.hash_hex;
    const looked = slice(this.checked.objective, event.hash_hex);
    const bits = Math.min(-Math.log2(fraction(looked)), 4 * looked.length);
    this.points.push({ hashes: this.#hashesAt(event), seconds: this.seconds, bits, found: this.found });
    // Every second one stays; the curve is logarithmic, so the early ones must.
    if (this.points.length > MOST_POINTS) this.points = this.points.filter((_, i) => i < MOST_POINTS / 4 || i % 2);
  }

  /** Keeps a record, and lets the oldest go if there are too many. */
  #record(line) {
    this.lines.push(line);
    this.#text += line.length;
    let surplus = this.lines.length > 1.25 * MOST_RECORDS ? this.lines.length - MOST_RECORDS : 0;
    let text = this.#text - this.lines.slice(0, surplus).reduce((sum, old) => sum + old.length, 0);
    for (; text > MOST_TEXT && surplus < this.lines.length - 1; surplus++) text -= this.lines[surplus].length;
    this.lines.splice(0, surplus);
    this.#text = text;
  }

  /** Hashes by all workers when this counter was hashed: workers with salts of their own go side by side. */
  #hashesAt({ counter }) {
    const own = Number(BigInt(counter) - this.checked.start) + 1;
    const all = own * (this.checked.template.salt ? this.workers : 1);
    return Math.max(all, this.points.at(-1)?.hashes ?? 1);
  }

  /** Takes how far the search is. */
  progress({ total, seconds, workers }) {
    [this.total, this.seconds] = [total, seconds];
    const passed = seconds - this.sampledAt;
    if (passed < this.sampleEvery) return;
    const since = this.workersBefore ?? workers;
    const each = workers.map((hashes, i) => Math.round(Math.max(hashes - (since[i] ?? 0), 0) / passed));
    const rate = Math.max(total - this.sampledTotal, 0) / passed;
    if (this.workersBefore) this.samples.push({ seconds, rate: Math.round(rate), workers: each });
    [this.workersBefore, this.sampledAt, this.sampledTotal] = [workers.slice(), seconds, total];
    if (this.samples.length > MOST_SAMPLES) this.#thin();
  }

  /** Half as many samples, each the mean of two. */
  #thin() {
    const mean = (a, b) => Math.round((a + b) / 2);
    const merged = [];
    for (let i = 0; i + 1 < this.samples.length; i += 2) {
      const [a, b] = [this.samples[i], this.samples[i + 1]];
      merged.push({ seconds: b.seconds, rate: mean(a.rate, b.rate), workers: b.workers.map((rate, j) => mean(rate, a.workers[j] ?? rate)) });
    }
    this.samples = merged;
    this.sampleEvery *= 2;
  }

  /** The records, as the command would print them. */
  records() {
    return [this.startup, ...this.lines, this.shutdown].filter(Boolean).join("\n") + "\n";
  }
}

/** A record with its counter as text, which a number could not always hold. */
export function parseRecord(line) {
  const record = JSON.parse(line);
  return { ...record, counter: /"counter":(\d+)/.exec(line)?.[1] ?? null, bits: (objective) => leadingZeros(slice(objective, record.hash_hex)) };
}

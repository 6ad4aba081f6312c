/** What the charts and their tables show, from what a search has recorded. */
import { GOALS } from "./goals.js";
import { count, duration, mega, short } from "./format.js";

/** Ticks at every power of ten, of which every third is named: 1, 1 k, 1 M. Up to 1,000 there is room for all. */
function decades(max) {
  const powers = Array.from({ length: Math.round(Math.log10(max)) + 1 }, (_, power) => power);
  const named = (power) => power % 3 === 0 || powers.length <= 4;
  return powers.map((power) => ({ at: 10 ** power, label: named(power) ? short(10 ** power).replace(/\.0+/, "") : "" }));
}

const TIMES = [
  [0.01, "10 ms"], [0.1, "0.1 s"], [1, "1 s"], [10, "10 s"], [60, "1 min"], [600, "10 min"], [3600, "1 h"], [36000, "10 h"],
  [345600, "4 d"], [2592000, "30 d"], [31557600, "1 year"],
];

/** Evenly spaced round numbers from nought, at most six. */
export function evenly(max, label = String) {
  const rough = max / 5;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((candidate) => candidate >= rough * 0.999);
  return Array.from({ length: Math.floor(max / step + 1e-9) + 1 }, (_, i) => ({ at: i * step, label: label(Number((i * step).toPrecision(6))) }));
}

/** The horizontal axis of the course: hashes or seconds, both logarithmic, with room for some growth. */
function along(axis, { total, seconds }) {
  if (axis === "hashes") {
    const max = 10 ** Math.max(4, Math.ceil(Math.log10(Math.max(total, 1) * 1.2)));
    return { min: 1, max, log: true, title: "hashes (log)", ticks: decades(max) };
  }
  const max = TIMES.map(([at]) => at).find((at) => at >= Math.max(seconds * 1.2, 10)) ?? seconds * 2;
  const ticks = TIMES.filter(([at]) => at <= max).map(([at, label]) => ({ at, label }));
  return { min: 0.01, max, log: true, title: "time (log)", ticks };
}

/** Hashes at places along the axis, a few dozen. */
function places(axis, x, { total, seconds }) {
  const rate = total / Math.max(seconds, 1e-3);
  return Array.from({ length: 41 }, (_, i) => {
    const at = x.min * (x.max / x.min) ** (i / 40);
    return { at, hashes: axis === "hashes" ? at : Math.max(at * rate, 1e-9) };
  });
}

/**
 * The zero bits (−log2 of the digest as a fraction) of the smallest of n random digests: half of all searches are above `log2 n − log2 ln 2`, and
 * nine in ten between the other two.
 */
const expectedBits = (n) => Math.log2(n) - Math.log2(Math.LN2);
const band = (n) => [Math.log2(n) - Math.log2(-Math.log(0.05)), Math.log2(n) - Math.log2(-Math.log(0.95))].map((bits) => Math.max(bits, 0));

/** The expected bits of a search so far, for whoever wonders whether he is lucky. */
export const bitsExpected = (total) => (total ? Math.max(expectedBits(total), 0) : 0);

function bestModel(session, axis) {
  const x = along(axis, session);
  const at = (point) => (axis === "hashes" ? point.hashes : Math.max(point.seconds, x.min));
  const points = session.points.map((point) => [at(point), point.bits]);
  const last = session.points.at(-1);
  const now = axis === "hashes" ? session.total : session.seconds;
  if (last) points.push([Math.max(now, points.at(-1)[0]), last.bits]);
  const curve = places(axis, x, session);
  const high = axis === "hashes" ? x.max : (session.total / Math.max(session.seconds, 1e-3)) * x.max;
  const max = Math.max(12, Math.ceil(expectedBits(Math.max(high, 1)) + 4), Math.ceil((last?.bits ?? 0) + 1));
  const usual = session.total || axis === "hashes" ? curve : [];
  return {
    x,
    y: { min: 0, max, title: "leading zero bits", ticks: evenly(max) },
    layers: [
      { kind: "band", class: "band", points: usual.map(({ at, hashes }) => [at, ...band(hashes)]) },
      { kind: "line", class: "usual", points: usual.map(({ at, hashes }) => [at, Math.max(expectedBits(hashes), 0)]) },
      { kind: "steps", class: "line", points },
      { kind: "dots", class: "dot", points: points.slice(0, -1) },
    ],
    key: [{ class: "usual", label: "by chance" }, { class: "line", label: "found" }],
    description: last
      ? `The best hash begins with ${last.bits.toFixed(1)} zero bits after ${count(session.total)} hashes; by chance ${bitsExpected(session.total).toFixed(1)} were to be expected.`
      : "Empty: no result yet.",
  };
}

function hitsModel(session, axis) {
  const x = along(axis, session);
  const points = session.points.map((point) => [axis === "hashes" ? point.hashes : Math.max(point.seconds, x.min), point.found]);
  const now = axis === "hashes" ? session.total : session.seconds;
  if (points.length) points.push([Math.max(now, points.at(-1)[0]), session.found]);
  const max = 10 ** Math.max(1, Math.ceil(Math.log10(Math.max(session.found, 1) * 1.2)));
  const expected = places(axis, x, session).map(({ at, hashes }) => [at, hashes * session.odds]).filter(([, hits]) => hits >= 1 && hits <= max);
  return {
    x,
    y: { min: 1, max, log: true, title: "results (log)", ticks: decades(max) },
    layers: [
      { kind: "line", class: "usual", points: expected },
      { kind: "steps", class: "line", points },
      { kind: "dots", class: "dot", points: points.length < 60 ? points.slice(0, -1) : [] },
    ],
    key: [{ class: "usual", label: "by chance" }, { class: "line", label: "found" }],
    description: `${count(session.found)} results after ${count(session.total)} hashes${Number.isNaN(session.odds) ? "" : `; by chance ${short(session.total * session.odds)} were to be expected`}.`,
  };
}

/** The course of the search: its smallest digest, or the number of its results, over hashes or time. */
export const courseModel = (session, axis) => (GOALS[session.settings.goal].minimum ? bestModel : hitsModel)(session, axis);

/** Hashes a second over time, and of every worker if asked for. */
export function rateModel({ samples, seconds }, perThread) {
  const most = Math.max(1e5, ...samples.map(({ rate }) => rate)) / 1e6;
  const max = most * 1.15;
  const end = Math.max(30, seconds);
  const [unit, divisor] = end < 180 ? ["s", 1] : end < 10800 ? ["min", 60] : ["h", 3600];
  const across = evenly(end / divisor).map(({ at, label }) => ({ at: at * divisor, label }));
  const points = samples.map((sample) => [sample.seconds, sample.rate / 1e6]);
  const workers = perThread ? samples.at(-1)?.workers.length ?? 0 : 0;
  const threads = Array.from({ length: workers }, (_, i) => ({
    kind: "line", class: "thread",
    points: samples.filter((sample) => i in sample.workers).map((sample) => [sample.seconds, sample.workers[i] / 1e6]),
  }));
  return {
    x: { min: 0, max: end, title: `time, ${unit}`, ticks: across },
    y: { min: 0, max, title: "MH/s", ticks: evenly(max) },
    layers: [
      { kind: "band", class: "area", points: points.map(([x, y]) => [x, 0, y]) },
      ...threads,
      { kind: "line", class: "line", points },
    ],
    key: workers ? [{ class: "thread", label: "a thread" }, { class: "line", label: "all" }] : [],
    description: samples.length
      ? `The rate is ${mega(samples.at(-1).rate)} million hashes a second after ${duration(seconds)}.`
      : "Empty: nothing has run yet.",
  };
}

/** The same as rows: a head, then cells. */
export function courseTable({ settings, points }) {
  const least = GOALS[settings.goal].minimum;
  const rows = points.map(({ hashes, seconds, bits, found }) => [least ? bits.toFixed(1) : count(found), count(hashes), duration(seconds)]);
  return { head: [least ? "zero bits" : "results", "hashes", "time"], rows };
}

/** The same as rows: a head, then cells. */
export function rateTable({ samples }) {
  const workers = Math.max(0, ...samples.map((sample) => sample.workers.length));
  const names = Array.from({ length: workers }, (_, i) => `thread ${i}`);
  const rows = samples.map(({ seconds, rate, workers: each }) => [duration(seconds), mega(rate), ...names.map((_, i) => (i in each ? mega(each[i]) : ""))]);
  return { head: ["time", "MH/s", ...names], rows };
}

/** What the page says about the search: figures, charts, notices, and, rarely, to a screen reader. */
import { GOALS } from "./goals.js";
import { at, make, say } from "./dom.js";
import { Chart } from "./chart.js";
import { bitsExpected, courseModel, courseTable, rateModel, rateTable } from "./course.js";
import { count, duration, mega, percent, short } from "./format.js";
import { fraction, oddsWithin, slice } from "./objective.js";

/** Seconds between two sentences to a screen reader about results. */
const QUIET = 10;

function table({ head, rows }) {
  const cells = (tag, texts) => texts.map((text) => make(tag, tag === "th" ? { scope: "col" } : {}, text));
  return make("table", {}, make("thead", {}, make("tr", {}, ...cells("th", head))), make("tbody", {}, ...rows.map((texts) => make("tr", {}, ...cells("td", texts)))));
}

/** What has been found, and what chance would have given. */
function luck({ settings, best, found, total, checked, odds }) {
  if (!GOALS[settings.goal].minimum) {
    if (Number.isNaN(odds)) return `${count(found)} found`;
    const expected = total * odds;
    return `${count(found)} found, ${expected < 100 ? expected.toFixed(1) : short(expected)} by chance`;
  }
  if (best === null) return "none yet";
  const bits = -Math.log2(fraction(slice(checked.objective, best)));
  return `${bits.toFixed(1)} bits, ${bitsExpected(total).toFixed(1)} by chance`;
}

/** When the next result is to be expected. */
function next(odds, rate) {
  if (Number.isNaN(odds)) return "not known";
  if (!(odds > 0)) return "never: it cannot get better";
  const every = `1 in ${short(1 / odds)}`;
  if (!rate) return every;
  return `${every}: ${duration(1 / odds / rate)} on average; ${percent(oddsWithin(odds, 60 * rate))} in the next minute`;
}

/** The parts of the page that show a session. */
export class View {
  #charts = {};
  #quietUntil = 0;
  #waiting = null;
  #drawn = 0;
  /** The last rate of the CPU and of the GPU. */
  #rates = {};

  constructor() {
    for (const id of ["progress-chart", "rate-chart"]) {
      this.#charts[id] = new Chart(at(id).querySelector(".plot"));
      at(id).querySelector("details").addEventListener("toggle", () => this.#tables());
    }
    for (const input of [...document.getElementsByName("axis"), at("per-thread")]) input.addEventListener("change", () => this.charts());
  }

  /** Shows a session from now on. */
  show(session) {
    this.session = session;
    this.rate = 0;
    this.figures();
    this.charts();
  }

  /** A rate of the CPU or the GPU; the last of either is shown. */
  measured(device, rate) {
    if (!(rate > 0)) return;
    this.#rates[device] = rate;
    const text = (name) => (this.#rates[name] ? `${mega(this.#rates[name])} MH/s` : "not measured");
    say(at("rates"), `CPU ${text("cpu")}, GPU ${text("gpu")}`);
  }

  /** What is going on, in a sentence. */
  status(text) {
    say(at("status-text"), text);
  }

  /** A line that stays; the same one is not said twice. */
  notice(text, bad = false) {
    const same = Array.from(at("notices").children).some((item) => item.textContent === text);
    if (!same) at("notices").append(make("li", { class: bad ? "notice bad" : "notice" }, text));
  }

  /** Takes the notices away. */
  clearNotices() {
    at("notices").replaceChildren();
  }

  /** Says something to a screen reader: at once, or, of results, the latest at most every ten seconds. */
  announce(text, now = true) {
    this.#waiting = text;
    if (now) this.#quietUntil = 0;
    this.#speak();
  }

  #speak() {
    if (this.#waiting === null || Date.now() < this.#quietUntil) return;
    at("live").textContent = this.#waiting;
    this.#waiting = null;
    this.#quietUntil = Date.now() + QUIET * 1000;
  }

  /** The figures, some times a second. */
  figures() {
    this.#speak();
    const session = this.session;
    say(at("rate"), mega(this.rate));
    say(at("total"), count(session.total));
    say(at("elapsed"), duration(Math.floor(session.seconds) || 0).replace("at once", "0 s"));
    if (!session.checked) return;
    say(at("luck-title"), GOALS[session.settings.goal].minimum ? "Best, −log₂" : "Results");
    say(at("luck"), luck(session));
    say(at("next"), next(session.odds, this.rate || session.total / session.seconds || 0));
    if (performance.now() - this.#drawn > 900) this.charts();
  }

  /** The charts, once a second. */
  charts() {
    this.#drawn = performance.now();
    const axis = document.querySelector("input[name=axis]:checked").value;
    say(at("progress-caption"), GOALS[this.session.settings.goal].minimum ? "Best hash so far" : "Results so far");
    this.#charts["progress-chart"].draw(courseModel(this.session, axis));
    this.#charts["rate-chart"].draw(rateModel(this.session, at("per-thread").checked));
    this.#tables();
  }

  #tables() {
    for (const [id, rows] of [["progress-chart", courseTable], ["rate-chart", rateTable]]) {
      const details = at(id).querySelector("details");
      if (details.open) details.querySelector(".scroll").replaceChildren(table(rows(this.session)));
    }
  }
}

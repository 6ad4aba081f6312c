/** The best result and the list of results. */
import { GOALS } from "./goals.js";
import { at, copyButton, make, say } from "./dom.js";
import { count } from "./format.js";
import { leadingZeros, slice } from "./objective.js";
import { derivedOf } from "./presets.js";
import { parseRecord } from "./session.js";
import { printable } from "./settings.js";

/** Results that are listed, and at most when more are asked for; the others are in the records. */
const LISTED = 10;
const LISTED_AT_MOST = 200;

/** A digest whose leading zeros can be seen, in the part that the search looks at; the rest is faint. */
function digestText(digits, { start, end }) {
  const [from, to] = [2 * start, 2 * end];
  const zeros = Math.floor(leadingZeros(digits.slice(from, to)) / 4);
  const part = (name, text) => (text ? make("span", { class: name }, text) : null);
  return make("code", { class: "digest" },
    part("faint", digits.slice(0, from)),
    part("zeros", digits.slice(from, from + zeros)),
    part("rest", digits.slice(from + zeros, to)),
    part("faint", digits.slice(to)));
}

const row = (name, value) => make("div", {}, make("dt", {}, name), make("dd", {}, value));

const code = (text) => make("code", {}, text);

/** Letters of a message that are shown: a page takes seconds to lay out hundreds of thousands, and does so at every result. */
const SHOWN = 2000;

/** The beginning of a text that is too long to show. */
const brief = (text) => (text.length > SHOWN ? `${text.slice(0, SHOWN)}… (${count(text.length - SHOWN)} more; Copy message has all)` : text);

/** Checks a result where it stands, and offers to change it: then it must disagree. */
async function checkHere(record, place, verify) {
  const { text, good } = await verify(record);
  const change = make("button", { type: "button", onclick: () => at("check-digest").focus() }, "Change it and see");
  place.className = `verdict ${good ? "good" : "bad"}`;
  place.replaceChildren(text, change);
}

/** Everything about a result. `verify` is called with its record. */
function body(record, line, session, verify) {
  const text = printable(record.input_hex);
  const details = make("dl", { class: "parts" },
    row("Hash", digestText(record.hash_hex, session.checked.objective.range)),
    ...(text ? [row("Message", code(brief(text)))] : []),
    row(text ? "In hexadecimal" : "Message", code(brief(record.input_hex))),
    ...(record.inner_hex ?? []).map((inner) => row("Hashed inside", code(brief(inner)))),
    row("Counter", code(count(BigInt(record.counter)))));
  // What a digest means to Ethereum takes a hash of its own to say.
  derivedOf(session.settings.preset)?.(record)
    .then((rows) => details.prepend(...rows.map(([name, value]) => row(name, code(value)))));
  const place = make("p", { class: "verdict", role: "status", hidden: true });
  const check = () => ((place.hidden = false), checkHere(record, place, verify));
  const buttons = make("div", { class: "buttons" },
    make("button", { type: "button", onclick: check }, "Check this result"),
    copyButton("Copy message", () => record.input_hex),
    copyButton("Copy hash", () => record.hash_hex),
    copyButton("Copy record", () => line));
  return [details, buttons, place];
}

const bitsText = (bits) => `${bits} zero ${bits === 1 ? "bit" : "bits"}`;

/** Shows results as they come. */
export class Results {
  #session = null;
  #shown = 0;
  #listed = LISTED;

  /** @param {(record: object) => Promise<{text: string, good: boolean}>} verify called when a result is to be checked */
  constructor(verify) {
    this.verify = verify;
    at("results-all").addEventListener("click", () => {
      this.#listed = LISTED_AT_MOST;
      this.#shown = 0;
      at("results").replaceChildren();
      this.update();
    });
  }

  /** Begins anew with another session, or with none. */
  reset(session) {
    [this.#session, this.#shown, this.#listed] = [session, 0, LISTED];
    at("results").replaceChildren();
    this.update();
  }

  /** Shows what has come since the last time. */
  update() {
    const session = this.#session;
    const found = session?.found ?? 0;
    say(at("results-count"), found ? count(found) : "none yet");
    for (const id of ["download", "copy-records"]) at(id).disabled = !session?.startup;
    if (!session || found === this.#shown) return this.#empty();
    const fresh = session.lines.slice(-Math.min(found - this.#shown, this.#listed));
    const list = at("results");
    const first = found - fresh.length + 1;
    list.prepend(...fresh.map((line, i) => this.#item(first + i, line)).reverse());
    while (list.children.length > this.#listed) list.lastElementChild.remove();
    this.#shown = found;
    this.#showBest(session.lines.at(-1));
    const missing = found - list.children.length;
    at("results-all").hidden = missing <= 0 || this.#listed > LISTED;
    say(at("results-more"), missing > 0 ? `and ${count(missing)} before them${session.lines.length < found ? `; the latest ${count(session.lines.length)} are in the records` : ""}` : "");
  }

  #empty() {
    if (this.#shown) return;
    say(at("results-more"), "");
    at("results-all").hidden = true;
    const nothing = "Nothing yet. The first result comes within a moment of pressing Start, the next ones ever more slowly.";
    if (!at("best").querySelector(".empty")) at("best").replaceChildren(make("p", { class: "empty" }, nothing));
    at("best").classList.remove("full");
  }

  #item(number, line) {
    const record = parseRecord(line);
    const bits = record.bits(this.#session.checked.objective);
    const summary = make("summary", {},
      make("span", { class: "number" }, `${count(number)}`),
      make("span", { class: "bits" }, bitsText(bits)),
      make("code", { class: "brief" }, slice(this.#session.checked.objective, record.hash_hex)));
    const details = make("details", {}, summary);
    // The parts are made when they are looked at: there may be many results.
    details.addEventListener("toggle", () => {
      if (details.open && details.children.length === 1) details.append(...body(record, line, this.#session, this.verify));
    });
    return make("li", { value: number }, details);
  }

  #showBest(line) {
    const record = parseRecord(line);
    const bits = record.bits(this.#session.checked.objective);
    const least = record.kind === "best";
    say(at("best-title"), least ? "Best so far" : "Latest result");
    at("best").classList.add("full");
    const buttons = () => Array.from(at("best").querySelectorAll(".parts ~ .buttons button"));
    // Whoever is at a button of the one before is then at that of the new one.
    const focused = buttons().indexOf(document.activeElement);
    at("best").replaceChildren(
      make("p", { class: "badge" }, GOALS[this.#session.settings.goal].bits ? bitsText(bits) : "it fits"),
      ...body(record, line, this.#session, this.verify));
    buttons()[focused]?.focus({ preventScroll: true });
  }
}

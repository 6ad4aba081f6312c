/** The form of a preset: a field for each parameter, and the search that the engine makes of them. */
import { at, make } from "./dom.js";

const PREFIX = "set-";

/** A parameter's field. */
function field({ name, value, choices, about }) {
  const id = PREFIX + name;
  const given = { id, name: id, "aria-describedby": `${id}-about` };
  const control = choices.length
    ? make("select", given, ...choices.map((choice) => make("option", { value: choice, selected: choice === value }, choice)))
    : make("input", { ...given, placeholder: value || (value === null ? "needed" : "may be left out"), spellcheck: "false", autocapitalize: "off" });
  const label = name.replaceAll("-", " ");
  return make("div", { class: "field" }, make("label", { for: id }, label), control, make("p", { class: "about", id: `${id}-about` }, about));
}

/** The parameters of the form that is shown, if one is. */
export class Parameters {
  /** Why what is filled in means no search: one line; empty if it means one, or if that is not known yet. */
  fault = "";
  #form;
  /** What the engine made of the parameters; null before there is anything. */
  #search = null;
  /** Whether an answer is awaited. */
  #awaited = false;
  /** Questions so far: the answer to an earlier one is let go. */
  #turn = 0;

  /**
   * @param {() => Promise<object>} engine
   * @param {(search: ?object) => void} answered called with the message, the algorithm, the range and, if the preset has one, the goal with its value; with
   *   null if there is no search
   */
  constructor(engine, answered) {
    Object.assign(this, { engine, answered });
  }

  /** What the form finds, and where it is defined. */
  get about() {
    return this.#form && `Finds ${this.#form.about} (${this.#form.source}).`;
  }

  /** Whether nothing is missing for a search. */
  get complete() {
    return !this.#form || (!this.#awaited && !this.fault);
  }

  /** Shows a form, or none. A form that is shown already keeps what is filled in. */
  show(form) {
    if (form === this.#form) return;
    [this.#form, this.#search, this.#awaited, this.fault] = [form, null, false, ""];
    this.#turn++;
    at("parameters").replaceChildren(...(form?.parameters.map(field) ?? []));
    at("parameters").hidden = !form;
  }

  /** Whether this is the name of a parameter's field. */
  has = (name) => name.startsWith(PREFIX);

  /** Whether a search is the one of the parameters, but for an objective that they leave open. */
  means({ goal, ...search }) {
    const mine = this.#search;
    return mine !== null && Object.keys(search).every((name) => mine[name] === search[name]) && (mine.goal ?? goal) === goal;
  }

  /** Asks the engine for the search that the parameters mean. */
  async ask() {
    const turn = ++this.#turn;
    const { name: preset, parameters } = this.#form;
    const given = parameters.map(({ name }) => [name, at(PREFIX + name).value.trim()]);
    const set = Object.fromEntries(given.filter(([, value]) => value));
    this.#awaited = true;
    let [search, fault] = [null, ""];
    try {
      const { plan } = await this.engine();
      const { message, algo: algorithm, digest_range: range, goal } = await plan({ preset, set }, { threads: 1 });
      const [name, value = ""] = goal.split(" ", 2);
      search = { message, algorithm, range: range ?? "", ...(name === "min" ? { goal: null } : { goal: name, value }) };
    } catch (error) {
      fault = error.message;
    }
    if (turn !== this.#turn) return;
    [this.#search, this.#awaited, this.fault] = [search, false, fault];
    this.answered(search);
  }
}

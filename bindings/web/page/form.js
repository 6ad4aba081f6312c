/** The form: examples, checks while typing, and what the fields are called for each objective. */
import { at, make, say } from "./dom.js";
import { GOALS } from "./goals.js";
import { WORDS } from "./objective.js";
import { ALGORITHMS } from "./reference.js";
import { Parameters } from "./parameters.js";
import { FORM_IDS, formOf, PRESETS, presetOf } from "./presets.js";
import { check, FIELDS } from "./settings.js";

const defaultThreads = () => String(Math.max(1, (navigator.hardwareConcurrency || 2) - 1));

/** The options of the lists. */
function fillLists() {
  const option = (value, name) => make("option", { value }, name);
  at("preset").append(
    make("optgroup", { label: "Examples" }, ...PRESETS.map(({ id, name }) => option(id, name))),
    make("optgroup", { label: "Forms" }, ...FORM_IDS.map((id) => option(id, formOf(id).name))),
    option("own", "Changed by hand"));
  at("goal").append(...Object.keys(GOALS).map((name) => make("option", { value: name }, WORDS[name].listed)));
  for (const id of ["algorithm", "check-algorithm"]) {
    at(id).append(...Object.keys(ALGORITHMS).map((name) => make("option", { value: name }, name)));
  }
}

/** The settings form. */
export class Form {
  /** What the last check read; null if something is wrong. */
  checked = null;
  #parameters;

  /**
   * @param {() => void} changed called when the settings have changed and been checked
   * @param {() => Promise<object>} engine loads the engine, which makes searches of parameters
   */
  constructor(changed, engine) {
    this.changed = changed;
    this.#parameters = new Parameters(engine, (search) => this.#filled(search));
    fillLists();
    if (navigator.hardwareConcurrency) say(at("threads-of"), `of ${navigator.hardwareConcurrency}`);
    this.write({ ...PRESETS[0].settings, preset: PRESETS[0].id, device: "cpu", threads: defaultThreads() });
    at("preset").addEventListener("change", () => this.#choose(at("preset").value));
    at("settings").addEventListener("input", (event) => this.#typed(event.target.name));
    at("settings").addEventListener("submit", (event) => event.preventDefault());
  }

  /** The settings as typed. */
  read() {
    return Object.fromEntries(FIELDS.map((name) => [name, at(name).value]));
  }

  /** Shows settings. */
  write(settings) {
    for (const name of FIELDS) at(name).value = settings[name];
    const { preset, range, hits, start, count, salt } = settings;
    this.#parameters.show(formOf(preset));
    if (range || hits || start || count || salt) at("more").open = true;
    this.#validate();
  }

  /** Settings of a search that is kept are not to be changed. */
  lock(locked) {
    at("fields").disabled = locked;
  }

  /** What an example or a form does not say. */
  #rest = () => ({ device: at("device").value, threads: at("threads").value });

  #choose(id) {
    const preset = presetOf(id);
    if (preset) return this.write({ ...preset.settings, preset: id, ...this.#rest() });
    const form = formOf(id);
    this.#parameters.show(form);
    if (form) {
      at("goal").value = "min";
      this.#parameters.ask();
    }
    this.#validate();
  }

  /** Takes the search that parameters mean, or that there is none yet. */
  #filled(search) {
    if (search) {
      const goal = search.goal === null ? {} : { goal: search.goal, value: search.value };
      this.write({ ...this.read(), message: search.message, algorithm: search.algorithm, range: search.range, ...goal });
    } else {
      this.#validate();
    }
  }

  #typed(name) {
    if (this.#parameters.has(name)) return this.#parameters.ask();
    if (name === "goal") at("value").value = GOALS[at("goal").value].example;
    if (["message", "algorithm", "goal", "range"].includes(name) && !this.#isPreset()) {
      at("preset").value = "own";
      this.#parameters.show(undefined);
    }
    this.#validate();
  }

  /** Whether only what an example or a form leaves open was changed. A text of one's own is still that example. */
  #isPreset() {
    const preset = presetOf(at("preset").value);
    if (preset) return ["algorithm", "goal", "range"].every((name) => preset.settings[name] === at(name).value);
    return this.#parameters.means({ message: at("message").value, algorithm: at("algorithm").value, range: at("range").value, goal: at("goal").value });
  }

  #validate() {
    const { faults, checked } = check(this.read());
    if (this.#parameters.fault) faults.preset = this.#parameters.fault;
    for (const line of document.querySelectorAll("#settings .line")) {
      const fault = faults[line.dataset.for];
      say(line, fault ?? this.#hint(line.dataset.for, checked));
      line.classList.toggle("bad", fault !== undefined);
      at(line.dataset.for).setAttribute("aria-invalid", String(fault !== undefined));
      if (fault && at(line.dataset.for).closest("#more")) at("more").open = true;
    }
    const goal = at("goal").value;
    say(at("value-label"), WORDS[goal].operand);
    at("value-field").hidden = GOALS[goal].argument === null;
    const { value: id } = at("preset");
    say(at("preset-about"), presetOf(id)?.about ?? this.#parameters.about ?? "A search of your own.");
    this.checked = this.#parameters.complete ? checked : null;
    this.changed();
  }

  #hint(field, checked) {
    if (field === "threads" && checked?.device === "gpu") return "The GPU is one worker; the threads are for when there is none.";
    if (field !== "message" || !checked) return "";
    const { least, length, salt, counter } = checked.template;
    return `${least < length ? `${least} to ` : ""}${length} bytes${salt ? `, ${salt.width} of them salt` : ""}, ${counter.bits} bits of counter`;
  }
}

/** The form: examples, checks while typing, and what the fields are called for each objective. */
import { at, make, say } from "./dom.js";
import { GOALS } from "./goals.js";
import { WORDS } from "./objective.js";
import { ALGORITHMS } from "./reference.js";
import { PRESETS, presetOf } from "./presets.js";
import { check, FIELDS } from "./settings.js";

const defaultThreads = () => String(Math.max(1, (navigator.hardwareConcurrency || 2) - 1));

/** The options of the lists. */
function fillLists() {
  at("preset").append(...PRESETS.map(({ id, name }) => make("option", { value: id }, name)), make("option", { value: "own" }, "Changed by hand"));
  at("goal").append(...Object.keys(GOALS).map((name) => make("option", { value: name }, WORDS[name].listed)));
  for (const id of ["algorithm", "check-algorithm"]) {
    at(id).append(...Object.keys(ALGORITHMS).map((name) => make("option", { value: name }, name)));
  }
}

/** The settings form. */
export class Form {
  /** What the last check read; null if something is wrong. */
  checked = null;

  /** @param {() => void} changed called when the settings have changed and been checked */
  constructor(changed) {
    this.changed = changed;
    fillLists();
    if (navigator.hardwareConcurrency) say(at("threads-of"), `of ${navigator.hardwareConcurrency}`);
    this.write({ ...PRESETS[0].settings, preset: PRESETS[0].id, device: "cpu", threads: defaultThreads() });
    at("preset").addEventListener("change", () => this.#choose(presetOf(at("preset").value)));
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
    const { range, hits, start, count, salt } = settings;
    if (range || hits || start || count || salt) at("more").open = true;
    this.#validate();
  }

  /** Settings of a search that is kept are not to be changed. */
  lock(locked) {
    at("fields").disabled = locked;
  }

  #choose(preset) {
    if (preset) this.write({ ...preset.settings, preset: preset.id, device: at("device").value, threads: at("threads").value });
  }

  #typed(name) {
    if (name === "goal") at("value").value = GOALS[at("goal").value].example;
    if (["message", "algorithm", "goal", "range"].includes(name) && !this.#isPreset()) at("preset").value = "own";
    this.#validate();
  }

  /** Whether only what an example leaves open was changed. A text of one's own is still that example. */
  #isPreset() {
    const preset = presetOf(at("preset").value);
    return preset && ["algorithm", "goal", "range"].every((name) => preset.settings[name] === at(name).value);
  }

  #validate() {
    const { faults, checked } = check(this.read());
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
    say(at("preset-about"), presetOf(at("preset").value)?.about ?? "A search of your own.");
    this.checked = checked;
    this.changed();
  }

  #hint(field, checked) {
    if (field === "threads" && checked?.device === "gpu") return "The GPU is one worker; the threads are for when there is none.";
    if (field !== "message" || !checked) return "";
    const { length, salt, counter } = checked.template;
    return `${length} bytes${salt ? `, ${salt.width} of them salt` : ""}, ${counter.bits} bits of counter`;
  }
}

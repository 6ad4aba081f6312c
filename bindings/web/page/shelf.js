/** The list of the searches that this browser keeps. */
import { at, make } from "./dom.js";
import { count, date } from "./format.js";
import { GOALS } from "./goals.js";
import { WORDS } from "./objective.js";
import { list } from "./store.js";

/** Letters of a message that are listed. */
const LETTERS = 60;

const brief = (text) => (text.length > LETTERS ? `${text.slice(0, LETTERS)}…` : text);

/** What a search is, and how far. */
function told({ session, elsewhere }, shown) {
  if (!session) return { name: "A search that this page cannot read", about: "of another version, or damaged" };
  const { settings, total, found, complete, saved } = session;
  const far = `${count(total)} hashes, ${count(found)} ${found === 1 ? "result" : "results"}; ${complete ? "finished" : "stopped"} ${date(saved)}`;
  const { kept } = WORDS[settings.goal];
  const goal = GOALS[settings.goal].argument === null ? kept : `${kept} ${brief(settings.value)}`;
  return { name: brief(settings.message), about: `${settings.algorithm}, ${goal}: ${shown ? "shown here" : elsewhere ? "in another tab" : far}` };
}

/** Shows what is kept, with buttons to open and to delete it. */
export class Shelf {
  #turn = 0;
  #drawn = "";

  /** @param {{open: (id: string) => void, remove: (id: string) => void}} buttons called with the name of a search */
  constructor(buttons) {
    this.buttons = buttons;
  }

  /**
   * Brings the list up to date.
   * @param {?string} shown the search that the page shows
   * @param {boolean} settled whether another may take its place
   */
  async update(shown, settled) {
    const turn = ++this.#turn;
    const items = (await list()).map((item) => ({
      id: item.id, ...told(item, item.id === shown),
      canOpen: settled && item.session !== null && !item.elsewhere && item.id !== shown,
      canRemove: !item.elsewhere && (settled || item.id !== shown),
    }));
    const drawn = JSON.stringify(items);
    if (turn !== this.#turn || drawn === this.#drawn) return;
    this.#drawn = drawn;
    const focused = at("kept").contains(document.activeElement);
    at("kept").hidden = items.length === 0;
    at("kept-list").replaceChildren(...items.map((item) => this.#item(item)));
    if (focused) at("kept-title").focus();
  }

  #item({ id, name, about, canOpen, canRemove }) {
    const button = (label, can, act) => make("button", { type: "button", disabled: !can, "aria-label": `${label}: ${name}`, onclick: () => act(id) }, label);
    return make("li", {},
      make("p", {}, make("code", {}, name), make("span", { class: "about" }, about)),
      make("div", { class: "buttons" }, button("Open", canOpen, this.buttons.open), button("Delete", canRemove, this.buttons.remove)));
  }
}

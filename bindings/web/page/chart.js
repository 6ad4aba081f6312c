/**
 * A chart in SVG: axes with ticks and units, bands, lines, steps and dots. It is drawn at the size it has on the screen, so that text keeps its
 * own, and again when that changes.
 *
 * A model has two axes `{min, max, log, ticks: [{at, label}], title}` and layers
 * `{kind: "band" | "line" | "steps" | "dots", class, points}`, points being `[x, y]`, or `[x, low, high]` of a band.
 */
import { draw } from "./dom.js";

const HEIGHT = 236;
const MARGIN = { left: 46, right: 20, top: 22, bottom: 40 };

/** From values to pixels. */
function scale({ min, max, log }, from, to) {
  const position = log ? (value) => Math.log(Math.max(value, min) / min) / Math.log(max / min) : (value) => (value - min) / (max - min);
  return (value) => from + (to - from) * Math.min(Math.max(position(value), 0), 1);
}

const path = (points) => points.map(([x, y], i) => `${i ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");

/** Points of a line that goes on level until the next value. */
const level = (points) => points.flatMap(([x, y], i) => (i ? [[x, points[i - 1][1]], [x, y]] : [[x, y]]));

function layer({ kind, class: name, points }, x, y) {
  if (kind === "band") {
    const [lower, upper] = [points.map(([at, low]) => [x(at), y(low)]), points.map(([at, , high]) => [x(at), y(high)])];
    return [draw("path", { class: name, d: `${path([...lower, ...upper.reverse()])}Z` })];
  }
  const placed = points.map(([at, value]) => [x(at), y(value)]);
  if (kind === "dots") return placed.map(([cx, cy]) => draw("circle", { class: name, cx: cx.toFixed(1), cy: cy.toFixed(1), r: 3 }));
  return [draw("path", { class: name, d: path(kind === "steps" ? level(placed) : placed) })];
}

/** Ticks that leave each other room: the labels, some 7 pixels a letter, must not touch. */
function roomy(ticks, x) {
  let end = -Infinity;
  return ticks.filter(({ at, label }) => {
    if (!label) return true;
    const half = 3.5 * label.length + 4;
    if (x(at) - half < end) return false;
    end = x(at) + half;
    return true;
  });
}

/** A drawing in an element, described by the label of its image. */
export class Chart {
  #svg = draw("svg", { role: "img", height: HEIGHT });
  #model = null;
  #width = 0;

  /** @param {HTMLElement} place where it is drawn; it gets the chart's height at once */
  constructor(place) {
    place.append(this.#svg);
    new ResizeObserver(([entry]) => {
      const width = Math.floor(entry.contentRect.width);
      if (width === this.#width) return;
      this.#width = width;
      if (this.#model) this.draw(this.#model);
    }).observe(place);
  }

  /** Draws a model in place of what was there. */
  draw(model) {
    this.#model = model;
    if (this.#width < 100) return;
    const [right, bottom] = [this.#width - MARGIN.right, HEIGHT - MARGIN.bottom];
    const x = scale(model.x, MARGIN.left, right);
    const y = scale(model.y, bottom, MARGIN.top);
    const layers = model.layers.filter(({ points }) => points.length).flatMap((each) => layer(each, x, y));
    this.#svg.setAttribute("viewBox", `0 0 ${this.#width} ${HEIGHT}`);
    this.#svg.setAttribute("width", this.#width);
    this.#svg.setAttribute("aria-label", model.description);
    this.#svg.replaceChildren(...this.#axes(model, x, y, right, bottom), ...layers, ...this.#key(model, right));
  }

  #axes(model, x, y, right, bottom) {
    const across = model.y.ticks.flatMap(({ at, label }) => [
      draw("line", { class: "grid", x1: MARGIN.left, x2: right, y1: y(at), y2: y(at) }),
      draw("text", { class: "tick", x: MARGIN.left - 7, y: y(at) + 4, "text-anchor": "end" }, label),
    ]);
    const down = roomy(model.x.ticks, x).flatMap(({ at, label }) => [
      draw("line", { class: "grid", x1: x(at), x2: x(at), y1: MARGIN.top, y2: bottom }),
      draw("text", { class: "tick", x: x(at), y: bottom + 16, "text-anchor": "middle" }, label),
    ]);
    return [
      ...across,
      ...down,
      draw("text", { class: "title", x: 0, y: 11 }, model.y.title),
      draw("text", { class: "title", x: right, y: HEIGHT - 6, "text-anchor": "end" }, model.x.title),
    ];
  }

  /** What the lines are, above on the right. */
  #key(model, right) {
    let end = right;
    return (model.key ?? []).flatMap(({ class: name, label }) => {
      const begin = end - 7 * label.length - 24;
      const text = draw("text", { class: "tick", x: begin + 22, y: 11 }, label);
      const line = draw("line", { class: name, x1: begin, x2: begin + 16, y1: 7, y2: 7 });
      end = begin - 10;
      return [line, text];
    });
  }
}

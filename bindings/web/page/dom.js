/** Making elements. All text is set as text, never as markup. */

const SVG = "http://www.w3.org/2000/svg";

function fill(node, properties, children) {
  for (const [name, value] of Object.entries(properties)) {
    if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
    else if (value !== null && value !== false) node.setAttribute(name, value === true ? "" : value);
  }
  node.append(...children.filter((child) => child !== null));
  return node;
}

/** An element with attributes (`onclick` and its like: listeners) and children. */
export const make = (tag, properties = {}, ...children) => fill(document.createElement(tag), properties, children);

/** The same for a part of a drawing. */
export const draw = (tag, properties = {}, ...children) => fill(document.createElementNS(SVG, tag), properties, children);

/** The element with that id. */
export const at = (id) => document.getElementById(id);

/** Sets an element's text if it is another one, so that nothing is laid out for nothing. */
export function say(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/** Copies a text; where the page may not (no HTTPS), by the old way. Whether it worked. */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const area = make("textarea", { class: "hidden", "aria-hidden": "true" });
    area.value = text;
    document.body.append(area);
    area.select();
    const done = document.execCommand("copy");
    area.remove();
    return done;
  }
}

/** A button that copies what `text` returns, and says so for a moment. */
export function copyButton(label, text) {
  const button = make("button", { type: "button", onclick: () => confirmCopy(button, text()) }, label);
  return button;
}

/** Copies, and says so in the button for a moment. */
export async function confirmCopy(button, text) {
  const label = (button.dataset.label ??= button.textContent);
  button.textContent = (await copy(text)) ? "Copied" : "Cannot copy";
  setTimeout(() => (button.textContent = label), 1500);
}

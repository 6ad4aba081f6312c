// Digests of many messages of any lengths, wherever they lie.

import { bytesOf } from "./hash.js";
import { PIECE } from "./instance.js";
import { instance } from "./main.js";
import { ROOM, TOGETHER, hasherOf, inPieces, newHasher } from "./rows.js";

/** Messages that fill all lanes, so that their bytes need not be passed with those of more. */
const ENOUGH = 64;

/** How many messages are passed at once, from one on. @param {Uint8Array[]} messages @param {number} first */
function together(messages, first) {
  let bytes = 0;
  let end = first;
  while (end < messages.length && end - first < TOGETHER) {
    bytes += messages[end].length;
    if (end > first && bytes > (end - first < ENOUGH ? ROOM : PIECE)) break;
    end += 1;
  }
  return end - first;
}

/** The length of each message in four bytes. @param {Uint8Array[]} messages */
function lengthsOf(messages) {
  const view = new DataView(new ArrayBuffer(4 * messages.length));
  messages.forEach((message, i) => view.setUint32(4 * i, message.length, true));
  return new Uint8Array(view.buffer);
}

/** The bytes of each message. @param {any} messages @returns {Uint8Array[]} */
export function messagesOf(messages) {
  if (typeof messages === "string" || ArrayBuffer.isView(messages) || typeof messages?.[Symbol.iterator] !== "function") {
    throw new TypeError("messages must be an array of messages, or another iterable of them; one message is for digest(algo, data)");
  }
  // Most are bytes already, and a name for each would take longer than its digest.
  return Array.from(messages, (message, i) =>
    message instanceof Uint8Array && message.length > 0 ? message : bytesOf(`messages[${i}]`, message),
  );
}

/** @type {typeof import("./index.js").digestMany} */
export async function digestMany(algo, messages, options) {
  const key = options?.key === undefined ? [] : Array.from(bytesOf("key", options.key));
  const module = await instance();
  const all = messagesOf(messages);
  if (key.length === 0) return digestsOf(module, hasherOf(module, algo), all);
  // One of a key that may be secret is not kept.
  const keyed = newHasher(module, { algo, key });
  try {
    return digestsOf(module, keyed, all);
  } finally {
    module.call("hw_drop", [keyed.hasher]);
  }
}

/** @param {import("./instance.js").Instance} module @param {{ hasher: number, size: number }} by @param {Uint8Array[]} all */
function digestsOf(module, { hasher, size }, all) {
  const digests = new Uint8Array(all.length * size);
  for (let i = 0; i < all.length; ) {
    const those = all.slice(i, i + together(all, i));
    if (those[0].length > ROOM) inPieces(module, hasher, those[0]);
    else module.accepted(module.call("hw_hasher_many", [hasher, those.length], { bytes: [lengthsOf(those), ...those], before: 1 }));
    digests.set(module.output(), i * size);
    i += those.length;
  }
  return all.map((_, i) => digests.subarray(i * size, (i + 1) * size));
}

/** Bytes and their hexadecimal digits. */

/** What is wrong with a string of digits, in the words of the native command; null: nothing. */
export function hexFault(digits) {
  const encode = (text) => new TextEncoder().encode(text);
  const at = digits.search(/[^0-9a-f]/i);
  const bytes = at < 0 ? digits.length : encode(digits).length;
  if (bytes % 2) return "odd number of digits";
  return at < 0 ? null : `invalid character '${String.fromCharCode(encode(digits.slice(at))[0]).toLowerCase()}' at position ${at}`;
}

/** Digits without the `0x` that people write before them. */
export const bare = (text) => text.trim().replace(/^0x/, "");

/** The bytes of pairs of digits that {@link hexFault} finds nothing wrong with. */
export const fromHex = (digits) => Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));

/** The digits of bytes. */
export const toHex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

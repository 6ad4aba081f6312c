/** Bytes and their hexadecimal digits. */

/** What is wrong with a string of digits, in the words of the native command; null: nothing. */
export function hexFault(digits) {
  const at = digits.search(/[^0-9a-f]/i);
  if (at < 0) return digits.length % 2 ? "odd number of digits; each byte takes two" : null;
  if (/^0x/i.test(digits)) return "leave off the 0x; only hexadecimal digits are allowed here";
  const character = String.fromCodePoint(digits.codePointAt(at));
  if (/\p{White_Space}/u.test(character)) return "leave off the spaces; only hexadecimal digits are allowed here";
  return `'${character}' is not a hexadecimal digit`;
}

/** Digits without the `0x` that people write before them. */
export const bare = (text) => text.trim().replace(/^0x/, "");

/** The bytes of pairs of digits that {@link hexFault} finds nothing wrong with. */
export const fromHex = (digits) => Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));

/** The digits of bytes. */
export const toHex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

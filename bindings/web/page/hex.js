/** Bytes and their hexadecimal digits. */

/** What is wrong with a string of digits, in the words of the native command; null: nothing. */
export function hexFault(digits) {
  const bytes = new TextEncoder().encode(digits);
  if (bytes.length % 2) return "odd number of digits";
  const at = bytes.findIndex((byte) => !/[0-9a-f]/i.test(String.fromCharCode(byte)));
  return at < 0 ? null : `invalid character '${String.fromCharCode(bytes[at]).toLowerCase()}' at position ${at}`;
}

/** Digits without the `0x` that people write before them. */
export const bare = (text) => text.trim().replace(/^0x/, "");

/** The bytes of pairs of digits that {@link hexFault} finds nothing wrong with. */
export const fromHex = (digits) => Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));

/** The digits of bytes. */
export const toHex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

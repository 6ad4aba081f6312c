// What a strict compiler makes of the declarations.
import { type SearchEvent, UsageError, digest, digestMany, digestRows, search, toHex } from "hashweave";

const digests: Uint8Array = await digestRows("sha256", new Uint8Array(128), 64);
const views: Uint8Array[] = await digestMany("sha256", new Set(["a", digests]));
const hex: string = toHex(await digest("blake3", "abc"));
const events: SearchEvent[] = [];
const run = search({ zeroBits: 8, count: 1000n }, { threads: 1, onEvent: (event) => events.push(event) });
try {
  await run.done;
} catch (error) {
  if (error instanceof UsageError) console.error(error.option, hex, views.length);
}
// @ts-expect-error: a number of zero bits is no text
search({ zeroBits: "eight" });

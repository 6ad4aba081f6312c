// A page as a bundler takes it: a digest and a search with its workers, written where a test finds them.
import { digest, search, toHex } from "hashweave";

const hex = toHex(await digest("sha256", "abc"));
const found = [];
const onEvent = (event) => event.kind === "hit" && found.push(event.hash_hex);
await search({ zeroBits: 8, count: 1000, saltHex: "0000000000" }, { threads: 2, onEvent }).done;
document.body.dataset.answer = JSON.stringify({ hex, found: found.sort() });

// The same for runtimes that have a standard output.
import { digest, search, toHex } from "hashweave";

const hex = toHex(await digest("sha256", "abc"));
const found = [];
const onEvent = (event) => event.kind === "hit" && found.push(event.hash_hex);
await search({ zeroBits: 8, count: 1000, saltHex: "0000000000" }, { threads: 2, onEvent }).done;
console.log(JSON.stringify({ hex, found: found.sort() }));

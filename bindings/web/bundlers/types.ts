// What a strict compiler makes of the declarations.
import { type MerkleTree, ProofError, type SearchEvent, UsageError, digest, digestMany, digestRows, merkleLeaves, merkleTree, merkleVerify, merkleVerifyMembers, merkleVerifyMultiproof, search, toHex } from "hashweave";

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
const tree: MerkleTree = await merkleTree("rfc6962", await merkleLeaves("rfc6962", ["a", views[0]]));
const wrong: ProofError | void = await merkleVerify("rfc6962", tree.root, views[0], tree.proof(1n), { index: 1, count: tree.length })
  .catch((error) => { if (error instanceof ProofError) return error; throw error; });
if (wrong) console.error(wrong.message);
const several: { proof: Uint8Array, flags: boolean[] } = tree.multiproof([0, 1n]);
await merkleVerifyMultiproof("rfc6962", tree.root, tree.layer(0), several.proof, { indices: [0n, 1], count: tree.length });
await merkleVerifyMembers("sorted-keccak", tree.root, tree.layer(0), several.proof, several.flags);
// @ts-expect-error: a number of zero bits is no text
search({ zeroBits: "eight" });

// Challenges of ALTCHA's library for JavaScript and of Cap's server, each with the number that the
// library found or gave and then accepted. ci/challenges.sh runs this.
import { createRequire } from "node:module";
import { createChallenge, solveChallenge, verifySolution } from "altcha-lib";
import * as v1 from "altcha-lib/v1";
import { deriveKey } from "altcha-lib/algorithms/sha";
import { createHash } from "node:crypto";

const print = (preset, parameters, counter) =>
  console.log([preset, ...Object.entries(parameters).map(([name, value]) => `${name}=${value}`), `counter=${counter}`].join("|"));
const accepted = (is) => {
  if (!is) throw new Error("the library refuses what it made");
};

const hmacKey = "secret";
for (const [algorithm, number, params] of [["SHA-256", 52307, {}], ["SHA-1", 7, { edk: "x" }], ["SHA-512", 99999, { a: "b" }]]) {
  const made = await v1.createChallenge({ algorithm, number, hmacKey, maxnumber: 100000, params });
  accepted(await v1.verifySolution({ ...made, number }, hmacKey));
  print("altcha-v1", { salt: made.salt, challenge: made.challenge, algorithm }, number);
}

const secrets = { hmacSignatureSecret: "secret", deriveKey };
for (const [algorithm, cost, keyPrefix, counterMode] of [
  ["SHA-256", 1, "000", "uint32"], ["SHA-512", 1, "00", "uint32"], ["SHA-384", 3, "a7", "uint32"], ["SHA-256", 20, "00", "uint32"], ["SHA-256", 1, "7e", "string"],
]) {
  const challenge = await createChallenge({ algorithm, cost, keyPrefix, counterMode, ...secrets });
  const solution = await solveChallenge({ challenge, deriveKey, counterMode });
  accepted((await verifySolution({ challenge, solution, counterMode, ...secrets })).verified);
  const { salt, nonce } = challenge.parameters;
  print("altcha-v2", { salt, nonce, "key-prefix": keyPrefix, cost, algorithm, "counter-mode": counterMode }, solution.counter);
}

// Cap's server makes salts and targets of its token, by FNV-1a and a xorshift; it accepts all
// solutions or none.
const digits = (seed, length) => {
  let state = [...seed].reduce((hash, character) => Math.imul(hash ^ character.charCodeAt(0), 0x01000193), 0x811c9dc5);
  let text = "";
  while (text.length < length) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    text += (state >>> 0).toString(16).padStart(8, "0");
  }
  return text.slice(0, length);
};
const Cap = createRequire(import.meta.url)("@cap.js/server");
const cap = new Cap({ noFSState: true });
for (const [size, difficulty] of [[32, 3], [9, 4]]) {
  const { token } = await cap.createChallenge({ challengeCount: 3, challengeSize: size, challengeDifficulty: difficulty });
  const solutions = [1, 2, 3].map((number) => {
    const [salt, target] = [digits(`${token}${number}`, size), digits(`${token}${number}d`, difficulty)];
    for (let solution = 0; ; solution++) {
      if (createHash("sha256").update(salt + solution).digest("hex").startsWith(target)) return solution;
    }
  });
  accepted((await cap.redeemChallenge({ token, solutions })).success);
  solutions.forEach((solution, i) => print("cap", { token, number: i + 1, size, difficulty }, solution));
}
process.exit(0);

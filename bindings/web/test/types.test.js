// The declarations name what there is.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import * as api from "../js/node.js";

test("every value that is declared is exported, and the other way round", () => {
  const text = readFileSync(new URL("../js/index.d.ts", import.meta.url), "utf8");
  const declared = [...text.matchAll(/^export (?:function|class|const) (\w+)/gm)].map(([, name]) => name);
  assert.deepEqual(declared.sort(), Object.keys(api).sort());
});

test("a search has all members that are declared", async () => {
  const run = api.search({ message: "{counter:1}" }, { threads: 1 });
  await run.done;
  for (const member of ["done", "ending", "stop", "pause", "resume", "paused", "state"]) assert.ok(member in run, member);
  const state = run.state();
  assert.deepEqual(Object.keys(state).sort(), ["base_salt_hex", "best_hash_hex", "next", "reported", "search", "seconds", "threads", "version"]);
});

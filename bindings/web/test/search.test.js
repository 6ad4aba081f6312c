// Searches: no missed beats, in order, whatever the number of workers; stopped, paused and gone on with.

import assert from "node:assert/strict";
import { test } from "node:test";
import { adapter, DEFAULT_MESSAGE, UsageError, digest, features, plan, search, toHex } from "../js/node.js";

/** Runs a search to its end. @param {any} options @param {any} [how] */
async function all(options, how = {}) {
  const events = [];
  const run = search(options, { threads: 1, onEvent: (event) => events.push(event), ...how });
  const shutdown = await run.done;
  return { run, shutdown, events, found: events.filter(({ kind }) => kind === "hit" || kind === "best") };
}

const counters = (/** @type {any[]} */ found) => found.map(({ counter }) => Number(counter));

/** The counters whose digests begin with so many zero bits, by hashing every message. */
async function expected(algo, zeroBits, start, count) {
  const hits = [];
  for (let counter = start; counter < start + count; counter++) {
    const message = Buffer.alloc(9, "x");
    message.writeBigUInt64LE(BigInt(counter), 1);
    const sum = await digest(algo, message);
    const value = (sum[0] << 16) | (sum[1] << 8) | sum[2];
    if (value >>> (24 - zeroBits) === 0) hits.push(counter);
  }
  return hits;
}

for (const algo of ["sha3-256", "keccak-256", "sha256", "sha256d", "hash160", "blake2s-256", "blake2b-512", "blake3", "sha512", "sha3x"]) {
  test(`${algo}: every hit is found, none is invented, on every backend`, async () => {
    const hits = await expected(algo, 5, 1000, 3001);
    for (const backend of ["auto", "scalar"]) {
      const { found, shutdown } = await all({ algo, message: "x{counter:8}", zeroBits: 5, start: 1000, count: 3001, backend });
      assert.deepEqual(counters(found), hits, backend);
      assert.equal(shutdown.total, 3001);
      for (const { input_hex, hash_hex } of found.slice(0, 5)) {
        assert.equal(toHex(await digest(algo, Buffer.from(input_hex, "hex"))), hash_hex);
      }
    }
  });
}

test("a whole span of the walking kernel has the hits of the kernel that goes in order", async () => {
  const options = { message: "x{counter:8}", zeroBits: 14, count: 3 << 17 };
  const [walked, inOrder] = [await all(options), await all({ ...options, kernel: "a1a2" })];
  assert.deepEqual(counters(walked.found), counters(inOrder.found));
  assert.ok(walked.found.length > 5);
});

test("without a salt the records are the same for any number of workers", async () => {
  const options = { message: "beat {counter:8}", zeroBits: 12, count: 1_000_000 };
  const strip = (/** @type {any[]} */ found) => found.map(({ worker, ...rest }) => rest);
  const one = await all(options);
  for (const threads of [2, 5]) {
    const many = await all(options, { threads });
    assert.deepEqual(strip(many.found), strip(one.found));
    assert.equal(many.shutdown.total, 1_000_000);
  }
  const least = await all({ ...options, zeroBits: undefined });
  assert.deepEqual(strip((await all({ ...options, zeroBits: undefined }, { threads: 3 })).found), strip(least.found));
});

test("with a salt every worker has a space of its own", async () => {
  const options = { message: "{salt:4}{counter:8}", saltHex: "00000909", zeroBits: 8, count: 5000 };
  const { found } = await all(options, { threads: 3 });
  assert.deepEqual([...new Set(found.map(({ worker }) => worker))].sort(), [0, 1, 2]);
  for (const { worker, input_hex, counter } of found) {
    assert.ok(input_hex.startsWith(`0${worker}000909`), input_hex);
    assert.ok(counter < 5000);
  }
});

test("hits beyond 2^53 are exact", async () => {
  const start = 2n ** 64n - 3000n;
  const { found } = await all({ message: "x{counter:8}", zeroBits: 6, start });
  assert.ok(found.length > 10 && found.every(({ counter }) => typeof counter === "bigint" && counter >= start));
  const bytes = Buffer.from(found[0].input_hex, "hex");
  assert.equal(bytes.readBigUInt64LE(1), found[0].counter);
});

test("what is stopped and gone on with reports what it would have reported", async () => {
  for (const goal of [{ zeroBits: 13 }, {}]) {
    for (const message of ["r{counter:8}", "{salt:2}r{counter:8}"]) {
      const options = { message, saltHex: message.includes("salt") ? "0000" : undefined, count: 2_000_000, ...goal };
      const whole = await all(options, { threads: 1 });
      /** @type {any} */ let state;
      const found = [];
      for (let part = 0; part < 50 && state?.next[0] !== null; part++) {
        const events = [];
        const run = search({ ...options, resume: state }, { threads: 1, onEvent: (event) => events.push(event) });
        const timer = setTimeout(() => run.stop(), 60 + 40 * part);
        await run.done;
        clearTimeout(timer);
        // Through text, as it would be kept.
        state = JSON.parse(JSON.stringify(run.state()));
        found.push(...events.filter(({ kind }) => kind === "hit" || kind === "best"));
        assert.equal(run.ending, state.next[0] === null ? run.ending : "stopped");
      }
      assert.equal(state.next[0], null);
      assert.deepEqual(counters(found), counters(whole.found), message);
    }
  }
});

test("a search for one hit can go on for the next", async () => {
  const options = { message: "n{counter:8}", zeroBits: 10, count: 300_000 };
  const whole = counters((await all(options)).found);
  /** @type {any} */ let state;
  const found = [];
  for (let hits = 1; hits <= 5; hits++) {
    const part = await all({ ...options, hits, resume: state }, { threads: hits });
    assert.equal(part.run.ending, "done");
    state = part.run.state();
    found.push(...counters(part.found));
  }
  assert.deepEqual(found, whole.slice(0, 5));
});

test("another search's state is refused", async () => {
  const { run } = await all({ message: "{salt:2}r{counter:8}", count: 100 }, { threads: 2 });
  const resume = run.state();
  const refusals = [
    [{ message: "{salt:2}q{counter:8}", count: 100 }, 2, /another search, with message/],
    [{ message: "{salt:2}r{counter:8}", count: 101 }, 2, /another search, with count/],
    [{ message: "{salt:2}r{counter:8}", count: 100, saltHex: "ffff" }, 2, /another salt/],
    [{ message: "{salt:2}r{counter:8}", count: 100 }, 3, /2 workers with a salt each/],
  ];
  for (const [options, threads, message] of refusals) {
    await assert.rejects(search({ ...options, resume }, { threads }).done, (error) => error instanceof UsageError && message.test(error.message));
  }
});

test("a pause keeps the place, and no time passes", async () => {
  const found = [];
  const run = search({ message: "p{counter:8}", zeroBits: 12, count: 1_500_000 }, { threads: 2, onEvent: (event) => event.kind === "hit" && found.push(event) });
  await new Promise((resolve) => setTimeout(resolve, 150));
  run.pause();
  assert.equal(run.paused, true);
  await new Promise((resolve) => setTimeout(resolve, 400));
  const [first, second] = [run.state(), (await new Promise((resolve) => setTimeout(resolve, 300)), run.state())];
  assert.deepEqual(second.next, first.next, "nothing is begun in a pause");
  assert.equal(second.seconds, first.seconds);
  run.resume();
  const { total } = await run.done;
  assert.equal(total, 1_500_000);
  const whole = await all({ message: "p{counter:8}", zeroBits: 12, count: 1_500_000 });
  assert.deepEqual(counters(found), counters(whole.found));
});

test("a fault on purpose is found, and ends the search", async () => {
  for (const [faultDrill, kinds] of [["0:3", ["canary_fail", "internal_error"]], ["0:lose", ["internal_error"]]]) {
    const options = { message: "d{counter:8}", zeroBits: 4, count: 3_000_000, faultDrill };
    const { run, events } = await all(options, { threads: 2 });
    assert.equal(run.ending, "faulty", faultDrill);
    assert.ok(events.some(({ kind }) => kinds.includes(kind)), faultDrill);
    assert.equal(events.at(-1).kind, "shutdown");
  }
});

test("options that make no search are refused in one line that names them", async () => {
  const refusals = [
    [{ zeroBits: 999 }, "--zero-bits"],
    [{ message: "no counter" }, "--message"],
    [{ algo: "md4" }, "--algo"],
    [{ count: 0 }, "--count"],
    [{ match: "ff:0" }, "--match"],
    [{ zeroBits: 3, min: true }, "--zero-bits"],
    [{ backend: "avx2" }, "--backend"],
    [{ kernel: "woven" }, "--kernel"],
    [{ saltHex: "00" }, "--salt-hex"],
    [{ digestRange: [30, 40] }, "--digest-range"],
    [{ start: 2 ** 60 + 0.5 }, "--start"],
    [{ nonsense: 1 }, "--nonsense"],
    [{ threads: 0 }, "--threads"],
  ];
  for (const [{ threads, ...options }, option] of refusals) {
    for (const outcome of [search(options, { threads: threads ?? 1 }).done, plan(options, { threads: threads ?? 1 })]) {
      await assert.rejects(outcome, (error) => {
        assert.ok(error instanceof UsageError, `${error}`);
        assert.equal(error.option, option);
        assert.ok(error.message.includes(option) && !error.message.includes("\n"), error.message);
        return true;
      });
    }
  }
});

test("no options are those of a search without any, and what is none is refused", async () => {
  const run = search(null, null);
  const once = new Promise((resolve) => setTimeout(resolve, 300));
  await once;
  run.stop();
  assert.equal(typeof (await run.done).total, "number");
  assert.equal((await plan(null, null)).message, DEFAULT_MESSAGE);
  assert.equal((await digest("sha256", "abc", null)).length, 32);
  for (const options of ["x", 5, [1]]) {
    for (const outcome of [search(/** @type {any} */ (options), { threads: 1 }).done, plan(/** @type {any} */ (options))]) {
      await assert.rejects(outcome, (error) => error instanceof UsageError && /^options: not an object/.test(error.message));
    }
  }
});

test("results with long messages come one by one", async () => {
  // All in one text they would be longer than a text can be.
  let told = 0;
  const run = search({ message: `${"x".repeat(1_000_000)}{counter:8}`, zeroBits: 0, count: 140 }, { threads: 1, onEvent: ({ kind }) => (told += Number(kind === "hit")) });
  await run.done;
  assert.equal(told, 140);
  const long = "x".repeat((1 << 25) + 1);
  await assert.rejects(plan({ message: long }), (error) => error instanceof UsageError && /^--message: 33554433 characters are more/.test(error.message));
});

test("what the observer throws ends the search", async () => {
  const run = search({ message: "t{counter:8}" }, { threads: 2, onEvent: () => { throw new Error("enough"); } });
  await assert.rejects(run.done, /enough/);
});

/** What is awaited must come in time. @param {Promise<any>} awaited */
async function ends(awaited) {
  let timer;
  const late = new Promise((_, reject) => (timer = setTimeout(() => reject(new Error("it hangs: 60 seconds are over")), 60_000)));
  return Promise.race([awaited, late]).finally(() => clearTimeout(timer));
}

for (const kind of ["startup", "hit", "stats"]) {
  test(`a search may be asked, paused and stopped within the observer of ${kind}`, async () => {
    let seen = 0;
    const run = search(
      { message: "x{counter:8}", zeroBits: 8, statsInterval: 0.2 },
      {
        threads: 2,
        onEvent: (event) => {
          if (event.kind !== kind || seen++ > 0) return;
          run.pause();
          assert.equal(run.state()?.version, 1);
          run.resume();
          run.stop();
        },
      },
    );
    await ends(run.done);
    assert.equal(run.ending, "stopped");
    assert.ok(seen > 0);
  });
}

test("an observer may await the end of its search, and others", async () => {
  const awaited = [];
  const run = search(
    { message: "x{counter:8}", zeroBits: 200 },
    {
      threads: 1,
      onProgress: () => {
        if (awaited.length > 0) return;
        awaited.push(
          (async () => {
            const { found } = await all({ message: "y{counter:8}", zeroBits: 8, count: 20000 });
            run.stop();
            return [found.length > 0, await run.done];
          })(),
        );
      },
    },
  );
  const shutdown = await ends(run.done);
  assert.deepEqual(await ends(awaited[0]), [true, shutdown]);
});

test("a long message has its first result and its end as soon as a short one", async () => {
  const run = search(
    { algo: "sha256", message: `{counter:8}${"x".repeat(1_000_000)}` },
    { threads: 1, onEvent: ({ kind }) => kind === "best" && run.stop() },
  );
  const { total } = await ends(run.done);
  assert.ok(total > 0 && total % 64 === 0, `${total} hashes`);
});

test("a preset is a search with parameters, and its objective can be another one", async () => {
  // A challenge that altcha-lib issued and solved (vectors/challenges).
  const challenge = "a74b405a648d93b38041c23f4e9e2cb8842c1be86ff2286048473b6dae7b816f";
  const set = { salt: "20771e3e7a10072e78923c5d&", challenge };
  const { found } = await all({ preset: "altcha-v1", set, count: 100_001 }, { threads: 2 });
  assert.deepEqual(found.map(({ counter, hash_hex }) => [counter, hash_hex]), [[52307, challenge]]);
  const planned = await plan({ preset: "uniswap-v4-hook", set: { flags: "0x00c0", "init-code": "0xdeadbeef" }, count: 1000 });
  assert.deepEqual([planned.algo, planned.goal, planned.digest_range], ["keccak-256", "match 3fff:00c0", "30..32"]);
  assert.equal((await plan({ preset: "altcha-v1", set, zeroBits: 8 })).goal, "zero-bits 8");
  const rows = (await features()).presets;
  assert.deepEqual(rows.find(({ name }) => name === "create2").parameters[0], { name: "deployer", about: "the contract that creates", default: null, choices: [] });
  for (const [options, message] of [
    [{ preset: "create4" }, /^--preset: there is no preset 'create4'; there are create2/],
    [{ preset: "create2", set: { "init-code": "00" } }, /^--preset: create2: deployer is missing/],
    [{ preset: "create2", message: "{counter:8}" }, /^the argument '--preset <NAME>' cannot be used with '--message <T>'$/],
    [{ set: { deployer: "00" } }, /^--set: give the preset/],
  ]) {
    await assert.rejects(plan(options), { name: "UsageError", message });
  }
});

test("progress is told, and a search ends after its time", async () => {
  const seen = [];
  const { shutdown, run } = await all({ seconds: 1.2, statsInterval: 0.4 }, { threads: 2, onProgress: (progress) => seen.push(progress) });
  assert.equal(run.ending, "done");
  assert.ok(seen.length >= 2 && seen.every(({ workers, odds }) => workers.length === 2 && odds === null));
  assert.ok(seen.at(-1).total <= shutdown.total && shutdown.seconds >= 1.2);
});

test("a search on a GPU, which Node has not, is refused in a sentence", async () => {
  const refused = { name: "DeviceError", message: "Node has no WebGPU: search on a GPU in a browser, or by the native program's --backend gpu" };
  await assert.rejects(search({ zeroBits: 8, count: 1000 }, { device: "gpu" }).done, refused);
  await assert.rejects(adapter(), refused);
  await assert.rejects(search({}, { device: "tpu" }).done, { name: "UsageError", message: "device: 'tpu' is unknown; available: cpu gpu" });
});

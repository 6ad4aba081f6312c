#!/usr/bin/env node
// The command `hashweave` for Node: arguments, exit codes, printing; nothing else.
//
// Exit codes: 0 done; 1 failed; 2 bad usage; 3 interrupted; 4 the hardware gave a wrong answer.

import { readFileSync } from "node:fs";
import { open } from "node:fs/promises";
import { DEFAULT_MESSAGE, UsageError, digest, features, search, selftest, toHex } from "../js/node.js";
import { GOALS } from "../page/goals.js";

const HELP = `Multi-lane hashing by WebAssembly

Usage: hashweave <COMMAND>

Commands:
  search    Find a nonce: hash a message with a running counter until a digest meets an objective
  sum       Print digests of files, as sha256sum does
  selftest  Test every kernel that this engine can run against the reference
  info      Show what this engine can do

Options:
  -h, --help     Print help
  -V, --version  Print version

Exit codes: 0 done; 1 failed; 2 bad usage; 3 interrupted; 4 the hardware gave a wrong answer.
`;

/** The options that give a goal, a line each. */
const goalHelp = () => Object.entries(GOALS).map(([name, { argument, help }], i) => {
  const option = argument === null ? `--${name}` : `--${name} <${argument}>`;
  return `      ${option.padEnd(26)} ${help}${i === 0 ? " [default]" : ""}`;
}).join("\n");

const SEARCH_HELP = `Search for a nonce: hash a message with a running counter until a digest meets an objective

Usage: hashweave search [OPTIONS]

Options:
      --algo <A>                 sha3-224/256/384/512, sha3x, keccak-256, sha256, sha256d, blake2s-256, blake2b-256/512, …
                                 [default: sha3-256]
      --message <T>              Template: text with the fields {hex:…}, {salt:N}, {counter:N}, {counter:N:be}, {counter:N:letters},
                                 {counter:decimal} and those of docs/templates.md; it must have exactly one counter [default: ${DEFAULT_MESSAGE}]
      --preset <NAME>            Search by a preset, a template with parameters, such as create2 (docs/templates.md)
      --set <PARAMETER=VALUE>    Set a parameter of the preset (repeatable)
      --salt-hex <H>             Base salt; its first two bytes are replaced by the worker's number in little-endian order
                                 [default: random]
      --validate-hex <HEX>       Print the digest of these bytes and exit
  -h, --help                     Print help

Objective:
${goalHelp()}
      --digest-range <A..B>      Apply the objective to bytes A to B−1 of the digest only (an Ethereum address is 12..32)

Range:
      --start <N>                First counter to try [default: 0]
      --count <N>                Number of counters to try: for each worker if the message has a salt, otherwise in total
                                 [default: up to the last]
      --seconds <S>              Stop after S seconds
      --hits <N>                 Stop after N results

Execution:
      --threads <N>              Number of worker threads [default: one per core]
      --backend <B>              Instruction set: auto, scalar, simd128 [default: auto]
      --kernel <K>               Kernel: auto, direct, a2, a1, a1a2, affine [default: auto]
      --stats-interval <S>       Seconds between two \`stats\` records of a worker [default: 5]
      --fault-drill <LANE:(BIT|lose)[:N]>
                                 Simulate a hardware fault to test its detection, starting with the N-th hash of each worker

Without options, hashweave search runs the default workload on all cores until interrupted.
Exit codes: 0 done; 1 failed; 2 bad usage; 3 interrupted; 4 the hardware gave a wrong answer.
`;

const SUM_HELP = `Print digests of files, as sha256sum does

Usage: hashweave sum [OPTIONS] [FILE]...

With no FILE, or when FILE is -, read standard input.

Options:
  -a, --algo <A>  Algorithm [default: sha256]
  -h, --help      Print help
`;

/** Options with a value, as help writes them, and those without. */
const VALUES = {
  algo: "A",
  message: "T",
  preset: "NAME",
  set: "PARAMETER=VALUE",
  "salt-hex": "H",
  "validate-hex": "HEX",
  ...Object.fromEntries(Object.entries(GOALS).flatMap(([name, { argument }]) => (argument === null ? [] : [[name, argument]]))),
  "digest-range": "A..B",
  start: "N",
  count: "N",
  seconds: "S",
  hits: "N",
  threads: "N",
  backend: "B",
  kernel: "K",
  "stats-interval": "S",
  "fault-drill": "LANE:(BIT|lose)[:N]",
};
const FLAGS = Object.keys(GOALS).filter((name) => GOALS[name].argument === null);

/** Options of the native program that need what WebAssembly has not: files that survive a kill, cores to bind to, a clock of cycles. */
const NATIVE = ["ledger", "resume", "shard", "pin", "explain"];

/** Something that is only a mistake in how the program was called. */
const usage = (/** @type {string} */ message) => new UsageError("", message);

/** One line on standard error, whatever an argument in it may hold. @param {string} message */
function complain(message) {
  process.stderr.write(`hashweave: ${message.split(/[\u0000-\u001f\u007f-\u009f]+/).filter(Boolean).join(" ")}\n`);
}

/**
 * @param {string[]} args
 * @returns {Record<string, any>}
 */
function parse(args) {
  /** @type {Record<string, any>} */
  const given = {};
  while (args.length > 0) {
    const argument = /** @type {string} */ (args.shift());
    const [, name, value] = /^--([^=]+)(?:=(.*))?$/s.exec(argument) ?? [];
    if (name === undefined) throw usage(`unexpected argument '${argument}' found; see --help`);
    if (NATIVE.includes(name)) throw usage(`--${name} is not in this version, which is WebAssembly; the native program has it`);
    const takes = VALUES[/** @type {keyof typeof VALUES} */ (name)];
    if (takes === undefined && !FLAGS.includes(name)) throw usage(`unexpected argument '--${name}' found; see --help`);
    const written = takes === undefined ? `--${name}` : `--${name} <${takes}>`;
    if (name in given && name !== "set") throw usage(`the argument '${written}' cannot be used multiple times; see --help`);
    if (takes === undefined) {
      if (value !== undefined) throw usage(`unexpected value '${value}' for '${written}' found; no more were expected; see --help`);
      given[name] = "true";
      continue;
    }
    const next = value ?? (args[0]?.startsWith("--") ? undefined : args.shift());
    if (next === undefined) throw usage(`a value is required for '${written}' but none was supplied; see --help`);
    given[name] = name === "set" ? assigned(given.set, next) : next;
  }
  return given;
}

/** The parameters of a preset with one more. @param {Record<string, string> | undefined} before @param {string} text */
function assigned(before, text) {
  const at = text.indexOf("=");
  const complaint = `invalid value '${text}' for '--set <PARAMETER=VALUE>': `;
  if (at < 0) throw usage(`${complaint}write PARAMETER=VALUE, for instance chain-id=1`);
  const name = text.slice(0, at);
  if (before && Object.hasOwn(before, name)) throw usage(`${complaint}${name} is given twice`);
  return { ...before, [name]: text.slice(at + 1) };
}

/** The live line on a terminal. */
class Line {
  shown = process.stderr.isTTY === true;
  /** @param {import("../js/index.js").Progress} progress */
  show(progress) {
    if (!this.shown) return;
    const best = progress.best_hash_hex ? `   best ${progress.best_hash_hex.slice(0, 16)}…` : "";
    const total = progress.total.toLocaleString("en");
    process.stderr.write(`\r\x1b[K${(progress.rate * 1e-6).toFixed(2)} MH/s   ${total} hashes${best}`);
  }
  clear() {
    if (this.shown) process.stderr.write("\r\x1b[K");
  }
}

/** @param {string[]} args */
async function runSearch(args) {
  const given = parse(args);
  if ("validate-hex" in given) return validate(given);
  const options = Object.fromEntries(
    Object.entries(given).map(([name, value]) => [name.replace(/-(.)/g, (_, letter) => letter.toUpperCase()), value]),
  );
  const threads = options.threads;
  delete options.threads;
  const line = new Line();
  const run = search(/** @type {any} */ (options), {
    threads: /** @type {any} */ (threads),
    onEvent: (_, text) => {
      line.clear();
      process.stdout.write(`${text}\n`);
    },
    onProgress: (progress) => line.show(progress),
  });
  const stop = () => run.stop();
  process.on("SIGINT", stop);
  process.on("SIGTERM", stop);
  try {
    await run.done;
  } finally {
    process.off("SIGINT", stop);
    process.off("SIGTERM", stop);
  }
  return { done: 0, stopped: 3, faulty: 4 }[/** @type {"done"} */ (run.ending)];
}

/** @param {Record<string, string>} given */
async function validate(given) {
  const hex = given["validate-hex"].replace(/^0x/, "");
  const bytes = /^([0-9a-f]{2})*$/i.test(hex) ? Buffer.from(hex, "hex") : undefined;
  if (!bytes) throw usage(`invalid value '${given["validate-hex"]}' for '--validate-hex <HEX>': not pairs of hexadecimal digits; see --help`);
  process.stdout.write(`${toHex(await digest(given.algo ?? "sha3-256", bytes))}\n`);
  return 0;
}

/** The line of a file: names with a backslash or an end of line are escaped, and the line then begins with a backslash (as coreutils). */
function sumLine(/** @type {Uint8Array} */ sum, /** @type {string} */ name) {
  const escaped = name.replace(/\\/g, "\\\\").replace(/\n/g, "\\n").replace(/\r/g, "\\r");
  return `${escaped === name ? "" : "\\"}${toHex(sum)}  ${escaped}\n`;
}

/** What the system says of a failed read. */
const FAULTS = { ENOENT: "No such file or directory", EISDIR: "Is a directory", EACCES: "Permission denied" };

/** @param {string[]} args */
async function runSum(args) {
  let algo = "sha256";
  const files = [];
  let literal = false;
  while (args.length > 0) {
    const argument = /** @type {string} */ (args.shift());
    const [, own] = /^(?:--algo=|-a(?=.))(.*)$/s.exec(argument) ?? [];
    if (literal || argument === "-" || !argument.startsWith("-")) files.push(argument);
    else if (argument === "--") literal = true;
    else if (own !== undefined) algo = own;
    else if (argument === "-a" || argument === "--algo") {
      const next = args.shift();
      if (next === undefined) throw usage("a value is required for '--algo <A>' but none was supplied; see --help");
      algo = next;
    } else throw usage(`unexpected argument '${argument}' found; see --help`);
  }
  let code = 0;
  for (const file of files.length > 0 ? files : ["-"]) {
    try {
      const stream = file === "-" ? process.stdin : (await open(file)).createReadStream({ highWaterMark: 1 << 18 });
      process.stdout.write(sumLine(await digest(algo, stream), file));
    } catch (error) {
      if (error instanceof UsageError) throw error;
      const fault = FAULTS[/** @type {keyof typeof FAULTS} */ (/** @type {any} */ (error).code)];
      complain(`${file}: ${fault ?? /** @type {any} */ (error).message}`);
      code = 1;
    }
  }
  return code;
}

/** @param {string[]} args */
async function runSelftest(args) {
  const json = args[0] === "--json" && args.shift();
  if (args.length > 0) throw usage(`unexpected argument '${args[0]}' found; see --help`);
  const { tests, passed } = await selftest();
  if (json) {
    process.stdout.write(`${JSON.stringify(tests, null, 2)}\n`);
  } else {
    for (const { job, algo, backend, kernel, compared, failure } of tests) {
      const columns = [job.padEnd(10), algo.padEnd(12), backend.padEnd(10), kernel.padEnd(12), String(compared).padStart(9)];
      process.stdout.write(`${columns.join("  ")}  ${failure ?? "ok"}\n`);
    }
    process.stdout.write(`\n${tests.length} kernels, ${tests.filter((test) => test.failure !== null).length} wrong\n`);
  }
  return passed ? 0 : 4;
}

async function runInfo() {
  process.stdout.write(`${JSON.stringify({ node: process.version, v8: process.versions.v8, ...(await features()) }, null, 2)}\n`);
  return 0;
}

const COMMANDS = { search: [runSearch, SEARCH_HELP], sum: [runSum, SUM_HELP], selftest: [runSelftest, HELP], info: [runInfo, HELP] };

async function main() {
  const [command, ...args] = process.argv.slice(2);
  if (command === undefined) throw usage("a command is required; see --help");
  if (["-h", "--help", "help"].includes(command)) return process.stdout.write(HELP), 0;
  if (["-V", "--version"].includes(command)) {
    const { version } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));
    return process.stdout.write(`hashweave ${version}\n`), 0;
  }
  const found = Object.hasOwn(COMMANDS, command) && COMMANDS[/** @type {keyof typeof COMMANDS} */ (command)];
  if (!found) throw usage(`unrecognized subcommand '${command}'; see --help`);
  const [run, help] = /** @type {[(args: string[]) => Promise<number>, string]} */ (found);
  if (args.includes("--help") || args.includes("-h")) return process.stdout.write(help), 0;
  return run(args);
}

// Whoever reads has had enough (`| head`): no failure.
process.stdout.on("error", (error) => process.exit(/** @type {any} */ (error).code === "EPIPE" ? 0 : 1));

try {
  process.exitCode = await main();
} catch (error) {
  const { message } = /** @type {Error} */ (error);
  // What does not follow from the options one by one is told by itself, as the native program has it.
  const advice = error instanceof UsageError && /^(invalid value|the argument|unexpected) /.test(message) && !message.endsWith("; see --help");
  const command = process.argv[2] ?? "";
  const help = `see hashweave ${Object.hasOwn(COMMANDS, command) ? `${command} ` : ""}--help`;
  complain(advice ? `${message}; ${help}` : message.replace(/see --help$/, help));
  process.exitCode = error instanceof UsageError ? 2 : 1;
}

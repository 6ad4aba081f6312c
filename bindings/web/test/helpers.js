// What the tests have in common.

import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** The root of the repository. */
export const ROOT = fileURLToPath(new URL("../../../", import.meta.url));

/** The command of the package; `HASHWEAVE_WEB` names an installed one. */
export const COMMAND = process.env.HASHWEAVE_WEB ?? fileURLToPath(new URL("../bin/hashweave.js", import.meta.url));

/** The native program; `HASHWEAVE_NATIVE` names it, else it is that of the newest build. */
export const NATIVE = (() => {
  const built = ["release", "debug"].map((profile) => `${ROOT}target/${profile}/hashweave`);
  const found = [process.env.HASHWEAVE_NATIVE, ...built].find((path) => path && existsSync(path));
  if (!found) throw new Error("the native program is missing: cargo build, or set HASHWEAVE_NATIVE");
  return found;
})();

/**
 * Runs a program to its end.
 * @param {string} program @param {string[]} args @param {{ input?: string | Buffer, signal?: (line: string) => NodeJS.Signals | undefined }} [how]
 * @returns {Promise<{ code: number | null, stdout: string, stderr: string, records: any[] }>}
 */
export function run(program, args, { input, signal } = {}) {
  return new Promise((resolve, reject) => {
    const child = program.endsWith(".js") ? spawn(process.execPath, [program, ...args]) : spawn(program, args);
    let stdout = "";
    let stderr = "";
    let sent = false;
    child.stdout.setEncoding("utf8").on("data", (text) => {
      stdout += text;
      const wanted = sent ? undefined : signal?.(text);
      // Once: a second signal could come when the search has ended and nothing handles signals any more.
      if (wanted) sent = child.kill(wanted);
    });
    child.stderr.setEncoding("utf8").on("data", (text) => (stderr += text));
    child.on("error", reject);
    child.on("close", (code) => {
      const lines = stdout.split("\n").filter((line) => line.startsWith("{"));
      resolve({ code, stdout, stderr, records: lines.map((line) => JSON.parse(line)) });
    });
    child.stdin.end(input);
  });
}

/** The records of a NIST response file: fields of each paragraph, those in brackets carried on. @param {string} path */
export function responses(path) {
  /** @type {Record<string, string>} */
  let fields = {};
  const records = [];
  for (const line of readFileSync(`${ROOT}vectors/${path}`, "utf8").split(/\r?\n/)) {
    const [, name, value] = /^\[?([A-Za-z]+)\s*=\s*([^\]]*)\]?$/.exec(line) ?? [];
    if (name === undefined) continue;
    if (name === "Len") fields = {};
    fields[name] = value;
    if (name === "MD" || name === "Output") records.push(fields);
  }
  return records;
}

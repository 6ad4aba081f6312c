/**
 * The package, packed and installed as its users get it, under their bundlers (each page is opened in Chromium) and runtimes: `ci/bundlers.sh`.
 */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { extname, join, resolve } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { Miniflare } from "miniflare";
import { launch } from "../browser/browser.mjs";

const HERE = fileURLToPath(new URL(".", import.meta.url));
const TYPES = { ".html": "text/html", ".js": "text/javascript", ".wasm": "application/wasm" };
const ABC = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";

const ENVIRONMENT = { ...process.env, NEXT_TELEMETRY_DISABLED: "1" };
/** The folder of the project for Next. */
const NEXT = join(HERE, "next");

let folder;
let browser;
let expected;

/** Runs a tool of this folder's `node_modules` in the folder of a project. */
const run = (project, tool, ...words) =>
  execFileSync(join(HERE, "node_modules/.bin", tool), words, { cwd: resolve(folder, project), env: ENVIRONMENT, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });

/** A folder for a project, with the tools and the package. */
function begin(project, ...files) {
  const place = resolve(folder, project);
  mkdirSync(join(place, "node_modules"), { recursive: true });
  cpSync(join(folder, "package"), join(place, "node_modules/hashweave"), { recursive: true });
  for (const file of files) cpSync(join(HERE, file), join(place, file));
  writeFileSync(join(place, "package.json"), '{ "name": "project", "private": true, "type": "module" }');
  return place;
}

before(async () => {
  folder = mkdtempSync(join(tmpdir(), "hashweave-bundlers-"));
  const packed = execFileSync("npm", ["pack", "--silent", "--pack-destination", folder], { cwd: join(HERE, ".."), encoding: "utf8" }).trim();
  execFileSync("tar", ["-xzf", packed], { cwd: folder });
  begin("node", "program.js");
  expected = JSON.parse(execFileSync("node", ["program.js"], { cwd: join(folder, "node"), encoding: "utf8" }));
  browser = await launch();
});
after(async () => {
  await browser?.close();
  for (const made of [folder, NEXT]) rmSync(made, { recursive: true, force: true });
});

test("Node runs the package", () => {
  assert.equal(expected.hex, ABC);
  assert.ok(expected.found.length > 0);
  for (const hex of expected.found) assert.match(hex, /^00/);
});

/** Opens `index.html` of a folder, and checks what its code found. */
async function checkPage(t, root) {
  const missing = [];
  const server = createServer(async ({ url }, response) => {
    const name = new URL(url, "http://localhost").pathname;
    const body = await readFile(join(root, name === "/" ? "index.html" : name)).catch(() => null);
    if (body === null && name !== "/favicon.ico") missing.push(name);
    response.writeHead(body ? 200 : 404, { "Content-Type": TYPES[extname(name) || ".html"] ?? "application/octet-stream" }).end(body);
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  const page = await browser.newPage();
  const errors = [];
  page.on("pageerror", (error) => errors.push(error.message));
  t.after(async () => {
    await page.close();
    server.closeAllConnections();
    server.close();
  });
  await page.goto(`http://localhost:${server.address().port}/`);
  const answer = await page.waitForFunction(() => document.body.dataset.answer, undefined, { timeout: 30_000 }).catch((error) => error);
  assert.deepEqual([errors, missing], [[], []]);
  assert.deepEqual(JSON.parse(await answer.jsonValue()), expected);
}

const PAGE = (script) => `<!doctype html><html lang="en"><title>page</title><body><script type="module" src="${script}"></script></body></html>`;

test("Vite", async (t) => {
  const place = begin("vite", "browser.js");
  writeFileSync(join(place, "index.html"), PAGE("/browser.js"));
  run("vite", "vite", "build", "--logLevel", "warn");
  await checkPage(t, join(place, "dist"));
});

test("webpack", async (t) => {
  const place = begin("webpack", "browser.js");
  run("webpack", "webpack", "--mode", "production", "--entry", "./browser.js", "--output-path", "dist");
  writeFileSync(join(place, "dist/index.html"), PAGE("main.js"));
  await checkPage(t, join(place, "dist"));
});

// It looks for React beside the project, so the project is in this folder. Its client's code is that of the other pages.
test("Next", async (t) => {
  const place = begin(NEXT, "browser.js");
  mkdirSync(join(place, "app"));
  writeFileSync(join(place, "next.config.js"), `export default { output: "export", turbopack: { root: ${JSON.stringify(HERE)} } };`);
  writeFileSync(join(place, "app/layout.js"), 'export default ({ children }) => <html lang="en"><body>{children}</body></html>;');
  const effect = 'useEffect(() => void import("../browser.js"), []);';
  writeFileSync(join(place, "app/page.js"), `"use client";\nimport { useEffect } from "react";\nexport default () => { ${effect} return "page"; };`);
  run(NEXT, "next", "build");
  await checkPage(t, join(place, "out"));
});

// It does not follow `new URL(…, import.meta.url)`: the worker is an entry of its own, and the modules are copied.
test("esbuild", async (t) => {
  const place = begin("esbuild", "browser.js");
  const entries = ["browser.js", "node_modules/hashweave/js/worker.js"];
  run("esbuild", "esbuild", ...entries, "--bundle", "--format=esm", "--entry-names=[name]", "--outdir=dist", "--log-level=warning");
  for (const build of ["simd128", "scalar", "gpu"]) {
    cpSync(join(place, `node_modules/hashweave/js/hashweave-${build}.wasm`), join(place, `dist/hashweave-${build}.wasm`));
  }
  writeFileSync(join(place, "dist/index.html"), PAGE("browser.js"));
  await checkPage(t, join(place, "dist"));
});

test("Deno", () => {
  begin("deno", "program.js");
  assert.deepEqual(JSON.parse(run("deno", "deno", "run", "--allow-all", "--no-lock", "program.js")), expected);
});

test("Bun", () => {
  begin("bun", "program.js");
  assert.deepEqual(JSON.parse(run("bun", "bun", "program.js")), expected);
});

test("workerd", async (t) => {
  const place = begin("workerd", "service.js");
  const conditions = "--conditions=workerd,worker,browser";
  run("workerd", "esbuild", "service.js", "--bundle", "--format=esm", conditions, "--external:*.wasm", "--outfile=dist/main.js", "--log-level=warning");
  const wasm = readFileSync(join(place, "node_modules/hashweave/js/hashweave-simd128.wasm"));
  const miniflare = new Miniflare({
    compatibilityDate: "2025-09-01",
    modules: [
      { type: "ESModule", path: "main.js", contents: readFileSync(join(place, "dist/main.js"), "utf8") },
      { type: "CompiledWasm", path: "hashweave-simd128.wasm", contents: wasm },
    ],
  });
  t.after(() => miniflare.dispose());
  const response = await miniflare.dispatchFetch("http://service/", { method: "POST", body: "abc" });
  const { hex, rows, refused } = await response.json();
  assert.equal(hex, ABC);
  assert.equal(rows.length, 128);
  assert.match(refused, /^workerd starts no threads, so it cannot search/);
});

for (const [module, resolution] of [["nodenext", "nodenext"], ["esnext", "bundler"]]) {
  test(`tsc --strict, resolution as ${resolution}`, () => {
    begin(resolution, "types.ts");
    const lib = ["--lib", "es2024,dom", "--target", "es2024"];
    run(resolution, "tsc", "--strict", "--noEmit", "--module", module, "--moduleResolution", resolution, ...lib, "types.ts");
  });
}

/**
 * The built site in headless Chromium, below a path and without headers, as a host of static files serves it: `node --test site.mjs`. `ci/site.sh` builds it,
 * into `target/site`, and runs this.
 */
import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { extname, join } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { launch } from "./browser.mjs";

const ROOT = fileURLToPath(new URL("../../../target/site", import.meta.url));
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const PREFIX = "/some/where/";
const TYPES = { ".html": "text/html", ".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml", ".png": "image/png", ".wasm": "application/wasm" };
if (!existsSync(join(ROOT, "try/index.html"))) throw new Error(`${ROOT} is missing or incomplete; build it: bash ci/site.sh`);

/** The pages of the book: `toc.html` is a part of others, and `try/` is another program. */
const PAGES = readdirSync(ROOT, { recursive: true }).filter((file) => file.endsWith(".html") && file !== "toc.html" && !file.startsWith("try/")).sort();

let browser;
let server;
let url;
const missing = [];

/** A file below the prefix, else 404. */
async function answer(request, response) {
  const { pathname } = new URL(request.url, "http://localhost");
  const name = pathname.startsWith(PREFIX) ? decodeURIComponent(pathname.slice(PREFIX.length)) : null;
  const body = name === null ? null : await readFile(join(ROOT, name === "" || name.endsWith("/") ? `${name}index.html` : name)).catch(() => null);
  if (!body) missing.push(pathname);
  response.writeHead(body ? 200 : 404, { "Content-Type": TYPES[extname(name || "x.html")] ?? "application/octet-stream" }).end(body);
}

before(async () => {
  server = createServer(answer);
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://localhost:${server.address().port}${PREFIX}`;
  browser = await launch();
});
after(async () => {
  await browser?.close();
  server?.closeAllConnections();
  server?.close();
});

/** A page in a context of its own; errors of its scripts, files that it lacks, and requests to other hosts fail the test. */
async function open(t, path, context = {}) {
  const own = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...context });
  const page = await own.newPage();
  const [errors, elsewhere] = [[], []];
  missing.length = 0;
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("request", (request) => {
    if (!request.url().startsWith(url)) elsewhere.push(request.url());
  });
  t.after(async () => {
    await own.close();
    assert.deepEqual([errors, missing, elsewhere], [[], [], []], "errors of scripts, missing files, requests to other hosts");
  });
  await page.goto(url + path);
  return page;
}

/** What is wrong with how a page is laid out: pictures that do not load, and what reaches over the window's edge and cannot be scrolled to. */
function faults() {
  const found = [...document.images].filter((image) => image.complete && !image.naturalWidth).map((image) => `no picture: ${image.src}`);
  const scrolls = (element) => element && (["auto", "scroll"].includes(getComputedStyle(element).overflowX) || scrolls(element.parentElement.closest("main *")));
  const wide = [...document.querySelectorAll("main *")].filter((element) => element.getBoundingClientRect().right > innerWidth + 1 && !scrolls(element));
  if (wide.length) found.push(`too wide: ${wide.at(-1).tagName} ${wide.at(-1).textContent.slice(0, 60)}`);
  if (!document.querySelector("main h1")) found.push("no heading");
  return found;
}

const WINDOWS = [
  ["a desktop", {}],
  ["a tablet", { viewport: { width: 768, height: 1024 } }],
  ["a phone in dark mode", { viewport: { width: 360, height: 740 }, isMobile: true, colorScheme: "dark" }],
];
for (const [name, context] of WINDOWS) {
  test(`every page fits ${name}`, async (t) => {
    assert.ok(PAGES.length > 30, `${PAGES.length} pages`);
    const page = await open(t, "", context);
    const wrong = {};
    for (const path of PAGES) {
      await page.goto(url + path);
      const found = await page.evaluate(faults);
      if (found.length) wrong[path] = found;
    }
    assert.deepEqual(wrong, {});
  });
}

for (const colorScheme of ["light", "dark"]) {
  test(`axe finds nothing to object to: ${colorScheme}`, async (t) => {
    const page = await open(t, "", { colorScheme });
    const objections = {};
    for (const path of PAGES) {
      await page.goto(url + path);
      await page.evaluate(AXE);
      const { violations } = await page.evaluate(() => globalThis.axe.run(document));
      const told = violations.map(({ id, nodes }) => `${id}: ${nodes.length}, such as ${nodes[0].html.slice(0, 120)}`);
      if (told.length) objections[path] = told;
    }
    assert.deepEqual(objections, {});
  });
}

test("the first page leads to the four ways in, and each of these on", async (t) => {
  const page = await open(t, "");
  for (const way of ["search", "sum", "replicate", "library"]) {
    await page.click(`main a[href$="start/${way}.html"]`);
    assert.ok(page.url().endsWith(`/start/${way}.html`));
    await page.waitForSelector("main pre code");
    await page.goBack();
  }
});

test("the contents lead to the architecture, which is not in docs/", async (t) => {
  const page = await open(t, "start/search.html");
  await page.click("#mdbook-sidebar a:text-is('Architecture')");
  assert.equal(await page.textContent("main h1"), "Architecture");
});

test("the contents fold and unfold, by the keyboard too", async (t) => {
  const page = await open(t, "start/search.html");
  const shown = () => page.getAttribute("#mdbook-sidebar-toggle", "aria-expanded");
  assert.equal(await shown(), "true");
  await page.click("#mdbook-sidebar-toggle");
  await page.waitForSelector("#mdbook-sidebar a", { state: "hidden" });
  assert.equal(await shown(), "false");
  await page.focus("#mdbook-sidebar-toggle");
  await page.keyboard.press("Enter");
  await page.waitForSelector("#mdbook-sidebar a", { state: "visible" });
  assert.equal(await shown(), "true");
});

test("a word is found", async (t) => {
  const page = await open(t, "index.html?search=Gray+code");
  await page.waitForSelector("#mdbook-searchresults li a");
});

test("a search runs in the page of the site", async (t) => {
  const page = await open(t, "try.html");
  await page.click("main p > a");
  assert.ok(page.url().endsWith("/try/index.html"));
  await page.waitForFunction(() => document.body.dataset.state !== "loading");
  await page.click("#primary");
  await page.waitForFunction(() => document.body.dataset.state === "running", undefined, { timeout: 60_000 });
  await page.waitForSelector("#results li", { timeout: 60_000 });
  await page.click("#stop");
  await page.click("footer a:text-is('About the project')");
  assert.equal(page.url(), `${url}index.html`);
});

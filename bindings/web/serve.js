#!/usr/bin/env node
/**
 * Serves the page on this machine: `node serve.js [--port N] [--no-isolation]`, then open http://localhost:8080/page/.
 *
 * It sends the headers of `page/_headers`; `--no-isolation` leaves out the two with which workers may share memory. It listens on the loopback
 * interface only, serves nothing outside its own folder, and needs nothing but Node.
 */
import { createReadStream } from "node:fs";
import { realpath, stat } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, sep } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { parseArgs } from "node:util";

const TYPES = {
  ".html": "text/html; charset=utf-8", ".css": "text/css; charset=utf-8", ".js": "text/javascript; charset=utf-8", ".mjs": "text/javascript; charset=utf-8",
  ".wasm": "application/wasm", ".svg": "image/svg+xml", ".json": "application/json", ".map": "application/json", ".png": "image/png",
  // Files without an ending are the licences.
  ".md": "text/plain; charset=utf-8", "": "text/plain; charset=utf-8",
};

/** That of the page's `<meta>`, for its workers too, whom the page's own does not bind. */
const POLICY = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const ISOLATION = { "Cross-Origin-Opener-Policy": "same-origin", "Cross-Origin-Embedder-Policy": "require-corp" };

/** The file that a URL's path names, inside `root`; null if there is none. */
async function fileOf(root, path) {
  try {
    const wanted = await realpath(join(root, decodeURIComponent(path), path.endsWith("/") ? "index.html" : ""));
    return wanted.startsWith(root + sep) && (await stat(wanted)).isFile() ? wanted : null;
  } catch {
    return null;
  }
}

/**
 * A server of a folder.
 * @param {{root: string, prefix?: string, isolated?: boolean}} options the folder; the path that it is at, such as `/some/where`; whether workers may
 *   share memory
 * @returns {import("node:http").Server} not listening yet
 */
export function server({ root, prefix = "", isolated = true }) {
  const real = realpath(root);
  return createServer(async (request, response) => {
    const { pathname } = new URL(request.url, "http://localhost");
    if (pathname === `${prefix}/` || pathname === "/") return response.writeHead(302, { Location: `${prefix}/page/` }).end();
    const allowed = ["GET", "HEAD"].includes(request.method) && pathname.startsWith(`${prefix}/`);
    const file = allowed ? await fileOf(await real, pathname.slice(prefix.length)) : null;
    if (!file) return response.writeHead(allowed ? 404 : 405, { "Content-Type": "text/plain" }).end("not here\n");
    response.writeHead(200, {
      "Content-Type": TYPES[extname(file)] ?? "application/octet-stream", "Content-Security-Policy": POLICY,
      "X-Content-Type-Options": "nosniff", "Referrer-Policy": "no-referrer", "Cache-Control": "no-cache", ...(isolated ? ISOLATION : {}),
    });
    if (request.method === "HEAD") return response.end();
    createReadStream(file).on("error", () => response.destroy()).pipe(response);
  });
}

if (process.argv[1] && import.meta.url === pathToFileURL(await realpath(process.argv[1])).href) {
  const { values } = parseArgs({ options: { port: { type: "string", default: "8080" }, "no-isolation": { type: "boolean", default: false } } });
  const root = fileURLToPath(new URL(".", import.meta.url));
  const listening = server({ root, isolated: !values["no-isolation"] });
  listening.on("error", (error) => {
    console.error(`serve.js: --port ${values.port}: ${error.message}`);
    process.exitCode = 1;
  });
  listening.listen(Number(values.port), "127.0.0.1", () => console.log(`http://localhost:${listening.address().port}/page/`));
}

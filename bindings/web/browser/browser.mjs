/**
 * Chromium for tests and measurements: Debian's, headless, with a fresh profile, and the server of the page.
 *
 * `CHROMIUM` names another one. What is missing is said in one line and is a failure, never a silent pass.
 */
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import { server } from "../serve.js";

const EXECUTABLE = process.env.CHROMIUM ?? "/usr/bin/chromium";
const FLAGS = [
  "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
  "--disable-component-update", "--disable-sync",
];

/** With these it has WebGPU, on SwiftShader, without any GPU. */
export const GPU_FLAGS = ["--enable-unsafe-webgpu", "--use-webgpu-adapter=swiftshader"];

/** The folder that is served. */
export const ROOT = fileURLToPath(new URL("..", import.meta.url));

const missing = [
  [EXECUTABLE, "install Debian's package chromium, or name another one in CHROMIUM"],
  [`${ROOT}js/hashweave-simd128.wasm`, "build the modules: sh bindings/web/build.sh"],
  [`${ROOT}js/hashweave-scalar.wasm`, "build the modules: sh bindings/web/build.sh"],
  [`${ROOT}js/hashweave-gpu.wasm`, "build the modules: sh bindings/web/build.sh"],
].filter(([path]) => !existsSync(path));
if (missing.length) throw new Error(missing.map(([path, remedy]) => `${path} is missing; ${remedy}`).join("\n"));

/** Starts it, with more flags if any; playwright makes a profile of its own for each start and removes it. */
export const launch = (...flags) => chromium.launch({ executablePath: EXECUTABLE, args: [...FLAGS, ...flags] });

/**
 * Serves the page on a free port of the loopback interface.
 * @param {object} options of `server`
 * @returns {Promise<{url: string, close: () => void}>} where the page is
 */
export async function serve(options = {}) {
  const listening = server({ root: ROOT, ...options });
  await new Promise((resolve, reject) => listening.on("error", reject).listen(0, "127.0.0.1", resolve));
  const close = () => (listening.closeAllConnections(), listening.close());
  return { url: `http://localhost:${listening.address().port}${options.prefix ?? ""}/page/`, close };
}

// What Node has under other names than browsers.

import { readFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";

/** @param {import("./main.js").Build} build @returns {Promise<WebAssembly.Module>} */
export async function compile(build) {
  return WebAssembly.compile(await readFile(new URL(`./hashweave-${build}.wasm`, import.meta.url)));
}

/** Default number of threads. */
export function threads() {
  return availableParallelism();
}

/** Whether memory can be shared with workers. */
export const shared = true;

/**
 * @param {(message: any) => void} onMessage
 * @param {(error: Error) => void} onError
 */
export function spawn(onMessage, onError) {
  const worker = new Worker(new URL("./worker-node.js", import.meta.url));
  worker.on("message", onMessage);
  worker.on("error", onError);
  return {
    /** @param {any} message */
    post: (message) => worker.postMessage(message),
    terminate: () => void worker.terminate(),
  };
}

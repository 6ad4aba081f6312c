// What browsers have under other names than Node.

/** Where the modules are. Bundlers know this way to write it; where code has no address, as in workerd, it is never asked. */
const MODULES = {
  simd128: () => new URL("./hashweave-simd128.wasm", import.meta.url),
  scalar: () => new URL("./hashweave-scalar.wasm", import.meta.url),
  gpu: () => new URL("./hashweave-gpu.wasm", import.meta.url),
};

/** @param {import("./main.js").Build} build @returns {Promise<WebAssembly.Module>} */
export async function compile(build) {
  const url = MODULES[build]();
  const response = await fetch(url);
  if (!response.ok) {
    throw new Error(`cannot fetch ${url}: ${response.status} ${response.statusText}`);
  }
  // Streaming lets the engine compile while it loads and cache the result, but insists on a media type that not every host knows.
  if (response.headers.get("content-type")?.startsWith("application/wasm")) {
    return WebAssembly.compileStreaming(response);
  }
  return WebAssembly.compile(await response.arrayBuffer());
}

/** Default number of threads. */
export function threads() {
  return globalThis.navigator?.hardwareConcurrency || 1;
}

/** Whether memory can be shared with workers. */
export const shared = globalThis.crossOriginIsolated === true && typeof SharedArrayBuffer === "function";

/**
 * @param {(message: any) => void} onMessage
 * @param {(error: Error) => void} onError
 */
export function spawn(onMessage, onError) {
  const worker = new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
  worker.onmessage = (event) => onMessage(event.data);
  worker.onerror = (event) => onError(new Error(event.message || "a worker could not be started"));
  return {
    /** @param {any} message */
    post: (message) => worker.postMessage(message),
    terminate: () => worker.terminate(),
  };
}

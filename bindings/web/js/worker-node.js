// A worker of Node.

import { parentPort } from "node:worker_threads";
import { serve } from "./orders.js";

serve({
  post: (message) => parentPort?.postMessage(message),
  listen: (take) => parentPort?.on("message", take),
});

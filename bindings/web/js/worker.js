// A worker of a browser.

import { serve } from "./orders.js";

serve({
  post: (message) => globalThis.postMessage(message),
  listen: (take) => (globalThis.onmessage = (event) => take(event.data)),
});

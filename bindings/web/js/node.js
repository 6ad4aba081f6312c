// Hashweave for Node, Deno and Bun. What is here is told in index.d.ts.

import { use } from "./main.js";
import * as node from "./platform-node.js";

use(node);

export * from "./index.js";

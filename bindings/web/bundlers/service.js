// A service for workerd: the digest of a request's body, of rows, and why it does not search.
import { digest, digestRows, search, toHex } from "hashweave";

export default {
  async fetch(request) {
    const hex = toHex(await digest("sha256", request.body));
    const rows = toHex(await digestRows("sha256", new Uint8Array(128), 64));
    const refused = await search({ zeroBits: 8, count: 100 }).done.then(() => null, ({ message }) => message);
    return Response.json({ hex, rows, refused });
  },
};

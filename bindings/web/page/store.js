/**
 * The searches that this browser keeps, in its local storage: each under a key of its own, so that no tab writes over another's, and in the hands
 * of one tab at a time, by a Web Lock. Only secure pages have these; elsewhere a tab takes up by itself only what it has begun itself.
 */
import { readSession } from "./shape.js";

const PREFIX = "hashweave.search.";
/** Where a tab keeps, over a reload, which search it shows. */
const SHOWN = "hashweave.shown";
/** Milliseconds for which a reloaded page waits for the lock of the page that it was. */
const PATIENCE = 2000;

/** Runs what needs storage; `otherwise` where the browser refuses it. */
function guarded(act, otherwise) {
  try {
    return act();
  } catch {
    return otherwise;
  }
}

/** Locks that this tab holds: how to let go of each. */
const held = new Map();

/** Takes a search into this tab's hands, if it is in no other's. */
export function claim(id, patience = 0) {
  if (!navigator.locks || held.has(id)) return Promise.resolve(true);
  const how = patience ? { signal: AbortSignal.timeout(patience) } : { ifAvailable: true };
  return new Promise((resolve) => {
    const hold = (lock) => {
      resolve(lock !== null);
      return lock && new Promise((release) => held.set(id, release));
    };
    navigator.locks.request(PREFIX + id, how, hold).catch(() => resolve(false));
  });
}

/** Lets go of it. */
export function release(id) {
  held.get(id)?.();
  held.delete(id);
}

/** A name that no other search has. */
export const fresh = () => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 12)}`;

/** Keeps a search; false if the browser does not let the page. */
export const keep = (id, session) => guarded(() => {
  session.saved = Date.now();
  localStorage.setItem(PREFIX + id, JSON.stringify(session));
  return true;
}, false);

/** The search of that name; null if there is none that can be read. */
export const read = (id) => readSession(guarded(() => localStorage.getItem(PREFIX + id), null));

/** Forgets it. */
export const forget = (id) => guarded(() => localStorage.removeItem(PREFIX + id));

/** Remembers which search this tab shows; null: none. */
export const show = (id) => guarded(() => (id === null ? sessionStorage.removeItem(SHOWN) : sessionStorage.setItem(SHOWN, id)));

const names = () => guarded(() => Object.keys(localStorage).filter((key) => key.startsWith(PREFIX)).map((key) => key.slice(PREFIX.length)), []);

/**
 * Everything that is kept, the latest first.
 * @returns {Promise<{id: string, session: ?object, elsewhere: boolean}[]>} a session is null if it cannot be read; elsewhere: in another tab
 */
export async function list() {
  const locks = await navigator.locks?.query().catch(() => null);
  const taken = new Set(locks?.held.map(({ name }) => name));
  return names()
    .map((id) => ({ id, session: read(id), elsewhere: taken.has(PREFIX + id) && !held.has(id) }))
    .sort((a, b) => (b.session?.saved ?? 0) - (a.session?.saved ?? 0));
}

/**
 * What a page that opens is to show, in this tab's hands: what the tab showed before, else the latest unfinished search that no other tab has.
 * @returns {Promise<?{id: string, session: object}>}
 */
export async function reopen() {
  const shown = guarded(() => sessionStorage.getItem(SHOWN), null);
  if (shown !== null && read(shown) && (await claim(shown, PATIENCE))) return { id: shown, session: read(shown) };
  if (!navigator.locks) return null;
  for (const { id, session, elsewhere } of await list()) {
    if (session && !session.complete && !elsewhere && (await claim(id))) return { id, session: read(id) };
  }
  return null;
}

/**
 * The page: buttons, states, and the engine between them.
 *
 * | state | primary button | what is kept |
 * |---|---|---|
 * | `loading` | (no effect) | |
 * | `idle` | Start | nothing |
 * | `starting` | (busy) | nothing yet |
 * | `running`, `paused` | Pause, Resume | the search, every few seconds |
 * | `stopped` | Resume | the search, over a reload too |
 * | `done` | Start again | the results, over a reload too |
 * | `failed` | Start again | the search as it was last kept |
 *
 * What is kept stays until the person deletes it, also when another search is begun. The engine is imported when Start is pressed or a form is chosen,
 * and not before.
 */
import { at, confirmCopy, make, say } from "./dom.js";
import { Form } from "./form.js";
import { bare, fromHex, hexFault } from "./hex.js";
import { digest } from "./reference.js";
import { Results } from "./results.js";
import { Session } from "./session.js";
import { command } from "./settings.js";
import { leadingZeros, slice } from "./objective.js";
import { Shelf } from "./shelf.js";
import * as store from "./store.js";
import { View } from "./view.js";
import { count, date, duration } from "./format.js";

/** Milliseconds between two savings of a search that runs. */
const SAVE_EVERY = 5000;

const view = new View();
const results = new Results(verify);
const shelf = new Shelf({ open, remove });
/** The search that is shown, and its name in the store. */
let session = null;
let id = null;
let run = null;
let state = "loading";
/** Whether the page paused the search itself when it was hidden. */
let pausedByPage = false;
/** Starts so far: what belongs to an earlier one is let go. */
let turn = 0;
const form = new Form(() => queueMicrotask(refresh), () => import(ENGINE));

// ---- States ----

const PRIMARY = { idle: "Start", starting: "Starting…", running: "Pause", paused: "Resume", stopping: "Stopping…", stopped: "Resume", done: "Start again", failed: "Start again" };

/** States in which nothing runs, and another search can be shown. */
const SETTLED = ["idle", "stopped", "done", "failed"];

function enter(next) {
  state = next;
  document.body.dataset.state = next;
  refresh();
  shelve();
}

/** Brings the list of what is kept up to date. */
const shelve = () => shelf.update(id, SETTLED.includes(state));

/** Buttons and what depends on the form. */
function refresh() {
  if (state === "loading") return;
  say(at("primary"), PRIMARY[state]);
  at("primary").disabled = ["idle", "done", "failed"].includes(state) && form.checked === null;
  // While it is busy it keeps the focus of whoever pressed it.
  at("primary").setAttribute("aria-disabled", String(["starting", "stopping"].includes(state)));
  at("stop").disabled = !["starting", "running", "paused"].includes(state);
  at("new").disabled = !["stopped", "done", "failed"].includes(state);
  const locked = !["idle", "done", "failed"].includes(state);
  form.lock(locked);
  at("locked").hidden = state !== "stopped";
  const shown = locked ? session?.checked : form.checked;
  const salt = locked && session?.startup ? JSON.parse(session.startup).base_salt_hex : null;
  say(at("command"), shown ? command(shown, salt) : "The settings have a mistake.");
  at("copy-command").disabled = !shown;
  if (state === "idle") {
    view.status(form.checked ? "Ready. Nothing runs yet." : "The settings have a mistake; see the line in red.");
    view.show(session ?? blank());
  }
}

/** What the figures show before there is a search: the odds of the one that is set. */
const blank = () => new Session({ settings: form.read() });

// ---- The engine ----

const ENGINE = new URL(document.body.dataset.engine, document.baseURI).href;
let engineText = "";

async function loadEngine() {
  const engine = await import(ENGINE);
  const features = await engine.features();
  if (!features.workers) throw new Error("this browser has no workers, and a search would stop the page");
  const lanes = features.simd128 ? "WebAssembly SIMD" : "plain WebAssembly";
  engineText = `${lanes}, ${features.shared ? "shared counters" : "counters by message"}`;
  say(at("engine"), engineText);
  if (!features.simd128) view.notice("This browser has no WebAssembly SIMD. The search goes on with plain WebAssembly, several times slower.");
  return engine;
}

/** Tests every kernel before the first hash, in a worker. Throws if one computes wrong. */
async function testEngine() {
  say(at("selftest"), "running…");
  const began = performance.now();
  const worker = new Worker(new URL("selftest.js", import.meta.url), { type: "module" });
  const outcome = await new Promise((resolve) => {
    worker.onmessage = ({ data }) => resolve(data);
    worker.onerror = ({ message }) => resolve({ error: message || "its worker could not be started" });
    worker.postMessage(ENGINE);
  });
  worker.terminate();
  const failed = outcome.tests?.filter((test) => test.failure !== null) ?? [];
  say(at("selftest"), outcome.passed ? `passed: ${outcome.tests.length} tests in ${duration((performance.now() - began) / 1000)}` : "failed");
  if (!outcome.passed) throw new Error(`the self-test: ${outcome.error ?? failed.map(told).join("; ")}`);
}

const told = ({ job, algo, backend, kernel, failure }) => `${job} ${algo} ${backend} ${kernel}: ${failure}`;

let engineTested = null;

/** Loads and tests the engine, once. */
function ready() {
  engineTested ??= loadEngine().then(async (engine) => {
    await testEngine();
    return engine;
  });
  engineTested.catch(() => (engineTested = null));
  return engineTested;
}

function onEvent(event, line) {
  switch (event.kind) {
    case "startup":
      session.begin(event, line);
      say(at("engine"), `${session.adapter ? `${session.adapter} by WebGPU` : engineText}, kernel ${event.kernel}`);
      if (state === "running") runs();
      // Now the salt is known, which the command has to have.
      refresh();
      break;
    case "best":
    case "hit":
      session.take(event, line);
      announceResult(event);
      break;
    case "canary_fail":
      view.notice(`Thread ${event.worker} computed a known answer wrong: ${event.got} in place of ${event.expected}. That is a fault of the hardware or of the engine.`, true);
      break;
    case "internal_error":
      view.notice(`Thread ${event.worker}: ${event.msg}`, true);
      break;
    case "shutdown":
      session.shutdown = line;
      break;
    default:
  }
}

function announceResult(event) {
  const bits = leadingZeros(slice(session.checked.objective, event.hash_hex));
  const text = event.kind === "best" ? `New best: ${bits} zero bits.` : `Result ${session.found} found.`;
  view.announce(text, false);
}

/** Starts or goes on, and waits for the end. */
async function launch(fallback = null) {
  const mine = ++turn;
  try {
    enter("starting");
    view.status(engineTested ? "Starting…" : "Testing every kernel of the engine before the first hash…");
    const engine = await ready();
    if (mine !== turn) return;
    const { device, threads } = session.checked;
    run = engine.search({ ...session.options(), ...fallback }, { ...(device === "gpu" ? { device } : { threads }), onEvent, onProgress });
    running();
    if (document.hidden && at("hidden-pause").checked) pauseForPage();
    await run.done;
    if (mine === turn) ended(run.ending);
  } catch (error) {
    if (mine === turn) await failed(error, fallback);
  }
}

/** What the threads are, of those that there are where the browser says it. */
function threadsText(threads) {
  const all = navigator.hardwareConcurrency;
  return `${threads}${all ? ` of ${all}` : ""} ${(all || threads) === 1 ? "thread" : "threads"}`;
}

function running() {
  enter("running");
  runs();
}

/** Says what runs: of a GPU the name, once it is known. */
function runs() {
  const { device, threads } = session.checked;
  const by = device === "gpu" ? session.adapter ?? "the GPU" : threadsText(threads);
  view.status(device === "gpu" ? `Running on ${by}.` : `Running, ${by}.`);
  view.announce(device === "gpu" ? `Running on ${by}.` : `Running with ${by}.`);
}

function onProgress(progress) {
  session.progress(progress);
  view.rate = run?.paused ? 0 : progress.rate;
  view.measured(session.checked.device, view.rate);
}

/** Why a search is complete. */
function doneText({ checked: { hits }, found }) {
  if (hits === null || BigInt(found) < hits) return "Done: all that was asked for has been searched.";
  return hits === 1n ? "Done: the result that was asked for has been found." : `Done: the ${count(hits)} results that were asked for have been found.`;
}

function ended(ending) {
  session.complete = ending === "done";
  save();
  view.rate = 0;
  run = null;
  enter({ stopped: "stopped", faulty: "failed" }[ending] ?? "done");
  view.status({ stopped: "Stopped. The search is kept.", faulty: "Ended: something was computed wrong. See above." }[ending] ?? doneText(session));
  view.announce(at("status-text").textContent);
  show();
  view.charts();
}

/**
 * What failed is said. If a worker, a kernel or a GPU failed, the search goes back to where it was last kept, whose records and state belong together;
 * after a GPU the processor takes it over, else it is tried once more by the plainest kernels.
 */
async function failed(error, fallback) {
  const usage = error?.name === "UsageError";
  if (session.checked.device === "gpu" && (error?.name === "DeviceError" || error?.option === "device")) return leaveGpu(error);
  view.notice(usage ? `The engine refuses these settings: ${error.message}` : `The engine failed: ${error?.message ?? error}`, true);
  const began = run !== null;
  run = null;
  adopt(id, store.read(id) ?? new Session({ settings: session.settings }));
  if (!usage && began && !fallback) {
    view.notice("Going on with the plain kernels, without SIMD.");
    return launch({ backend: "scalar" });
  }
  view.rate = 0;
  enter("failed");
  view.status("Ended by a failure. See above.");
  view.announce("The search ended by a failure.");
  show();
}

/** The processor searches in place of a GPU that cannot. */
function leaveGpu(error) {
  run = null;
  const next = store.read(id) ?? new Session({ settings: session.settings });
  next.leaveGpu();
  form.write(next.settings);
  adopt(id, next);
  view.notice(`The processor searches in place of the GPU: ${error.message}.`);
  return launch();
}

// ---- Keeping ----

function save() {
  if (!session || !run) return;
  session.state = run.state() ?? session.state;
  if (store.keep(id, session)) return;
  view.notice(
    "This browser does not let the page keep the search over a reload; if its storage is full, delete kept searches that you no longer need. " +
      "It goes on as long as the page is open.");
}

setInterval(() => state === "running" && save(), SAVE_EVERY);
setInterval(() => ["running", "paused", "starting"].includes(state) && show(), 250);
addEventListener("pagehide", save);
// What other tabs begin, delete or let go of.
addEventListener("storage", ({ oldValue, newValue }) => (oldValue === null || newValue === null) && shelve());
addEventListener("focus", shelve);
document.addEventListener("visibilitychange", () => {
  if (document.hidden) {
    save();
    if (state === "running" && at("hidden-pause").checked) pauseForPage();
  } else if (pausedByPage && state === "paused") resume();
});

/** Brings the figures, charts and results up to date. */
function show() {
  if (!session) return;
  view.figures();
  results.update();
}

/** Makes a session the one that is shown, under its name in the store. */
function adopt(name, next) {
  [id, session] = [name, next];
  store.show(id);
  results.reset(session);
  view.show(session ?? blank());
}

/** Puts what is shown aside: it stays as it was last kept, for this tab or another. */
function leave() {
  if (id !== null) store.release(id);
  view.clearNotices();
  adopt(null, null);
}

// ---- Buttons ----

function pause() {
  run.pause();
  view.rate = 0;
  enter("paused");
  view.status("Paused.");
  view.announce("Paused.");
  view.charts();
  save();
}

function pauseForPage() {
  pausedByPage = true;
  pause();
  view.status("Paused while the page is hidden.");
}

function resume() {
  pausedByPage = false;
  run.resume();
  running();
}

function begin() {
  leave();
  adopt(store.fresh(), new Session({ settings: form.read() }));
  store.claim(id);
  launch();
  // On a phone the figures are below the form.
  if (at("controls").getBoundingClientRect().top > innerHeight / 2) at("controls").scrollIntoView({ behavior: still() ? "auto" : "smooth" });
}

const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

const PRESSED = { idle: begin, done: begin, failed: begin, stopped: () => launch(), running: pause, paused: resume };

at("primary").addEventListener("click", () => PRESSED[state]?.());

at("stop").addEventListener("click", () => {
  pausedByPage = false;
  at("primary").focus();
  if (!run) {
    // Nothing was hashed yet: the search that was kept, if any, is still what it was.
    turn++;
    return session?.state ? (enter("stopped"), view.status("Stopped. The search is kept.")) : (leave(), enter("idle"));
  }
  enter("stopping");
  view.status("Stopping…");
  run.stop();
});

at("new").addEventListener("click", () => {
  leave();
  enter("idle");
  view.announce("Ready for another search. The one before is kept.");
  at("primary").focus();
});

at("copy-command").addEventListener("click", (event) => confirmCopy(event.target, at("command").textContent));
at("copy-records").addEventListener("click", (event) => confirmCopy(event.target, session.records()));
at("download").addEventListener("click", () => {
  const url = URL.createObjectURL(new Blob([session.records()], { type: "application/x-ndjson" }));
  make("a", { href: url, download: "hashweave.jsonl" }).click();
  setTimeout(() => URL.revokeObjectURL(url), 10000);
});

// ---- Checking ----

/** Hashes a message by other means and compares. */
async function compare(algorithm, message, found) {
  const fault = hexFault(message);
  if (fault) return { text: `The message: ${fault}.`, good: false };
  const { hex, by } = await digest(algorithm, fromHex(message));
  if (hex === found.toLowerCase()) return { text: `They agree: ${by} computes the same ${hex.length / 2} bytes.`, good: true };
  return { text: `They do not agree: ${by} computes ${hex}.`, good: false };
}

at("check").addEventListener("submit", async (event) => {
  event.preventDefault();
  const [message, found] = ["check-message", "check-digest"].map((id) => bare(at(id).value.replace(/\s/g, "")));
  const { text, good } = await compare(at("check-algorithm").value, message, found);
  at("verdict").className = `verdict ${good ? "good" : "bad"}`;
  say(at("verdict"), text);
});

/** Checks a result, and puts it where it can be changed. */
function verify(record) {
  at("check-algorithm").value = session.settings.algorithm;
  at("check-message").value = record.input_hex;
  at("check-digest").value = record.hash_hex;
  say(at("verdict"), "");
  return compare(session.settings.algorithm, record.input_hex, record.hash_hex);
}

// ---- Opening ----

/** Shows a search that was kept; nothing runs yet. */
function take(name, kept) {
  view.clearNotices();
  form.write(kept.settings);
  adopt(name, kept);
  enter(kept.complete ? "done" : "stopped");
  view.status(`${kept.complete ? doneText(kept) : "Stopped."} Kept ${date(kept.saved)}; nothing runs now.`);
}

/** Takes up a search of the list, in place of what is shown. */
async function open(name) {
  if (!(await store.claim(name))) return letGo(name, ELSEWHERE);
  const kept = store.read(name);
  if (!kept || name === id || !SETTLED.includes(state)) return letGo(name, kept ? "" : "What is kept of this search cannot be read.");
  leave();
  take(name, kept);
  view.announce(at("status-text").textContent);
  at("controls").focus();
}

/** Deletes a search of the list. */
async function remove(name) {
  if (!(await store.claim(name))) return letGo(name, ELSEWHERE);
  store.forget(name);
  if (name !== id) return letGo(name);
  leave();
  enter("idle");
}

const ELSEWHERE = "This search is open in another tab.";

/** Lets go of a search that is not shown, and says why. */
function letGo(name, why = "") {
  if (name !== id) store.release(name);
  if (why) view.notice(why);
  shelve();
}

at("broken").remove();
const before = await store.reopen();
if (before) take(before.id, before.session);
else {
  adopt(null, null);
  enter("idle");
}

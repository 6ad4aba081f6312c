/**
 * The engine's self-test in a worker, since it takes a second or more and the page is to answer meanwhile. Takes the engine's address, answers with
 * `{tests, passed}` of its `selftest()`, or `{error}`.
 */
onmessage = async ({ data: engine }) => {
  try {
    const { selftest } = await import(engine);
    postMessage(await selftest());
  } catch (error) {
    postMessage({ error: String(error?.message ?? error) });
  }
};

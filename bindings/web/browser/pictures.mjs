/**
 * The pictures of the page in `docs/images/`, taken in Chromium: `node pictures.mjs [FOLDER]`. Takes a minute; the searches are real. Those that are
 * committed have 256 colours (`pngquant --ext .png --force 256 FILE`), a third of the size.
 */
import { fileURLToPath } from "node:url";
import { launch, serve } from "./browser.mjs";

const SECONDS = 17;

const desktop = { viewport: { width: 1280, height: 1540 } };
const phone = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/** What is in each, and what is scrolled to its top. */
const PICTURES = {
  "page-desktop-light": { colorScheme: "light", ...desktop, check: true },
  "page-desktop-dark": { colorScheme: "dark", ...desktop, preset: "create2" },
  "page-phone-light": { colorScheme: "light", ...phone, top: "best-title" },
  "page-phone-dark": { colorScheme: "dark", ...phone, top: "charts-title" },
};

const folder = process.argv[2] ?? fileURLToPath(new URL("../../../docs/images", import.meta.url));
const [browser, served] = await Promise.all([launch(), serve()]);
try {
  for (const [name, { preset, check, top, ...context }] of Object.entries(PICTURES)) {
    const own = await browser.newContext(context);
    const page = await own.newPage();
    await page.goto(served.url);
    if (preset) await page.selectOption("#preset", preset);
    await page.click("#primary");
    await page.waitForFunction(() => document.body.dataset.state === "running", undefined, { timeout: 60_000 });
    await page.waitForTimeout(SECONDS * 1000);
    if (check) await page.getByRole("button", { name: "Check this result" }).click();
    if (top) await page.evaluate((id) => document.getElementById(id).closest("section").scrollIntoView(), top);
    await page.screenshot({ path: `${folder}/${name}.png` });
    console.log(`${folder}/${name}.png`);
    await own.close();
  }
} finally {
  served.close();
  await browser.close();
}

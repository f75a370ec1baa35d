/**
 * Compares small pictures of pages with the pictures in `e2e/pictures`. Texts that differ from run to run
 * (ids, digits, the real time) are replaced, and monospaced text is drawn in the font of the other text.
 */

import { readFileSync, writeFileSync } from "node:fs";
import { type CDPSession, test } from "@playwright/test";
import { loadedAndHydrated } from "./hydrated";
import { expect, type Page } from "./test";

/** File with the version of the Chromium that drew the pictures. */
const DRAWN_WITH = "e2e/pictures/chromium.txt";

/** Width and height of a picture, as a fraction of the window's. */
const SCALE = 0.25;
/** Maximum number of different pixels, because other machines may draw letters differently. */
const MOST_DIFFERENT = 40;
const COLOUR_DISTANCE = 0.2;

/** Year of the shop's test clock; times in other years are real, and are replaced. */
const CLOCK_YEAR = "2030";

/** Replaces random and time-dependent text in the page. */
export async function steady(page: Page): Promise<void> {
  await loadedAndHydrated(page);
  await page.evaluate((year) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      `*, *::before, *::after { animation: none !important; transition: none !important; caret-color: transparent !important }
       .font-mono, code, pre, kbd, textarea { font-family: var(--font-sans) !important }`,
    );
    document.adoptedStyleSheets.push(sheet);
    const alike = (text: string) =>
      text
        .replace(/(?<=••••)\w{4}/g, "0000")
        .replace(/\d+(?=\s?(?:ms|ملّي|ملي))/g, "00")
        .replace(/(?<=\bv1,)[\w+/]{20,}=*/g, (signature) => "0".repeat(signature.length))
        .replace(/\b(?:[A-Z0-9]{12,}|(?=\w*[a-z]\w*[A-Z]\w*[a-z])\w{8,})\b/g, (id) => "0".repeat(id.length))
        .replace(/\b[a-z]{2,6}_(?:\w{10,}|\w+(?=…))/gi, (id) => "0".repeat(id.length))
        .replace(/\b(?=[a-z-]*\d)[\w-]{6,}/gi, (id) => "0".repeat(id.length))
        .replace(/\d/g, "0");
    for (const time of document.querySelectorAll("time"))
      if (!time.dateTime.startsWith(year)) time.textContent = "00 Jan, 00:00";
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const node = texts.currentNode as Text;
      const unit = [node.nextSibling, node.nextSibling?.nextSibling].find((each) => each instanceof Text);
      const isDuration = /^\d+$/.test(node.data) && /^\s?(?:ms|ملّي|ملي)/.test(unit?.textContent ?? "");
      const next = isDuration ? "00" : alike(node.data);
      if (next !== node.data) node.data = next;
    }
    for (const field of document.querySelectorAll<HTMLInputElement>("input[type=text], input:not([type]), textarea"))
      field.value = alike(field.value);
  }, CLOCK_YEAR);
}

/** Whether this run writes the pictures instead of comparing them. */
function isRenewal(): boolean {
  return test.info().config.updateSnapshots === "all";
}

/**
 * Why this browser's pictures cannot be compared with those in the repository; null if they can. Another
 * major version may draw a page differently, and other systems smooth letters in their own way.
 */
export function incomparable(version: string): string | null {
  if (isRenewal()) writeFileSync(DRAWN_WITH, `${version}\n`);
  if (process.platform !== "linux") return `they were drawn on Linux and this is ${process.platform}`;
  const drawnWith = readFileSync(DRAWN_WITH, "utf8").trim();
  const major = (text: string) => text.split(".")[0];
  if (major(drawnWith) === major(version)) return null;
  return `they were drawn with Chromium ${drawnWith} and this is ${version}`;
}

/** Compares the window with the stored picture `name`; writes a missing picture, or every one on renewal. */
export async function expectPicture(session: CDPSession, page: Page, name: string): Promise<void> {
  const size = page.viewportSize() ?? { width: 0, height: 0 };
  const clip = { x: 0, y: 0, ...size, scale: SCALE };
  const { data } = await session.send("Page.captureScreenshot", { format: "png", clip });
  expect.soft(Buffer.from(data, "base64")).toMatchSnapshot(`${name}-${size.width}.png`, {
    maxDiffPixels: MOST_DIFFERENT,
    threshold: COLOUR_DISTANCE,
  });
}

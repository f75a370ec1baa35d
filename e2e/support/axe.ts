/** Accessibility checks at phone and desktop width. */
import { readFileSync } from "node:fs";
import type axeCore from "axe-core";
import { expect, type Page } from "./test";

export const WIDTHS = [
  { name: "phone", width: 390, height: 844 },
  { name: "desktop", width: 1280, height: 900 },
] as const;

const CHECKER = readFileSync("node_modules/axe-core/axe.min.js", "utf8");

type Fault = { readonly impact: string | null | undefined; readonly text: string };

type Search = {
  /** Excluded rules. */
  readonly but?: readonly string[];
  readonly inFrames?: boolean;
};

/** The checker stays in the page for further checks. */
async function faultsOf(page: Page, { but = [], inFrames = false }: Search): Promise<readonly Fault[]> {
  for (const frame of inFrames ? page.frames() : [page.mainFrame()])
    if (!(await frame.evaluate(() => "axe" in window))) await frame.evaluate(CHECKER);
  return page.evaluate(
    async ([off, iframes]) => {
      const { axe } = window as unknown as { axe: typeof axeCore };
      const rules = Object.fromEntries(off.map((rule) => [rule, { enabled: false }]));
      const { violations } = await axe.run(document, { resultTypes: ["violations"], iframes, rules });
      return violations.map(({ id, impact, nodes }) => ({
        impact,
        text: `${id}: ${nodes.map(({ html }) => html).join(" | ")}`,
      }));
    },
    [but, inFrames] as const,
  );
}

/** Any weight. @param but excluded rules */
export async function expectNoFault(page: Page, but: readonly string[] = []): Promise<void> {
  const faults = await faultsOf(page, { but });
  expect.soft(faults, `${page.url()} at ${page.viewportSize()?.width}`).toEqual([]);
}

/** Fails on a serious or critical fault. @param but rules left out */
export async function expectNoSeriousFault(page: Page, but: readonly string[] = []): Promise<void> {
  // After a navigation without a reload the title arrives a moment after the page.
  await expect(page).toHaveTitle(/\S/);
  const faults = await faultsOf(page, { but, inFrames: true });
  expect(faults.filter(({ impact }) => impact === "serious" || impact === "critical")).toEqual([]);
}

/** The contrast of colours, which takes axe more time than all other rules together. */
const COLOURS = "color-contrast";

/**
 * Fails on such a fault at either width, or if the page runs out of the window there. Colours are the same
 * in both languages: they are judged on the desktop in English and on the phone in Arabic, so a journey calls
 * this in both.
 */
export async function expectNoSeriousFaultAtBothWidths(page: Page): Promise<void> {
  const coloursAt = (await page.locator("html").getAttribute("lang")) === "ar" ? "phone" : "desktop";
  for (const { name, width, height } of WIDTHS) {
    await page.setViewportSize({ width, height });
    await expectNoSeriousFault(page, name === coloursAt ? [] : [COLOURS]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, `${page.url()} on a ${name}`).toBeLessThanOrEqual(0);
  }
}

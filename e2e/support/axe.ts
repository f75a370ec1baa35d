/** Checks a page for accessibility faults, at the widths of a phone and of a desk. */
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "./test";

export const WIDTHS = [
  { name: "phone", width: 390, height: 844 },
  { name: "desktop", width: 1280, height: 900 },
] as const;

/** Fails on a serious or critical fault, naming the elements. */
export async function expectNoSeriousFault(page: Page): Promise<void> {
  // After a navigation without a reload the title arrives a moment after the page.
  await expect(page).toHaveTitle(/\S/);
  // Our pages hold no frames; the other mode opens a second page for what it finds in frames.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
  const { violations } = await axe.analyze();
  const serious = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
  expect(serious.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`)).toEqual([]);
}

/** Fails on such a fault at either width, or if the page runs out of the window there. */
export async function expectNoSeriousFaultAtBothWidths(page: Page): Promise<void> {
  for (const width of WIDTHS) await expectNoSeriousFaultAt(page, width);
}

/** The same at one width. */
async function expectNoSeriousFaultAt(page: Page, { name, width, height }: (typeof WIDTHS)[number]): Promise<void> {
  await page.setViewportSize({ width, height });
  await expectNoSeriousFault(page);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, `${page.url()} on a ${name}`).toBeLessThanOrEqual(0);
}

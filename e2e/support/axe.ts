/** What every page is looked at for: faults that shut somebody out, at the widths of a phone and of a desk. */
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
  const { violations } = await new AxeBuilder({ page }).analyze();
  const serious = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
  expect(serious.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`)).toEqual([]);
}

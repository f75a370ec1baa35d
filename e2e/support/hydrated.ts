import type { Page } from "@playwright/test";

function isHydrated(): boolean {
  const isTaken = (element: Element) => Object.keys(element).some((key) => key.startsWith("__reactProps$"));
  const hasHint = document.querySelector("search") === null || document.querySelector("search bdi") !== null;
  return hasHint && [...document.querySelectorAll("main, main form")].every(isTaken);
}

/** Waits until React handles clicks; earlier clicks on links and forms load another page. */
export async function hydrated(page: Pick<Page, "waitForFunction">): Promise<void> {
  await page.waitForFunction(isHydrated);
}

/** For a loaded page. `waitForFunction` first sends a script of 340 KB, so it is called only if needed. */
export async function loadedAndHydrated(page: Page): Promise<void> {
  if (!(await page.evaluate(isHydrated))) await hydrated(page);
}

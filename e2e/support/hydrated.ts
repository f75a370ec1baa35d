import type { Page } from "@playwright/test";

/** Waits until React answers presses: before that, links and forms load another page. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const isTaken = (element: Element) => Object.keys(element).some((key) => key.startsWith("__reactProps$"));
    const hasHint = document.querySelector("search") === null || document.querySelector("search bdi") !== null;
    return hasHint && [...document.querySelectorAll("main, main form")].every(isTaken);
  });
}

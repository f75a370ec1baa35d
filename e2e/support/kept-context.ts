/**
 * The browser context that the tests of a worker share, because each new one loads and compiles all scripts
 * again. Every test gets a new page, without cookies, stored data, permissions and routes of earlier tests.
 */
import type { Browser, BrowserContext, CDPSession, Page } from "@playwright/test";

const HEARD = ["console", "page", "request", "requestfailed", "requestfinished", "response"] as const;

/**
 * What stays in a context as long as it is open; and `setOffline`, because pages of a process go offline one
 * after the other, so a request of the first may still be answered.
 */
const REFUSED = [
  "addInitScript",
  "exposeBinding",
  "exposeFunction",
  "setExtraHTTPHeaders",
  "setGeolocation",
  "setOffline",
];
const REFUSED_CLOCK = ["install", "pauseAt", "setFixedTime", "setSystemTime"];

function refuse(place: object, names: readonly string[]): void {
  const value = () => {
    throw new Error("A kept context refuses this: the test needs `test.use({ hasOwnContext: true })`.");
  };
  for (const name of names) Object.defineProperty(place, name, { value });
}

export class KeptContext {
  private constructor(
    readonly context: BrowserContext,
    /** Keeps the site's process alive between tests. */
    private readonly anchor: Page,
    private readonly devtools: CDPSession,
  ) {}

  static async open(browser: Browser): Promise<KeptContext> {
    const context = await browser.newContext();
    const anchor = await context.newPage();
    await anchor.goto("/icon.svg");
    const devtools = await context.newCDPSession(anchor);
    refuse(context, REFUSED);
    refuse(context.clock, REFUSED_CLOCK);
    return new KeptContext(context, anchor, devtools);
  }

  async clear(): Promise<void> {
    const { context, anchor, devtools } = this;
    await Promise.all(context.pages().map(async (page) => page === anchor || (await page.close())));
    for (const event of HEARD) context.removeAllListeners(event);
    await context.unrouteAll({ behavior: "ignoreErrors" });
    await context.clearPermissions();
    await context.clearCookies();
    await devtools.send("Storage.clearDataForOrigin", { origin: "*", storageTypes: "all" });
  }
}

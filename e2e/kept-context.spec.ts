/** No test sees what an earlier test of its worker left in the browser. */
import type { BrowserContext } from "@playwright/test";
import { KeptContext } from "./support/kept-context";
import { expect, type Page, test } from "./support/test";

const ORIGINS = ["localhost", "shop.lan"];

async function eachOrigin<T>(context: BrowserContext, base: string, work: (page: Page) => Promise<T>): Promise<T[]> {
  const seen: T[] = [];
  for (const hostname of ORIGINS) {
    const page = await context.newPage();
    await page.goto(Object.assign(new URL("/icon.svg", base), { hostname }).href);
    seen.push(await work(page));
  }
  return seen;
}

const leave = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (const store of [localStorage, sessionStorage]) store.setItem("left", "1");
    await new Promise((done) => {
      indexedDB.open("left").onsuccess = done;
    });
    if (isSecureContext) await caches.open("left");
  });

const seen = (page: Page): Promise<readonly unknown[]> =>
  page.evaluate(async () => [
    [localStorage.length, sessionStorage.length, document.cookie, (await indexedDB.databases()).length],
    isSecureContext ? (await caches.keys()).length : 0,
    (await navigator.permissions.query({ name: "notifications" })).state,
  ]);

test("a kept context is cleared of everything between tests", async ({ browser, baseURL }) => {
  const base = baseURL ?? "";
  const kept = await KeptContext.open(browser);
  const { context } = kept;
  const fresh = await eachOrigin(context, base, seen);
  const requests: string[] = [];
  context.on("request", (request) => requests.push(request.url()));
  await context.grantPermissions(["notifications"]);
  await eachOrigin(context, base, leave);
  expect(await eachOrigin(context, base, seen)).not.toEqual(fresh);
  await context.addCookies(ORIGINS.map((domain) => ({ name: "left", value: "1", domain, path: "/" })));
  await context.route("**", (route) => route.abort());
  await kept.clear();
  expect(context.pages()).toHaveLength(1);
  const heard = requests.length;
  expect(await eachOrigin(context, base, seen)).toEqual(fresh);
  expect(requests).toHaveLength(heard);
  expect(() => context.addInitScript("")).toThrow("hasOwnContext");
  expect(() => context.setOffline(true)).toThrow("hasOwnContext");
  expect(() => context.clock.install()).toThrow("hasOwnContext");
  await context.close();
});

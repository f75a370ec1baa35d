/**
 * Hostile forms to every Server Action: each is answered with a page or JSON, never a server error, and the
 * service goes on.
 */
import fc from "fast-check";
import { rounds, SEED } from "@/server/testing/rounds";
import { consoleUser } from "./support/console";
import { hostileForm } from "./support/hostile-forms";
import { type PageForm, pageForms } from "./support/page-forms";
import { type ServerAction, serverActions, Visitor } from "./support/server-actions";
import { EVERYTHING, openShop, pagesOf, type Shop } from "./support/shop";
import { pageUrl } from "./support/subscribing";
import { expect, type Merchant, test } from "./support/test";

/** Per action. */
const RUNS = rounds(2);

type Target = { readonly action: ServerAction; readonly path: string; readonly form: PageForm };

async function customerPages(merchant: Merchant, { open, subscription }: Shop): Promise<readonly string[]> {
  const frame = new URLSearchParams({ origin: merchant.base, channel: "c" });
  return [
    "/en",
    "/en/sandbox/sdk",
    "/en/sandbox/events",
    `/en/checkout/${open}`,
    `/en/embed/${open}?${frame}`,
    new URL(await pageUrl(merchant, subscription)).pathname,
  ];
}

/** Where each action is found, with its form if a page has one. */
async function targetsOf(visitor: Visitor, pages: readonly string[]): Promise<readonly Target[]> {
  const shown = new Map<string, { readonly path: string; readonly form: PageForm }>();
  for (const path of pages) {
    const html = await (await visitor.ask(path)).text();
    for (const form of pageForms(html)) if (!shown.has(form.id)) shown.set(form.id, { path, form });
  }
  return serverActions("app/").map((action) => {
    const path = action.page
      .replace(/\(\w+\)/, "")
      .replace("[lang]", "en")
      .replaceAll(/\[\w+\]/g, "x");
    const hidden = { path, form: { id: action.id, marks: {}, place: { lang: "en" }, fields: { x: [""] } } };
    return { action, ...(shown.get(action.id) ?? hidden) };
  });
}

/** A page, its script's data, or JSON, without details of server errors. */
async function expectAnswer(answer: Response, name: string): Promise<void> {
  const text = await answer.text();
  expect(answer.status, `${name}: ${text.slice(0, 300)}`).toBeLessThan(500);
  if (answer.status < 400) return;
  expect(answer.headers.get("content-type"), name).toMatch(/^(?:text\/html|text\/x-component|application\/json)/);
  expect(text, name).not.toBe("");
}

test("whatever is sent to an action of a page, the answer is a page or JSON of the 2xx, 3xx or 4xx", async ({
  ownMerchant,
  receiver,
  operator,
}) => {
  test.setTimeout(60_000 + RUNS * 30_000);
  const shop = await openShop(ownMerchant, receiver, operator);
  const user = await consoleUser(ownMerchant, EVERYTHING, { is_checker: true });
  const visitor = new Visitor(ownMerchant.base);
  await visitor.signIn(user);
  const ofConsole = Object.values(pagesOf(shop)).map((path) => `/en/console${path}`);
  const targets = await targetsOf(visitor, [...(await customerPages(ownMerchant, shop)), ...ofConsole]);
  expect(targets.filter(({ form }) => !("x" in form.fields)).length).toBeGreaterThan(targets.length / 2);
  for (const { action, path, form } of targets) {
    await fc.assert(
      fc.asyncProperty(hostileForm(action, form.place, form.fields), async ({ headers, body }) => {
        const answer = await visitor.ask(path, {
          method: "POST",
          headers: { origin: ownMerchant.base, ...headers },
          body,
        });
        await expectAnswer(answer, `${action.name} at ${path}`);
      }),
      { numRuns: RUNS, seed: SEED },
    );
    // A form may have ended the sign-in.
    if ((await visitor.get("/me")).status !== 200) await visitor.signIn(user);
  }
  expect((await ownMerchant.call("GET", "/api/health/ready")).status).toBe(200);
});

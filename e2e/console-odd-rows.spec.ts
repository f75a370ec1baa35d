/**
 * Rows that our code never writes: every page still answers and shows the rest. Rows that are locked: forms
 * say so.
 */
import { randomUUID } from "node:crypto";
import type { Client } from "pg";
import { addSession, consoleUser, consoleWords } from "./support/console";
import { withDatabase } from "./support/database";
import { loadedAndHydrated } from "./support/hydrated";
import { serverActions, Visitor } from "./support/server-actions";
import { EVERYTHING, openShop, pagesOf, type Shop } from "./support/shop";
import { expect, test } from "./support/test";

const STATES = "payment_session_state_known";
const MEGABYTE = 1_000_000;

/** Limits the time for which other statements wait on the lock. */
async function alter(database: Client, sql: string): Promise<void> {
  await database.query("SET lock_timeout = '100ms'");
  await expect(async () => void (await database.query(sql))).toPass();
  await database.query("SET lock_timeout = 0");
}

async function whileBroken(merchantId: string, shop: Shop, work: (parent: string) => Promise<void>): Promise<void> {
  await withDatabase(async (database) => {
    const { rows } = await database.query(
      "SELECT pg_get_constraintdef(oid) AS rule FROM pg_constraint WHERE conname = $1",
      [STATES],
    );
    const parents = "SELECT setup_session_id FROM subscription WHERE id = $1";
    const parent = String((await database.query(parents, [shop.subscription])).rows[0]?.setup_session_id);
    for (const table of ["payment_session", "gateway"])
      await database.query(
        `CREATE TEMP TABLE kept_${table} AS SELECT * FROM ${table} WHERE merchant_id = '${merchantId}'`,
      );
    await alter(database, `ALTER TABLE payment_session DROP CONSTRAINT ${STATES}`);
    // Allows rows without parents, as after manual changes.
    await database.query("SET session_replication_role = replica");
    try {
      const extra = JSON.stringify({ notes: "x".repeat(MEGABYTE), "": null, list: [1, [2]] });
      await database.query(
        `UPDATE payment_session SET state = 'half_paid', extra = $2::jsonb, details = 'null', customer_id = NULL,
           customer_email = NULL, customer_phone = NULL WHERE id = $1`,
        [shop.open, extra],
      );
      await database.query("DELETE FROM gateway WHERE merchant_id = $1 AND code = 'hold'", [merchantId]);
      await database.query("DELETE FROM payment_session WHERE id = ANY($1)", [[parent, shop.payment]]);
      await work(parent);
    } finally {
      await database.query("DELETE FROM payment_session WHERE merchant_id = $1", [merchantId]);
      for (const table of ["payment_session", "gateway"])
        await database.query(`INSERT INTO ${table} SELECT * FROM kept_${table} ON CONFLICT DO NOTHING`);
      await database.query("SET session_replication_role = DEFAULT");
      await alter(database, `ALTER TABLE payment_session ADD CONSTRAINT ${STATES} ${rows[0]?.rule}`);
    }
  });
}

test("odd rows take no page of the console with them", async ({ ownMerchant, receiver, operator }) => {
  test.slow();
  const shop = await openShop(ownMerchant, receiver, operator);
  const visitor = new Visitor(ownMerchant.base);
  const user = { username: `odd-${randomUUID()}`, password: "correct horse battery" };
  const permissions = ["console.access", ...EVERYTHING];
  const made = { ...user, permissions, is_checker: true };
  expect((await ownMerchant.call("POST", "/b/merchant/v1/users/", made)).status).toBe(201);
  await visitor.signIn(user);
  await whileBroken(ownMerchant.credentials.merchant_id, shop, async (parent) => {
    const isGone = (path: string) => [shop.payment, parent].some((id) => path.split("?")[0]?.includes(id));
    for (const path of Object.values(pagesOf(shop)).filter((each) => !/refused|payments\/0$/.test(each))) {
      const answer = await visitor.get(path);
      expect.soft(isGone(path) ? [404] : [200], path).toContain(answer.status);
      const html = await answer.text();
      expect.soft(html, path).toMatch(/<h1/);
      expect.soft(html.length, path).toBeLessThan(MEGABYTE);
    }
    const text = async (path: string) => (await visitor.get(path)).text();
    const list = await text("/payments");
    for (const shown of ["half_paid", "10978", "10977", "10972"]) expect.soft(list).toContain(shown);
    expect.soft(await text(`/payments/${shop.held}`)).toContain("49.250");
    expect.soft(await text(`/subscriptions/${shop.subscription}`)).toContain("Gold plan");
    expect.soft(await text(`/approvals/${shop.approval}`)).toContain("9.500");
    expect.soft(await text("/payments/export")).toContain("10978");
    expect.soft((await visitor.get("/gateways/hold")).status).toBe(404);
  });
});

test("a form that waits too long for a row is answered 503 without a script, and says so with one", async ({
  page,
  ownMerchant,
}) => {
  const user = await consoleUser(ownMerchant);
  const visitor = new Visitor(ownMerchant.base);
  await visitor.signIn(user);
  await addSession(page, visitor.session);
  await page.goto("/en/console/me");
  const { form, profile } = consoleWords("en");
  const setTheme = serverActions().find(({ name }) => name === "me: setTheme");
  if (setTheme === undefined) throw new Error("The build has no form to choose a theme.");
  await loadedAndHydrated(page);
  const theme = page.getByRole("form", { name: profile.theme });
  const choose = theme.getByRole("button", { name: profile.chooseTheme });
  await theme.getByRole("radio", { name: profile.themes.dark }).check();
  await withDatabase(async (database) => {
    await database.query("BEGIN");
    await database.query("SELECT FROM merchant_user WHERE username = $1 FOR UPDATE", [user.username]);
    await choose.click();
    const answer = await visitor.send(setTheme, [{ lang: "en" }, null], { theme: "dark" });
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain("The service is busy.");
    await expect(theme.getByRole("alert").filter({ hasText: form.lost })).toBeVisible();
    await database.query("ROLLBACK");
  });
  await theme.getByRole("radio", { name: profile.themes.dark }).check();
  await choose.click();
  await expect(page.locator("[data-theme=dark]")).toBeVisible();
});

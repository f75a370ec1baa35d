/** A form that meets a locked row gets 503 and keeps its values. */
import { withDatabase } from "./support/database";
import { subscription } from "./support/subscribing";
import { expect, type Page, test } from "./support/test";
import { say } from "./support/words";

const NUMBER = "4111 1111 1111 116";
const BUSY = "This step was not carried out and nothing was charged.";

async function expectBusy(page: Page): Promise<void> {
  await expect(page.getByRole("alert").filter({ hasText: BUSY })).toBeVisible({ timeout: 20_000 });
}

async function statusOfPost(page: Page): Promise<number> {
  return (await page.waitForResponse((response) => response.request().method() === "POST")).status();
}

test("pages of a session whose row another connection holds", async ({ page, context, browser, baseURL, merchant }) => {
  test.setTimeout(60_000);
  const typing = await merchant.session();
  const choosing = await merchant.session({ pg_codes: ["sandbox", "sandbox-auth"] });
  await page.goto(`/en/checkout/${typing.session_id}`);
  await page.getByRole("button", { name: say("en").continue }).click();
  await page.getByRole("textbox", { name: "Card number" }).fill(NUMBER);
  await page.getByRole("textbox", { name: "Expiry date" }).fill("12 / 30");
  await page.getByRole("textbox", { name: "CVV" }).fill("123");
  const checkout = await context.newPage();
  await checkout.goto(`/en/checkout/${choosing.session_id}`);
  await checkout
    .getByRole("radio", { name: say("en").sandbox })
    .last()
    .check();
  const plain = await browser.newPage({ javaScriptEnabled: false, baseURL: baseURL ?? "" });
  await plain.goto(`/ar/checkout/${choosing.session_id}`);
  await plain
    .getByRole("radio", { name: say("ar").sandbox })
    .last()
    .check();

  const made = await subscription(merchant);
  const own = await context.newPage();
  await own.goto(made.url);
  await own.getByRole("button", { name: say("en").subscription.cancel }).click();

  await withDatabase(async (other) => {
    await other.query("BEGIN");
    const ids = [typing.session_id, choosing.session_id];
    await other.query("SELECT id FROM payment_session WHERE id = ANY($1) FOR UPDATE", [ids]);
    await other.query("SELECT id FROM subscription WHERE id = $1 FOR UPDATE", [made.id]);
    const posts = [page, checkout, plain].map(statusOfPost);
    await Promise.all([
      page.getByRole("button", { name: say("en").pay }).click(),
      checkout.getByRole("button", { name: say("en").continue }).click(),
      plain.getByRole("button", { name: say("ar").continue }).click({ timeout: 25_000 }),
      own.getByRole("button", { name: say("en").subscription.cancel }).click(),
    ]);
    expect(await Promise.all(posts)).toEqual([503, 503, 503]);
    await expectBusy(page);
    await expect(page.getByRole("textbox", { name: "Card number" })).toHaveValue(NUMBER);
    await expect(page.getByRole("textbox", { name: "CVV" })).toHaveValue("123");
    await expectBusy(checkout);
    await expect(checkout.getByRole("radio", { name: say("en").sandbox }).last()).toBeChecked();
    await expect(plain.getByRole("alert").filter({ hasText: say("ar").nothingCharged })).toBeVisible();
    await expect(plain.getByRole("radio", { name: say("ar").sandbox }).last()).toBeChecked();
    await expect(own.getByText("nothing was charged")).toBeVisible({ timeout: 20_000 });
    await other.query("ROLLBACK");
    await own.getByRole("link", { name: "Go back and try again" }).click();
    await expect(own.getByRole("button", { name: say("en").subscription.cancel })).toBeVisible();
  });
  expect((await merchant.retrieve(typing.session_id)).state).toBe("pending");
  await page.getByRole("button", { name: say("en").pay }).click();
  await expect(page.getByRole("status").filter({ hasText: say("en").paid })).toBeVisible();
  await plain.getByRole("button", { name: say("ar").continue }).click();
  await plain.waitForURL("**/ar/pay/**");
  await plain.close();
});

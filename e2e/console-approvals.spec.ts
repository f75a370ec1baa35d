/** A checker decides requests on the console. */
import { type ConsoleUser, consoleUser, consoleWords, enter } from "./support/console";
import { expect, type Merchant, type Page, test } from "./support/test";
import type { Language } from "./support/words";

const VIEW = ["Can view payment requests"];

async function ask(merchant: Merchant, maker: ConsoleUser, amount: string): Promise<void> {
  const customer_id = `approvals-${amount}-${Date.now()}`;
  const agreed = { payment_type: "auto_debit", customer_id, agreement: { id: `agreement-${customer_id}` } };
  const extra = { sandbox_inquiry_result: "success" };
  const { session_id } = await merchant.session({ ...agreed, extra, pg_codes: ["refunds"] });
  expect((await merchant.inquire(session_id)).state).toBe("paid");
  const authorization = `Basic ${Buffer.from(`${maker.username}:${maker.password}`).toString("base64")}`;
  const body = JSON.stringify({ operation: "refund", session_id, amount, note: "A copy was missing." });
  const headers = { authorization, "content-type": "application/json" };
  const { status } = await fetch(`${merchant.base}/b/pbl/v2/operation/`, { method: "POST", headers, body });
  expect(status).toBe(202);
}

/** Approves one, rejects one with a reason, and sees that somebody else decided the third. */
async function decideAll(page: Page, merchant: Merchant, lang: Language): Promise<void> {
  const words = consoleWords(lang).approvals;
  const settings = await merchant.call("PATCH", "/b/merchant/v1/settings/", { operation_approval_enabled: true });
  expect(settings.status).toBe(200);
  const gateway = { name_en: "Refunds", code: "refunds", currency_code: "KWD", plugins: ["payment_request"] };
  const can = { operations: ["refund"], is_tokenizable: true, auto_debit_enabled: true };
  const account = await merchant.call("POST", "/b/pbl/v2/osb/create/", { ...gateway, ...can });
  expect(account.status, JSON.stringify(account.body)).toBe(201);
  const maker = await consoleUser(merchant, ["payment.refund", ...VIEW], { first_name: "Noura" });
  for (const amount of ["1.000", "2.000", "3.000"]) await ask(merchant, maker, amount);
  const checker = await consoleUser(merchant, VIEW, { is_checker: true, first_name: "Faisal" });
  await enter(page, checker, { lang, path: "/approvals" });
  const requests = page.getByRole("list", { name: words.list }).getByRole("link");
  await expect(requests).toHaveCount(3);
  await requests.first().click();
  await expect(page.getByText("A copy was missing.").first()).toBeVisible();
  await expect(page.getByText(words.possibleFirst)).toBeVisible();
  await page.getByRole("button", { name: words.approve }).click();

  await expect(page.getByRole("status").filter({ hasText: "1.000" })).toBeVisible();
  await expect(requests).toHaveCount(2);
  await page.getByText(words.reject, { exact: true }).click();
  await page.getByRole("textbox", { name: words.reason }).fill("Ask the shop first.");
  await page.getByRole("button", { name: words.rejectNow }).click();

  await expect(requests).toHaveCount(1);
  const id = /req_\w+/.exec(page.url())?.[0] ?? "";
  expect((await merchant.call("POST", `/b/pbl/v2/operation-requests/${id}/approve/`)).status).toBe(200);
  await page.getByRole("button", { name: words.approve }).click();
  await expect(page.getByText(words.late)).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: words.aKey })).toBeVisible();
  await page.getByRole("navigation", { name: words.tabs }).getByRole("link", { name: words.tab.decided }).click();
  await expect(requests).toHaveCount(3);
}

test("en: a checker decides waiting requests, and sees what somebody else decided", async ({ page, ownMerchant }) => {
  await decideAll(page, ownMerchant, "en");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("ar: a checker decides waiting requests, and sees what somebody else decided", async ({ page, ownMerchant }) => {
    await decideAll(page, ownMerchant, "ar");
  });
});

/** Actions on a payment: each refund happens once. */
import { expectNoSeriousFault } from "./support/axe";
import { consoleUser, consoleWords, enter } from "./support/console";
import { hydrated } from "./support/hydrated";
import { expect, type Merchant, type Page, test } from "./support/test";
import type { Language } from "./support/words";

const REFUNDS = ["Can view payment requests", "payment.refund", "payment.inquiry", "payment.delete"];

/** An additional gateway account. */
async function account(merchant: Merchant, code: string, fields: object): Promise<void> {
  const shared = { name_en: code, code, currency_code: "KWD", plugins: ["payment_request"] };
  const made = await merchant.call("POST", "/b/pbl/v2/osb/create/", { ...shared, ...fields });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
}

async function paid(merchant: Merchant, order: string): Promise<string> {
  const extra = { sandbox_inquiry_result: "success" };
  const customer = { customer_id: "c-1", customer_first_name: "Mariam", customer_last_name: "Al-Sabah" };
  await account(merchant, "refunding", { operations: ["refund"] });
  const terms = { order_no: order, amount: "24.000", pg_codes: ["refunding"] };
  const { session_id: id } = await merchant.session({ ...terms, extra, ...customer });
  expect((await merchant.inquire(id)).state).toBe("paid");
  return id;
}

async function refundsOf(merchant: Merchant, id: string): Promise<unknown> {
  const { refunded_amount, transactions } = await merchant.retrieve(id);
  return [refunded_amount, (transactions as unknown[]).length];
}

function wordsOf(lang: Language) {
  const words = consoleWords(lang);
  return { words, act: words.payments.act };
}

async function openRefund(page: Page, lang: Language, order: string): Promise<void> {
  const { words, act } = wordsOf(lang);
  await page.getByRole("searchbox", { name: words.payments.search }).fill(order);
  await page.getByRole("searchbox", { name: words.payments.search }).press("Enter");
  await page.getByRole("link", { name: order }).click();
  await page.getByRole("link", { name: act.names.refund, exact: true }).click();
  await expect(page.getByRole("region", { name: act.names.refund })).toBeVisible();
}

const panel = (page: Page, lang: Language) => page.getByRole("region", { name: wordsOf(lang).act.names.refund });
const amountField = (page: Page, lang: Language) =>
  page.getByRole("textbox", { name: wordsOf(lang).act.amount, exact: true });
const submit = (page: Page, lang: Language) =>
  panel(page, lang).getByRole("button", { name: new RegExp(`^${wordsOf(lang).act.names.refund}`) });

test("en: a payment is found and 9.500 of it refunded; sent twice it is refunded once", async ({
  page,
  ownMerchant,
}) => {
  const { act } = wordsOf("en");
  const id = await paid(ownMerchant, "10974");
  await enter(page, await consoleUser(ownMerchant, REFUNDS), { lang: "en", path: "/payments" });
  await openRefund(page, "en", "10974");
  await expect(amountField(page, "en")).toHaveValue("24.000");
  await amountField(page, "en").fill("9.500");
  await expect(panel(page, "en").getByRole("definition").filter({ hasText: "14.500" })).toBeVisible();
  await panel(page, "en")
    .getByRole("button", { name: act.submit.refund.replace("{amount}", "KWD 9.500") })
    .dblclick();
  await expect(panel(page, "en").getByRole("status")).toContainText(act.standing.done_refund);
  expect(await refundsOf(ownMerchant, id)).toEqual(["9.500", 1]);
  await page.reload();
  await expect(panel(page, "en").getByRole("status")).toContainText(act.standing.done_refund);
  await expect(amountField(page, "en")).toHaveCount(0);
  expect(await refundsOf(ownMerchant, id)).toEqual(["9.500", 1]);
});

test("a payment is deleted, shown among the deleted ones with who did it, and restored", async ({
  page,
  ownMerchant,
}) => {
  const { words, act } = wordsOf("en");
  const id = await paid(ownMerchant, "10975");
  const user = await consoleUser(ownMerchant, REFUNDS, { first_name: "Noura", last_name: "Al-Ali" });
  await enter(page, user, { lang: "en", path: `/payments/${id}?do=delete` });
  await page.getByRole("button", { name: act.submit.delete }).click();
  await expect(page.getByText(act.done.delete)).toBeVisible();
  await page.goto("/en/console/payments?view=deleted");
  await expect(page.getByRole("row").filter({ hasText: "10975" })).toContainText("Noura Al-Ali");
  await hydrated(page);
  await page.getByRole("link", { name: "10975" }).click();
  await page.getByRole("link", { name: act.names.restore }).click();
  await page.getByRole("button", { name: act.submit.restore }).click();
  await expect(page.getByText(act.done.restore)).toBeVisible();
  await page.getByRole("link", { name: words.payments.drawer.page }).click();
  await page.getByRole("button", { name: act.names.inquiry }).click();
  await expect(page.getByText(act.done.inquiry.split(":")[0] ?? "")).toContainText(words.payments.states.paid);
});

async function held(merchant: Merchant, orders: readonly string[]): Promise<void> {
  await account(merchant, "hold", { operation: "authorize" });
  const extra = { sandbox_inquiry_result: "success" };
  for (const order_no of orders) {
    const { session_id: id } = await merchant.session({ order_no, pg_codes: ["hold"], extra });
    expect((await merchant.inquire(id)).state).toBe("authorized");
  }
}

test("ticked payments are captured once their sum is confirmed, with what became of each", async ({
  page,
  ownMerchant,
}) => {
  const { words } = wordsOf("en");
  const { bulk } = words.payments;
  await held(ownMerchant, ["20001", "20002", "20003"]);
  const user = await consoleUser(ownMerchant, ["Can view payment requests", "payment.capture"]);
  await enter(page, user, { lang: "en", path: "/payments?view=capture" });
  const box = (order: string) => page.getByRole("checkbox", { name: bulk.tick.replace("{order}", order) });
  await page.getByRole("checkbox", { name: bulk.allOfPage }).check();
  await expect(box("20001")).toBeChecked();
  const ticked = page.getByRole("status").filter({ hasText: bulk.chosen });
  await expect(ticked).toContainText("KWD 31.500");
  await box("20003").uncheck();
  await expect(ticked).toContainText("KWD 21.000");
  await page.getByRole("button", { name: bulk.verbs.capture }).click();
  await expect(page.getByText("2 payments are captured: KWD 21.000")).toBeVisible();
  await expectNoSeriousFault(page);
  await page.getByRole("button", { name: "Capture 2 payments" }).click();
  await expect(page.getByText(bulk.states.ended).first()).toBeVisible();
  const rows = page.getByRole("row").filter({ hasText: bulk.outcomes.done });
  await expect(rows).toHaveCount(2);
  await expect(page.getByText("Captured KWD 21.000")).toBeVisible();
  await page.reload();
  await expect(rows).toHaveCount(2);
  await page.goto("/en/console/payments?view=capture");
  await expect(page.getByRole("row").filter({ hasText: "10.500" })).toHaveCount(1);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("en: all that match are captured, a payment opens beside the list, and rows lead to pages", async ({
    page,
    ownMerchant,
  }) => {
    const { words } = wordsOf("en");
    const { bulk, drawer } = words.payments;
    await held(ownMerchant, ["20001", "20002"]);
    const user = await consoleUser(ownMerchant, ["Can view payment requests", "payment.capture"]);
    await enter(page, user, { lang: "en", path: "/payments?view=capture" });
    await page.getByRole("link", { name: "20002" }).click();
    await expect(page).toHaveURL(/payments\/[0-9a-f]{40}\?list=view%3Dcapture$/);
    const id = /[0-9a-f]{40}/.exec(page.url())?.[0];
    const place = page.getByRole("navigation", { name: drawer.neighbours });
    await expect(place).toContainText("1 of 2");
    await place.getByRole("link", { name: drawer.next }).click();
    await expect(place).toContainText("2 of 2");
    await place.getByRole("link", { name: words.pages.payments }).click();
    await expect(page).toHaveURL(/payments\?view=capture$/);
    await page.goto(`/en/console/payments?view=capture&open=${id}`);
    await expect(page.getByRole("region", { name: "20002" })).toBeVisible();
    await page.getByRole("link", { name: drawer.next }).click();
    await expect(page.getByRole("region", { name: "20001" })).toBeVisible();
    await page.getByRole("link", { name: drawer.close }).click();
    await expect(page.getByRole("region", { name: "20001" })).toHaveCount(0);
    await page.getByRole("checkbox", { name: bulk.allOfPage }).check();
    await page.getByRole("checkbox", { name: bulk.allMatching.replace("{count}", "2") }).check();
    await page.getByRole("button", { name: bulk.verbs.capture }).click();
    await page.getByRole("button", { name: "Capture 2 payments" }).click();
    await expect(page).toHaveURL(/payments\/bulk\/bulk_/);
    await expect(async () => {
      await page.reload();
      await expect(page.getByRole("row").filter({ hasText: bulk.outcomes.done })).toHaveCount(2, { timeout: 1_000 });
    }).toPass();
  });

  test("ar: 9.500 is refunded once from two tabs and after Back; an outdated form comes back", async ({
    page,
    ownMerchant,
  }) => {
    const { act } = wordsOf("ar");
    const id = await paid(ownMerchant, "10974");
    await enter(page, await consoleUser(ownMerchant, REFUNDS), { lang: "ar", path: "/payments" });
    await openRefund(page, "ar", "10974");
    const [same, other] = [await page.context().newPage(), await page.context().newPage()];
    await same.goto(page.url());
    await other.goto(`/ar/console/payments/${id}?do=refund`);
    await amountField(page, "ar").fill("9.500");
    await submit(page, "ar").click();
    await expect(panel(page, "ar").getByRole("status")).toContainText(act.standing.done_refund);
    expect(await refundsOf(ownMerchant, id)).toEqual(["9.500", 1]);
    await amountField(same, "ar").fill("9.500");
    await submit(same, "ar").click();
    await expect(panel(same, "ar").getByRole("status")).toContainText(act.standing.done_refund);
    await same.goBack();
    await expect(amountField(same, "ar")).toHaveCount(0);
    await amountField(other, "ar").fill("9.500");
    await submit(other, "ar").click();
    await expect(panel(other, "ar").getByRole("alert")).toContainText(act.leftChanged);
    await expect(panel(other, "ar")).toContainText("14.500");
    await expect(amountField(other, "ar")).toHaveValue("9.500");
    expect(await refundsOf(ownMerchant, id)).toEqual(["9.500", 1]);
  });
});

test("ar: what permission forbids is disabled with its name, and its address says why", async ({
  page,
  ownMerchant,
}) => {
  const lang = "ar";
  const { words, act } = wordsOf(lang);
  const id = await paid(ownMerchant, "10976");
  await enter(page, await consoleUser(ownMerchant, ["Can view payment requests"]), {
    lang,
    path: `/payments/${id}?do=refund`,
  });
  await expect(page.getByRole("button", { name: act.names.refund })).toHaveAttribute("aria-disabled", "true");
  await expect(panel(page, lang)).toContainText("payment.refund");
  await expect(panel(page, lang)).toContainText(words.forbidden.who);
  await expectNoSeriousFault(page);
});

test("en: a message goes out again, and the focus is on what became of it", async ({ page, ownMerchant }) => {
  const { act } = wordsOf("en");
  const { session_id: id } = await ownMerchant.session({
    ...{ type: "payment_request", order_no: "10980", customer_email: "mariam@shop.example" },
    notifications: { email: ["created"] },
  });
  const path = `/payments/${id}`;
  await enter(page, await consoleUser(ownMerchant, ["Can change payment requests"]), { lang: "en", path });
  await page.locator(`summary[aria-label="${act.more}"]`).click();
  await page.getByRole("link", { name: act.names.resend }).click();
  await page.getByRole("button", { name: act.submit.resend }).click();
  await expect(page.getByRole("status").filter({ hasText: act.done.resend })).toBeFocused();
});

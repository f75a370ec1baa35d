/** Saved cards: kept on the pay page, charged in one tap or by the merchant, removed by the customer. */
import { randomUUID } from "node:crypto";
import { saveCard } from "./support/saved-card";
import { expect, type Page, test } from "./support/test";
import { type Language, say } from "./support/words";

type Merchant = Parameters<Parameters<typeof test>[2]>[0]["merchant"];

const NUMBER = /(\d{4})(?=\d)/g;

async function toCardPage(page: Page, sessionId: string, lang: Language = "en"): Promise<void> {
  await page.goto(`/${lang}/checkout/${sessionId}`);
  await page.getByRole("radio", { name: say(lang).sandbox }).check();
  await page.getByRole("button", { name: say(lang).continue }).click();
  await page.waitForURL(`**/${lang}/pay/**`);
}

/** By the box where there is one. */
async function keep(page: Page, sessionId: string, number: string, lang: Language = "en"): Promise<void> {
  await toCardPage(page, sessionId, lang);
  await page.getByRole("button", { name: number.replace(NUMBER, "$1 ") }).click();
  const box = page.getByRole("checkbox");
  if ((await box.count()) > 0) await box.check();
  await page.getByRole("button", { name: say(lang).pay }).click();
  await page.waitForURL(`**/${lang}/checkout/**`);
}

/** A session under the customer's agreement, as the first payment and as every later one. */
function underAgreement(merchant: Merchant, customerId: string) {
  return merchant.session({
    payment_type: "auto_debit",
    customer_id: customerId,
    agreement: { id: "agr-1" },
  });
}

/** One card of each kind; saved-cards.db.test.ts and auto-debit.db.test.ts have all of them. */
const CARDS = [
  { number: "411111111111111", hosted: "paid", kept: true, reason: null },
  { number: "411111111111112", hosted: "attempted", kept: false, reason: "declined" },
  { number: "411111111111116", hosted: "paid", kept: true, reason: "insufficient funds" },
] as const;

for (const { number, hosted, kept, reason } of CARDS) {
  test(`card ${number}: hosted ${hosted}, ${kept ? "kept" : "not kept"}, as token ${reason ?? "success"}`, async ({
    page,
    merchant,
  }) => {
    const customerId = `c-${randomUUID()}`;
    const first = await underAgreement(merchant, customerId);
    await keep(page, first.session_id, number);
    expect((await merchant.retrieve(first.session_id)).state).toBe(hosted);

    const next = await merchant.session({ customer_id: customerId });
    await page.goto(`/en/checkout/${next.session_id}`);
    const saved = page.getByRole("radio", { name: `Visa •••• ${number.slice(-4)}` });
    await expect(saved).toHaveCount(kept ? 1 : 0);
    if (kept) {
      await saved.check();
      await page.getByRole("button", { name: say("en").pay }).click();
      const told = reason === null ? page.getByRole("status") : page.getByRole("alert");
      await expect(told.filter({ hasText: reason ?? "Payment successful" })).toBeVisible();
      expect((await merchant.retrieve(next.session_id)).state).toBe(reason === null ? "paid" : "attempted");
    } else {
      await keep(page, (await underAgreement(merchant, customerId)).session_id, "411111111111111");
    }

    const later = await underAgreement(merchant, customerId);
    const charge = { session_id: later.session_id, token: number };
    const { status, body } = await merchant.call("POST", "/b/pbl/v2/payment/auto-debit/", charge);
    if (reason === null) expect([status, body.result]).toEqual([200, "success"]);
    else expect([status, body]).toEqual([400, { detail: reason, result: "failed" }]);
  });
}

test("ar: a card kept once pays the next order in one tap", async ({ page, merchant, receiver }) => {
  const customer = { customer_id: `c-${randomUUID()}`, language: "ar" };
  await keep(page, (await merchant.session(customer)).session_id, "411111111111111", "ar");
  const next = await merchant.session({ ...customer, webhook_url: receiver.webhookUrl });
  await page.goto(`/ar/checkout/${next.session_id}`);
  await expect(page.getByRole("radio", { name: "Visa •••• 1111" })).toBeChecked();
  await page.getByRole("button", { name: say("ar").pay }).click();
  await expect(page.getByRole("status").filter({ hasText: say("ar").paid })).toBeVisible();
  expect(receiver.received[0]?.body).toMatchObject({ state: "paid", token: { token: "411111111111111" } });
});

test("a card is removed after one more question; the card of an agreement stays and the page says why", async ({
  page,
  merchant,
}) => {
  const customerId = `c-${randomUUID()}`;
  await keep(page, (await merchant.session({ customer_id: customerId })).session_id, "411111111111114");
  await keep(page, (await underAgreement(merchant, customerId)).session_id, "411111111111111");
  const next = await merchant.session({ customer_id: customerId });
  await page.goto(`/en/checkout/${next.session_id}`);
  await expect(page.getByRole("radio", { name: /^Visa/ })).toHaveCount(2);
  const remove = async (name: string) => {
    await page.locator(`summary[aria-label="Remove ${name}"]`).click();
    await page.getByRole("button", { name: `Remove ${name}` }).click();
  };
  await remove("Visa •••• 1114");
  await expect(page.getByRole("radio", { name: /^Visa/ })).toHaveCount(1);
  await page.reload();
  await remove("Visa •••• 1111");
  await expect(page.getByRole("alert").filter({ hasText: "pays for an agreement" })).toBeVisible();
  await expect(page.getByRole("radio", { name: "Visa •••• 1111" })).toHaveCount(1);
});

test("many saved cards are folded after four and leave the pay button in sight", async ({ page, merchant }) => {
  const customerId = `c-${randomUUID()}`;
  for (const pgCode of ["sandbox", "sandbox-auth"])
    for (const ending of ["1", "4", "5", "6"])
      await saveCard(merchant, `41111111111111${ending}`, { customerId, pgCode });
  const next = await merchant.session({ customer_id: customerId, pg_codes: ["sandbox", "sandbox-auth"] });
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 700 });
    await page.goto(`/en/checkout/${next.session_id}`);
    await expect(page.getByRole("radio", { name: /^Visa/ })).toHaveCount(4);
    await page.getByText("Show 4 more cards").click();
    await expect(page.getByRole("radio", { name: /^Visa/ })).toHaveCount(8);
    await expect(page.getByRole("button", { name: say("en").pay })).toBeInViewport();
  }
});

test("without JavaScript a saved card pays, and can be removed", async ({ page, merchant, browser, baseURL }) => {
  const customer = { customer_id: `c-${randomUUID()}` };
  await keep(page, (await merchant.session(customer)).session_id, "411111111111111");
  const plain = await browser.newPage({ javaScriptEnabled: false, baseURL: baseURL ?? "" });
  const next = await merchant.session(customer);
  await plain.goto(`/en/checkout/${next.session_id}`);
  await plain.getByRole("radio", { name: "Visa •••• 1111" }).check();
  await plain.getByRole("button", { name: say("en").pay }).click();
  await expect(plain.getByRole("status").filter({ hasText: "Payment successful" })).toBeVisible();
  const third = await merchant.session(customer);
  await plain.goto(`/en/checkout/${third.session_id}`);
  await plain.locator('summary[aria-label="Remove Visa •••• 1111"]').click();
  await plain.getByRole("button", { name: "Remove Visa •••• 1111" }).click();
  await expect(plain.getByRole("radio", { name: /^Visa/ })).toHaveCount(0);
  await plain.close();
});

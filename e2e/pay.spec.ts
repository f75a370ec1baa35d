/** A payment from creation to webhook, redirect, retrieval and inquiry. */
import { createHmac } from "node:crypto";
import { Webhook } from "standardwebhooks";
import { expect, type Page, test } from "./support/test";
import { type Language, say } from "./support/words";

async function continueToCard(page: Page, session: { session_id: string }, lang: Language): Promise<void> {
  await page.goto(`/${lang}/checkout/${session.session_id}`);
  await expect(page.locator("html")).toHaveAttribute("dir", lang === "ar" ? "rtl" : "ltr");
  await page.getByRole("button", { name: say(lang).continue }).click();
  await page.waitForURL(`**/${lang}/pay/**`);
}

/** By a test card's button in English; in Arabic the card is typed, in Arabic-Indic digits. */
async function payWith(page: Page, number: string, lang: Language): Promise<void> {
  if (lang === "en") await page.getByRole("button", { name: number.replace(/(\d{4})(?=\d)/g, "$1 ") }).click();
  else {
    const arabic = (text: string) => text.replace(/\d/g, (digit) => "٠١٢٣٤٥٦٧٨٩"[Number(digit)] ?? "");
    const field = page.getByRole("textbox", { name: say(lang).cardNumber });
    await expect(field).toHaveAttribute("dir", "ltr");
    await field.fill(arabic(number));
    await page.getByRole("textbox", { name: say(lang).expiry }).fill(arabic("12/30"));
    await page.getByRole("textbox", { name: say(lang).cvv }).fill(arabic("123"));
  }
  await page.getByRole("button", { name: say(lang).pay }).click();
}

/** The standard signature, written independently of the service. */
function expectedSignature(key: string, payload: Record<string, unknown>): string {
  const signed = [
    "amount currency_code customer_address_city customer_address_country customer_address_line1 customer_address_line2 customer_address_postal_code",
    "customer_address_state customer_email customer_first_name customer_last_name customer_phone gateway_account gateway_name order_no",
    "reference_number result state",
  ]
    .join(" ")
    .split(" ")
    .filter((name) => payload[name] !== undefined && payload[name] !== null && payload[name] !== "")
    .sort()
    .map((name) => `${name}${String(payload[name])}`)
    .join("");
  return createHmac("sha256", key).update(signed, "utf8").digest("hex");
}

/** One card per result; cards.spec.ts has those of gateways' own pages. */
const CARDS = [
  { lang: "en", number: "411111111111111", result: "success", state: "paid" },
  { lang: "ar", number: "411111111111111", result: "success", state: "paid" },
  { lang: "ar", number: "411111111111112", result: "failed", state: "attempted" },
  { lang: "en", number: "411111111111113", result: "error", state: "attempted" },
] as const;

for (const { lang, ...card } of CARDS) {
  test(`${lang}: card ${card.number} ends ${card.state}, and all sides see the same result`, async ({
    page,
    merchant,
    receiver,
  }) => {
    const session = await merchant.session({
      language: lang,
      webhook_url: receiver.webhookUrl,
      redirect_url: receiver.shopUrl,
      extra: { cart: "c-77" },
    });
    await continueToCard(page, session, lang);
    await payWith(page, card.number, lang);

    if (card.state === "paid") {
      await page.waitForURL(`${receiver.origin}/shop**`);
      const query = new URL(page.url()).searchParams;
      expect(query.get("campaign")).toBe("autumn");
      expect(query.get("cart")).toBe("c-77");
      expect(query.get("session_id")).toBe(session.session_id);
      expect(query.get("order_no")).toBe("10482");
      expect(query.get("reference_number")).toBe(receiver.received[0]?.body.reference_number);
    } else {
      await page.waitForURL(`**/${lang}/checkout/**`);
      await expect(page.getByRole("alert").filter({ hasText: say(lang).nothingCharged })).toBeVisible();
      await expect.poll(() => receiver.received.length).toBe(1);
    }

    const [webhook] = receiver.received;
    if (!webhook) throw new Error("No webhook came.");
    expect(webhook.body).toMatchObject({
      session_id: session.session_id,
      result: card.result,
      state: card.state,
      amount: "10.500",
    });
    expect(webhook.body.signature).toBe(expectedSignature(merchant.credentials.webhook_hmac_key, webhook.body));
    new Webhook(merchant.credentials.webhook_secret).verify(webhook.text, webhook.headers);

    const retrieved = await merchant.retrieve(session.session_id);
    expect(retrieved).toMatchObject({
      state: card.state,
      settled_amount: card.state === "paid" ? "10.500" : "0.000",
    });
    if (card.state === "paid") {
      const inquired = await merchant.inquire(session.session_id);
      expect(inquired).toMatchObject({
        state: "paid",
        result: "success",
        reference_number: webhook.body.reference_number,
      });
    }
    expect(receiver.received).toHaveLength(1);
  });
}

test("after a decline the customer pays with another card on the same session", async ({
  page,
  merchant,
  receiver,
}) => {
  const session = await merchant.session({ webhook_url: receiver.webhookUrl });
  await continueToCard(page, session, "en");
  await payWith(page, "411111111111112", "en");
  await page.waitForURL("**/en/checkout/**");
  await page.getByRole("button", { name: say("en").continue }).click();
  await page.waitForURL("**/en/pay/**");
  await payWith(page, "411111111111111", "en");
  await expect(page.getByRole("status").filter({ hasText: "Payment successful" })).toBeVisible();
  expect((await merchant.retrieve(session.session_id)).state).toBe("paid");
});

test("an unknown card number cancels the attempt and charges nothing", async ({ page, merchant }) => {
  const session = await merchant.session();
  await continueToCard(page, session, "en");
  await page.getByRole("textbox", { name: "Card number" }).fill("4999999999999999");
  await page.getByRole("textbox", { name: "Expiry date" }).fill("12/30");
  await page.getByRole("textbox", { name: "CVV" }).fill("123");
  await page.getByRole("button", { name: say("en").pay }).click();
  await page.waitForURL("**/en/checkout/**");
  await expect(page.getByRole("alert").filter({ hasText: "does not know this card number" })).toContainText(
    "Nothing was charged. Use one of the test cards.",
  );
  expect(await merchant.retrieve(session.session_id)).toMatchObject({ state: "attempted", settled_amount: "0.000" });
});

test("a receiver that answers 500 does not fail the payment, and the customer gets a summary", async ({
  page,
  merchant,
  receiver,
}) => {
  receiver.status = 500;
  const session = await merchant.session({ webhook_url: receiver.webhookUrl, redirect_url: receiver.shopUrl });
  await continueToCard(page, session, "en");
  await payWith(page, "411111111111111", "en");
  await expect(page.getByRole("status").filter({ hasText: "Payment successful" })).toBeVisible();
  const retrieved = await merchant.retrieve(session.session_id);
  expect(retrieved.state).toBe("paid");
  expect(JSON.stringify(retrieved)).toContain("disclosure_url_error");
});

test("the page leaves to an app that the merchant lists", async ({ page, merchant }) => {
  await merchant.call("PATCH", "/b/merchant/v1/settings/", { redirect_schemes: ["myapp"] });
  const session = await merchant.session({ redirect_url: "myapp://paid" });
  const left = page.waitForEvent("requestfailed", (request) => request.url().startsWith("myapp:"));
  await continueToCard(page, session, "en");
  await payWith(page, "411111111111111", "en");
  expect((await left).url()).toMatch(new RegExp(`^myapp://paid\\?.*session_id=${session.session_id}$`));
});

test("the look of a preview robot writes nothing, and a submit opens the session", async ({ browser, merchant }) => {
  const session = await merchant.session({});
  const context = await browser.newContext({ userAgent: "WhatsApp/2.23.20.0" });
  const page = await context.newPage();
  const state = async () => (await merchant.call("GET", `/b/checkout/v1/pymt-txn/${session.session_id}/`)).body.state;
  await page.goto(session.checkout_url);
  await expect(page.getByRole("button", { name: say("en").continue })).toBeVisible();
  expect(await state()).toBe("created");
  await page.getByRole("button", { name: say("en").continue }).click();
  await page.waitForURL("**/en/pay/**");
  expect(await state()).toBe("pending");
  await context.close();
});

test("an authorize gateway ends authorized", async ({ page, merchant, receiver }) => {
  const session = await merchant.session({ pg_codes: ["sandbox-auth"], webhook_url: receiver.webhookUrl });
  await continueToCard(page, session, "en");
  await payWith(page, "411111111111111", "en");
  await expect(page.getByRole("status").filter({ hasText: "Reserved, not charged yet" })).toBeVisible();
  expect((await merchant.retrieve(session.session_id)).state).toBe("authorized");
  expect(receiver.received[0]?.body).toMatchObject({ state: "authorized", result: "success" });
});

test("a gateway with one attempt ends failed after a decline", async ({ page, merchant }) => {
  const session = await merchant.session({ pg_codes: ["sandbox-single"] });
  await continueToCard(page, session, "en");
  await payWith(page, "411111111111112", "en");
  await expect(page.getByRole("status").filter({ hasText: "Payment failed" })).toBeVisible();
  expect((await merchant.retrieve(session.session_id)).state).toBe("failed");
});

test("the response shape chosen on the pay page is the stored gateway response", async ({
  page,
  merchant,
  receiver,
}) => {
  const session = await merchant.session({ webhook_url: receiver.webhookUrl });
  await continueToCard(page, session, "en");
  const shape = page.getByRole("radio", { name: "knet" });
  await shape.check();
  await page.keyboard.press("Space");
  await expect(shape).not.toBeChecked();
  await shape.check();
  await payWith(page, "411111111111111", "en");
  await expect(page.getByRole("status").filter({ hasText: "Payment successful" })).toBeVisible();
  expect(receiver.received[0]?.body.gateway_response).toMatchObject({ result: "CAPTURED", amt: "10.500" });
});

test("a save_card session saves the card and tells the merchant its token", async ({ page, merchant, receiver }) => {
  const session = await merchant.session({
    payment_type: "save_card",
    amount: "0",
    customer_id: "cust-save",
    webhook_url: receiver.webhookUrl,
  });
  await continueToCard(page, session, "en");
  await expect(page.getByRole("heading", { name: "Save a card for" })).toBeVisible();
  await expect(page.getByText("By saving this card, you agree")).toBeVisible();
  await expect(page.getByText("0.000")).toHaveCount(0);
  await page.getByRole("button", { name: "4111 1111 1111 111" }).first().click();
  await page.getByRole("button", { name: "Save card" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Card saved" })).toBeVisible();
  await expect(page.getByText("0.000")).toHaveCount(0);
  await expect.poll(() => receiver.received.length).toBe(1);
  expect(receiver.received[0]?.body).toMatchObject({
    state: "paid",
    token: { token: "411111111111111", customer_id: "cust-save" },
  });
});

/** Makes subscriptions for browser tests, pays their setup, and opens their self-service page. */
import { randomUUID } from "node:crypto";
import { withDatabase } from "./database";
import { expect, type Merchant, type Page } from "./test";
import { type Language, say } from "./words";

const NUMBER = /(\d{4})(?=\d)/g;

export type SubscribedCustomer = {
  readonly id: string;
  readonly sessionId: string;
  readonly email: string;
  readonly url: string;
};

/** The date in Kuwait some days ahead of the merchant's test clock, which other tests may have moved. */
async function dayAhead(merchant: Merchant, days: number): Promise<string> {
  const { body } = await merchant.call("GET", "/b/sandbox/v1/clock/");
  const then = Date.parse(String(body.now)) + days * 86_400_000;
  return new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Kuwait" }).format(then);
}

/** Makes a monthly subscription of 7.500 KWD with an unpaid setup, starting in `startsIn` days. */
export async function subscription(
  merchant: Merchant,
  { startsIn = 0, ...fields }: { startsIn?: number; [field: string]: unknown } = {},
  lang: Language = "en",
): Promise<SubscribedCustomer> {
  const email = `${randomUUID()}@example.com`;
  const start_date = await dayAhead(merchant, startsIn);
  const session = await merchant.session({
    payment_type: "auto_pay",
    amount: "2.000",
    language: lang,
    product_type: "Gold plan",
    customer_id: `c-${randomUUID()}`,
    customer_email: email,
    agreement: { id: `agr-${randomUUID()}` },
    autopay: { frequency: "monthly", recurring_amount: "7.500", start_date },
    ...fields,
  });
  const extra = session.extra as { autopay: { subscription_id: string } };
  const id = extra.autopay.subscription_id;
  return { id, sessionId: session.session_id, email, url: await pageUrl(merchant, id) };
}

export async function pageUrl(merchant: Merchant, id: string): Promise<string> {
  return String((await merchant.call("GET", `/b/pbl/v2/subscriptions/${id}/page-link/`)).body.page_url);
}

export async function payOnCardPage(page: Page, ending: string, lang: Language = "en"): Promise<void> {
  await page.waitForURL(`**/${lang}/pay/**`);
  await page.getByRole("button", { name: `41111111111111${ending}`.replace(NUMBER, "$1 ") }).click();
  await page.getByRole("button", { name: say(lang).pay }).click();
}

export async function begin(page: Page, { sessionId }: SubscribedCustomer, ending: string, lang: Language = "en") {
  await page.goto(`/${lang}/checkout/${sessionId}`);
  await page.getByRole("button", { name: say(lang).continue }).click();
  await payOnCardPage(page, ending, lang);
  const begun = new RegExp(`${say(lang).paid}|${say(lang).setUp}`);
  await expect(page.getByRole("status").filter({ hasText: begun })).toBeVisible();
}

/** Makes a subscription whose setup is paid with the test card 1111, by a query of the payment's state. */
export async function begunSubscription(
  merchant: Merchant,
  fields: object = {},
  lang: Language = "en",
): Promise<SubscribedCustomer> {
  const made = await subscription(merchant, { ...fields, extra: { sandbox_inquiry_result: "success" } }, lang);
  expect((await merchant.inquire(made.sessionId)).state).toBe("paid");
  return made;
}

const REPLACE_CARD = `UPDATE saved_card SET token = $2::text, last4 = right($2::text, 4)
  WHERE id = (SELECT card_id FROM subscription WHERE id = $1)`;

/** Makes a subscription with a paid setup, then replaces its card by a test card that declines renewals. */
export async function decliningSubscription(
  merchant: Merchant,
  ending: "4" | "6",
  lang: Language = "en",
): Promise<SubscribedCustomer> {
  const made = await begunSubscription(merchant, {}, lang);
  const { rowCount } = await withDatabase((database) =>
    database.query(REPLACE_CARD, [made.id, `41111111111111${ending}`]),
  );
  expect(rowCount).toBe(1);
  return made;
}

/** Advances the merchant's test clock by an ISO 8601 duration, and runs the jobs that become due. */
export async function pass(merchant: Merchant, by: string): Promise<void> {
  expect((await merchant.call("POST", "/b/sandbox/v1/clock/advance/", { by })).status).toBe(200);
}

export async function linkInMail(merchant: Merchant, email: string, kind: string): Promise<string> {
  const { body } = await merchant.call("GET", `/b/sandbox/v1/emails/?customer_email=${encodeURIComponent(email)}`);
  const mails = body.results as { kind: string; text: string }[];
  const text = mails.find((mail) => mail.kind === kind)?.text ?? "";
  return /https?:\/\/\S+\/subscription\/[\w.-]+/.exec(text)?.[0] ?? `no link in: ${text}`;
}

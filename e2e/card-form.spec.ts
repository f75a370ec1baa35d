/** A card typed in the checkout, or in the frame of a shop's page. */
import { randomUUID } from "node:crypto";
import type { FrameLocator } from "@playwright/test";
import { expectNoSeriousFault, expectNoSeriousFaultInEachLanguage } from "./support/axe";
import { withDatabase } from "./support/database";
import { grown, type HostPage, heardBy } from "./support/host-page";
import { expect, type Merchant, type Page, test } from "./support/test";
import { LANGUAGES, type Language, say } from "./support/words";

const ONSITE = { pg_codes: ["sandbox-onsite"] };
/** Valid, and used by no test card's button and no other journey. */
const CANARY = { number: "4539148803436467", expiry: "12/34", cvv: "7391" };

type Place = Page | FrameLocator;

async function type(place: Place, lang: Language, number: string, { expiry = "12/30", cvv = "123" } = {}) {
  const box = (name: string) => place.getByRole("textbox", { name });
  await box(say(lang).cardNumber).fill(number);
  await box(say(lang).expiry).fill(expiry);
  await box(say(lang).cvv).fill(cvv);
}

/** The test cards are folded. */
async function useTestCard(place: Place, number: string) {
  await place.locator("summary", { hasText: /^(Test cards|بطاقات الاختبار)$/ }).click();
  await place.getByRole("button", { name: number }).click();
}

const payButton = (place: Place, lang: Language) => place.getByRole("button", { name: say(lang).pay });

test("ar: the card form says what is wrong, a decline stays on the page, and another card pays", async ({
  page,
  merchant,
}) => {
  const lang: Language = "ar";
  const { session_id } = await merchant.session({ ...ONSITE, language: lang });
  await page.goto(`/${lang}/checkout/${session_id}`);
  const number = page.getByRole("textbox", { name: say(lang).cardNumber });
  await expect(number).toHaveAttribute("dir", "ltr");
  await expect(number).toHaveAttribute("autocomplete", "cc-number");
  await payButton(page, lang).click();
  await expect(number).toBeFocused();
  for (const name of ["cardNumber", "expiry", "cvv"] as const)
    await expect(page.getByRole("textbox", { name: say(lang)[name] })).toHaveAttribute("aria-invalid", "true");
  await expect(number).toHaveAccessibleDescription(/\S/);
  await expectNoSeriousFault(page);
  await type(page, lang, "٤١١١١١١١١١١١١١٢", { cvv: "١٢٣" });
  await expect(number).toHaveValue("4111 1111 1111 112");
  await payButton(page, lang).click();
  const banner = page.getByRole("alert").filter({ hasText: say(lang).nothingCharged });
  await expect(banner).toBeInViewport();
  await expect(number).toHaveValue("");
  expect((await merchant.retrieve(session_id)).state).toBe("attempted");
  await useTestCard(page, "411111111111111");
  await payButton(page, lang).click();
  await expect(page.getByRole("status").filter({ hasText: say(lang).paid })).toBeVisible();
  const { state, attempts } = await merchant.retrieve(session_id);
  expect([state, (attempts as unknown[]).length]).toEqual(["paid", 2]);
});

for (const lang of LANGUAGES) {
  test(`${lang}: the card form has no serious fault on a phone and a desktop`, async ({ page, merchant }) => {
    const customer = { customer_id: `c-${randomUUID()}`, language: lang };
    const { session_id } = await merchant.session({ ...customer, pg_codes: ["sandbox-onsite", "sandbox"] });
    await page.goto(`/${lang}/checkout/${session_id}`);
    await page.getByRole("radio").first().check();
    await expect(page.getByRole("checkbox")).not.toBeChecked();
    await expectNoSeriousFaultInEachLanguage(page);
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("ar: a test card is filled in, errors stand at their fields, and the card pays", async ({ page, merchant }) => {
    const lang: Language = "ar";
    const { session_id } = await merchant.session({ pg_codes: ["sandbox-onsite", "sandbox"], language: lang });
    await page.goto(`/${lang}/checkout/${session_id}`);
    await page.getByRole("radio").first().check();
    await payButton(page, lang)
      .or(page.getByRole("button", { name: say(lang).continue }))
      .click();
    await expect(page.getByRole("textbox", { name: say(lang).cardNumber })).toHaveAttribute("aria-invalid", "true");
    await useTestCard(page, "411111111111111");
    await expect(page.getByRole("textbox", { name: say(lang).cvv })).toHaveValue("123");
    await payButton(page, lang).click();
    await expect(page.getByRole("status").filter({ hasText: say(lang).paid })).toBeVisible();
    expect((await merchant.retrieve(session_id)).state).toBe("paid");
  });
});

/** A shop whose only method takes cards in the frame, and everything that its page could learn of a card. */
async function openShop(page: Page, { shop, merchant }: { shop: HostPage; merchant: Merchant }, wire: object = {}) {
  const foreign: string[] = [];
  page.on("request", (request) => {
    const { origin } = new URL(request.url());
    const { referer = "" } = request.headers();
    if (origin !== merchant.base) foreign.push(`${request.url()} ${referer} ${request.postData() ?? ""}`);
  });
  await page.addInitScript(() => {
    Reflect.set(window, "messages", []);
    window.addEventListener("message", ({ data }) => Reflect.get(window, "messages").push(JSON.stringify(data)));
  });
  const { session_id } = await merchant.session({ pg_codes: ["sandbox"], ...wire });
  await shop.open(page, { session_id, formsOfPayment: ["cardOnsite", "tokenPay"] });
  const messages = () => page.evaluate(() => Reflect.get(window, "messages") as string[]);
  return {
    session_id,
    frame: page.frameLocator("#pay iframe"),
    known: async () => [...foreign, ...(await messages())],
  };
}

const toOnsite = (merchant: Merchant) => [
  "gateway",
  "set",
  merchant.credentials.merchant_id,
  "sandbox",
  "--flow",
  "card_onsite",
];
const namesHeard = async (page: Page) => (await heardBy(page)).map(([name]) => name);

test("in a frame the shop is asked and told, and learns no card", async ({ ownMerchant, operator, shop, page }) => {
  await operator.run(...toOnsite(ownMerchant));
  const { session_id, frame, known } = await openShop(page, { shop, merchant: ownMerchant });
  await type(frame, "en", CANARY.number, CANARY);
  await payButton(frame, "en").click();
  await expect.poll(() => namesHeard(page)).toEqual(["validatepayment", "beforepayment", "cancel"]);
  const [[, asked], [, shown], [, told]] = (await heardBy(page)) as [
    [string, object],
    [string, object],
    [string, object],
  ];
  expect(asked).toMatchObject({ form_of_payment: "card_onsite", pg_code: "sandbox" });
  const card = { number: "453914XXXXXX6467", expiry_month: "12", expiry_year: "34", brand: "Visa", scheme: "Visa" };
  expect(shown).toEqual({ card });
  expect(told).toMatchObject({ form_of_payment: "card_onsite", status: "canceled", session_id });
  await expect(frame.getByRole("alert").filter({ hasText: say("en").nothingCharged })).toBeVisible();
  await type(frame, "en", "411111111111111");
  await payButton(frame, "en").click();
  await expect
    .poll(async () => (await namesHeard(page)).slice(3))
    .toEqual(["validatepayment", "beforepayment", "success"]);
  await expect(frame.getByRole("status")).toContainText("Payment successful");
  const heard = await known();
  expect(heard.join()).toContain(session_id);
  expect(heard.filter((text) => text.includes(CANARY.number) || /\b7391\b/.test(text))).toEqual([]);
});

test("in a frame a saved card is removed, a refused form leads back, and the payment is canceled", async ({
  ownMerchant,
  operator,
  shop,
  page,
  console,
}) => {
  await operator.run(...toOnsite(ownMerchant));
  const customer = { customer_id: "c-1", pg_codes: ["sandbox"] };
  await page.goto((await ownMerchant.session(customer)).checkout_url);
  await type(page, "en", "411111111111111");
  await page.getByRole("checkbox", { name: "Save this card" }).check();
  await payButton(page, "en").click();
  await expect(page.getByRole("status").filter({ hasText: say("en").paid })).toBeVisible();
  const { session_id, frame } = await openShop(page, { shop, merchant: ownMerchant }, customer);
  await expect(frame.getByRole("radio")).toHaveCount(2);
  await frame.locator('summary[aria-label="Remove Visa •••• 1111"]').click();
  await grown(frame);
  await frame.getByRole("button", { name: "Remove Visa •••• 1111" }).click();
  await expect(frame.getByRole("radio", { name: /^Visa/ })).toHaveCount(0);
  const posts = { caller: `session:${session_id}`, count: 30 };
  const write = `INSERT INTO rate_counter (caller, class, window_start, count)
    SELECT $1, 'form_post', date_trunc('minute', now()) + n * interval '1 minute', $2 FROM generate_series(0, 1) n
    ON CONFLICT (caller, class, window_start) DO UPDATE SET count = excluded.count`;
  await withDatabase((database) => database.query(write, [posts.caller, posts.count]));
  const cancel = async () => {
    await frame.getByRole("button", { name: "Cancel payment" }).click();
    await expect(frame.getByText("Cancel for good?")).toBeVisible();
    await grown(frame);
    await frame.getByRole("button", { name: "Cancel payment" }).click();
  };
  await cancel();
  await expect(frame.getByRole("heading", { name: "Too many attempts on this page." })).toBeVisible();
  await withDatabase((database) => database.query("DELETE FROM rate_counter WHERE caller = $1", [posts.caller]));
  await frame.getByRole("link", { name: "Go back and try again" }).click();
  await cancel();
  await expect.poll(() => namesHeard(page)).toEqual(["cancel"]);
  expect((await heardBy(page))[0]?.[1]).toMatchObject({ status: "canceled", session_id });
  console.expects(/status of 429/);
});

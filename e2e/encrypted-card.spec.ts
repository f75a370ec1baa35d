/** A card that Adyen's script encrypts in the browser, against a double of Adyen. */
import { readFileSync } from "node:fs";
import type { FrameLocator } from "@playwright/test";
import { seal } from "@/server/secrets";
import {
  type AdyenDouble,
  DOUBLE_HMAC_KEY,
  DOUBLE_KEY,
  DOUBLE_MERCHANT,
  startAdyenDouble,
} from "@/server/testing/adyen/double";
import { DOUBLE_CLIENT_KEY, decrypted } from "@/server/testing/adyen/secured-fields";
import { expectNoSeriousFaultInEachLanguage } from "./support/axe";
import { withDatabase } from "./support/database";
import { heardBy, violationsOn } from "./support/host-page";
import { expect, type Merchant, type Operator, type Page, test } from "./support/test";
import { LANGUAGES, type Language, say } from "./support/words";

/** Valid, and typed by no other journey. */
const CANARY = "4916338506082832";
const FRAME = { en: "Card details", ar: "بيانات البطاقة" } as const;
const HOLDER = { en: "Name on the card", ar: "الاسم على البطاقة" } as const;

test.describe.configure({ mode: "default" });

let double: AdyenDouble;
test.beforeAll(async () => {
  double = await startAdyenDouble(Number(process.env.SARRAF_ADYEN_PORT));
});
test.afterAll(() => double.stop());

/** An account at Adyen whose cards are typed on the pages of this service. */
async function addAdyen({ credentials }: Merchant, operator: Operator): Promise<void> {
  const { merchant_id: id } = credentials;
  const account = ["--name", "Card", "--currency", "KWD", "--connector", "adyen", "--environment", "test"];
  const use = ["--plugins", "payment_request", "--operations", "refund", "--flow", "card_onsite"];
  await operator.run("gateway", "create", id, "adyen", ...account, ...use);
  const fields = { api_key: DOUBLE_KEY, merchant_account: DOUBLE_MERCHANT, hmac_key: DOUBLE_HMAC_KEY };
  const values = seal(JSON.stringify({ ...fields, client_key: DOUBLE_CLIENT_KEY }));
  const write =
    "UPDATE gateway SET credentials = $1, credentials_set_at = now() WHERE merchant_id = $2 AND code = 'adyen'";
  await withDatabase((database) => database.query(write, [values, id]));
}

type Place = Page | FrameLocator;

const cardFrame = (place: Place, lang: Language) => place.frameLocator(`iframe[title="${FRAME[lang]}"]`);
const secured = (place: Place, lang: Language, field: string) =>
  cardFrame(place, lang).frameLocator(`[data-cse=${field}] iframe`).locator("input");

async function type(place: Place, lang: Language, number: string) {
  await secured(place, lang, "encryptedCardNumber").fill(number);
  await secured(place, lang, "encryptedExpiryDate").fill("0340");
  await secured(place, lang, "encryptedSecurityCode").fill("737");
  // Encryption takes a moment; the form counts as unfinished until then.
  await expect(place.locator(`iframe[title="${FRAME[lang]}"]`)).not.toHaveAttribute("data-unfit");
}

const paymentsSent = () => double.requests.filter(({ path }) => path === "/payments");

/** Names of the tables that contain the text. */
function tablesWith(text: string): Promise<string[]> {
  return withDatabase(async (database) => {
    const { rows } = await database.query<{ name: string }>(
      "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'",
    );
    const found: string[] = [];
    for (const { name } of rows) {
      const count = await database.query(`SELECT 1 FROM "${name}" r WHERE to_jsonb(r)::text LIKE $1 LIMIT 1`, [
        `%${text}%`,
      ]);
      if (count.rowCount !== 0) found.push(name);
    }
    return found;
  });
}

/** All that the browser sends to the service. */
function watchRequests(page: Page, { base }: Merchant): string[] {
  const sent: string[] = [];
  page.context().on("request", (request) => {
    if (request.url().startsWith(base)) sent.push(`${request.url()} ${request.postData() ?? ""}`);
  });
  return sent;
}

for (const lang of LANGUAGES)
  test(`${lang}: the form says what is wrong at each field, pays, and its number is nowhere in the service`, async ({
    ownMerchant,
    operator,
    page,
  }) => {
    await addAdyen(ownMerchant, operator);
    const sent = watchRequests(page, ownMerchant);
    const { session_id } = await ownMerchant.session({ pg_codes: ["adyen"], language: lang });
    await page.goto(`/${lang}/checkout/${session_id}`);
    const fields = cardFrame(page, lang).locator("main");
    const number = secured(page, lang, "encryptedCardNumber");
    await expect(number).toHaveAttribute("aria-label", say(lang).cardNumber);
    await expect(page.locator(`input[name="card-adyen-encrypted"]`)).toHaveCount(1);
    await page.getByRole("button", { name: say(lang).pay }).click();
    await expect(fields.getByRole("alert")).toHaveCount(3);
    await expect(number).toBeFocused();
    await expectNoSeriousFaultInEachLanguage(page);
    await number.fill("4916338506082831");
    await number.press("Tab");
    await expect(fields.getByRole("alert").first()).toHaveText(
      lang === "en" ? /number is not valid/ : /رقم البطاقة غير صحيح/,
    );
    const holder = page.getByRole("textbox", { name: HOLDER[lang] });
    await holder.fill(CANARY);
    await expect(holder).not.toHaveAttribute("name");
    await type(page, lang, CANARY);
    await expect(fields.getByRole("alert")).toHaveCount(0);
    await holder.fill("Noor Al-Shammari");
    await secured(page, lang, "encryptedSecurityCode").press("Enter");
    await expect(page.getByRole("status").filter({ hasText: say(lang).paid })).toBeVisible();
    expect((await ownMerchant.retrieve(session_id)).state).toBe("paid");
    const { paymentMethod } = Object(paymentsSent().at(-1)?.body);
    expect(decrypted(paymentMethod.encryptedCardNumber)).toBe(CANARY);
    expect(decrypted(paymentMethod.encryptedExpiryYear)).toBe("2040");
    expect(paymentMethod.holderName).toBe("Noor Al-Shammari");
    expect(double.violations).toEqual([]);
    expect(sent.join("\n")).toContain("encryptedCardNumber");
    expect(sent.filter((text) => text.includes(CANARY))).toEqual([]);
    expect(await tablesWith(session_id)).not.toEqual([]);
    for (const secret of [CANARY, paymentMethod.encryptedCardNumber, "Noor Al-Shammari"]) {
      expect(await tablesWith(secret)).toEqual([]);
      expect(readFileSync(process.env.SARRAF_SERVER_LOG ?? "", "utf8")).not.toContain(secret);
    }
  });

test("ar: in a shop's frame it pays, and the shop learns the last digits alone", async ({
  ownMerchant,
  operator,
  shop,
  page,
}) => {
  await addAdyen(ownMerchant, operator);
  const { session_id } = await ownMerchant.session({ pg_codes: ["adyen"], language: "ar" });
  await shop.open(page, { session_id, lang: "ar", formsOfPayment: ["cardOnsite"] });
  const frame = page.frameLocator("#pay iframe").first();
  await expect(secured(frame, "ar", "encryptedCardNumber")).toBeVisible();
  await type(frame, "ar", CANARY);
  await frame.getByRole("button", { name: say("ar").pay }).click();
  await expect
    .poll(async () => (await heardBy(page)).map(([name]) => name))
    .toEqual(["validatepayment", "beforepayment", "success"]);
  const [, [, before]] = (await heardBy(page)) as [unknown, [string, object]];
  expect(before).toMatchObject({ card: { number: "XXXXXXXXXXXX2832", brand: "Visa" } });
  expect(JSON.stringify(await heardBy(page))).not.toContain(CANARY);
  expect(await violationsOn(page)).toEqual([]);
});

test("a shop that lists no cardOnsite sends its customer to Adyen's page", async ({
  ownMerchant,
  operator,
  shop,
  page,
}) => {
  await addAdyen(ownMerchant, operator);
  const { session_id } = await ownMerchant.session({ pg_codes: ["adyen"] });
  await shop.open(page, { session_id, formsOfPayment: ["redirect"] });
  await page.frameLocator("#pay iframe").first().getByRole("button", { name: "Continue" }).click();
  await page.waitForURL(`${double.origin}/pages/**`);
});

test("the gateway's script runs on the page of the card's fields alone", async ({ ownMerchant, operator, page }) => {
  await addAdyen(ownMerchant, operator);
  const { session_id } = await ownMerchant.session({ pg_codes: ["adyen"] });
  const policies = new Map<string, string>();
  page.on("response", (response) => {
    const policy = response.headers()["content-security-policy"];
    if (policy !== undefined) policies.set(new URL(response.url()).pathname.split("/")[2] ?? "", policy);
  });
  await page.goto(`/en/checkout/${session_id}`);
  await expect(secured(page, "en", "encryptedCardNumber")).toBeVisible();
  expect(policies.get("card-fields")).toContain(`frame-src 'self' ${double.origin}`);
  expect(policies.get("card-fields")).toContain("frame-ancestors 'self'");
  expect(policies.get("checkout")).not.toContain(double.origin);
  const framed = await page.request.get(`/en/card-fields/${session_id}/sandbox/`);
  expect(framed.status()).toBe(404);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the card is entered on Adyen's page", async ({ ownMerchant, operator, page }) => {
    await addAdyen(ownMerchant, operator);
    const { session_id } = await ownMerchant.session({ pg_codes: ["adyen"] });
    await page.goto(`/en/checkout/${session_id}`);
    await expect(page.getByText("The card is entered on the next page.").first()).toBeVisible();
    await page.getByRole("button", { name: say("en").pay }).click();
    await page.waitForURL(`${double.origin}/pages/**`);
  });
});

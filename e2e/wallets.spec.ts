/** Device wallets, stc pay and instalments on the checkout. */
import { expectNoSeriousFault, expectNoSeriousFaultAtBothWidths } from "./support/axe";
import { heardBy } from "./support/host-page";
import { expect, type Page, test } from "./support/test";
import { type Language, say } from "./support/words";

async function askForCode(page: Page, lang: Language, phone: string): Promise<void> {
  await page.getByRole("radio", { name: "stc pay" }).check();
  await page.getByRole("textbox", { name: say(lang).phone }).fill(phone);
  await page.getByRole("button", { name: say(lang).continue }).click();
  await page.waitForURL("**wallet=**");
}

test("en: a sheet says that it paid, then the page does", async ({ page, merchant }) => {
  const lang: Language = "en";
  const session = await merchant.session({ language: lang });
  await page.goto(`/${lang}/checkout/${session.session_id}`);
  await page.getByRole("button", { name: "Apple Pay", exact: true }).click();
  const sheet = page.getByRole("dialog", { name: "Apple Pay" });
  await expect(sheet).toBeVisible();
  await expectNoSeriousFault(page);
  await page.keyboard.press("Escape");
  await expect(page.getByText(say(lang).wentBack)).toBeVisible();
  await page.getByRole("button", { name: "Google Pay", exact: true }).click();
  const other = page.getByRole("dialog", { name: "Google Pay" });
  await other.getByRole("button", { name: say(lang).pay }).click();
  await expect(other.getByRole("status")).toHaveText(say(lang).sheetPaid);
  await expect(sheet).toHaveCount(0);
  await expect(page.getByRole("status").filter({ hasText: say(lang).paid })).toBeVisible();
  const { attempts } = await merchant.retrieve(session.session_id);
  expect(attempts).toMatchObject([{ result: "canceled" }, { result: "success" }]);
});

test("ar: stc pay stays on the form after a wrong code, and pays by the right one", async ({ page, merchant }) => {
  const lang: Language = "ar";
  const session = await merchant.session({ language: lang });
  await page.goto(`/${lang}/checkout/${session.session_id}`);
  await page.getByRole("radio", { name: "stc pay" }).check();
  await page.getByRole("button", { name: say(lang).continue }).click();
  await expect(page.getByRole("textbox", { name: say(lang).phone })).toHaveAttribute("aria-invalid", "true");
  await expectNoSeriousFaultAtBothWidths(page);
  await askForCode(page, lang, "٥٠٠٠١٢٣٤");
  const code = page.getByRole("textbox", { name: say(lang).code, exact: true });
  await expect(code).toHaveAttribute("autocomplete", "one-time-code");
  await expect(page.getByRole("button", { name: say(lang).resend })).toHaveAttribute("aria-disabled", "true");
  await expectNoSeriousFaultAtBothWidths(page);
  await code.fill("000000");
  await page.keyboard.press("Enter");
  await expect(code).toHaveAttribute("aria-invalid", "true");
  await expect(code).toBeFocused();
  await page.getByRole("button", { name: say(lang).otherWay }).click();
  await expect(page.getByText(say(lang).wentBack)).toBeVisible();
  await askForCode(page, lang, "50001234");
  await code.fill("111111");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: say(lang).paid })).toBeVisible();
});

test("en: instalments name their plan and lead to the pay page", async ({ page, merchant }) => {
  const lang: Language = "en";
  const session = await merchant.session({ language: lang, pg_codes: ["sandbox", "sandbox-flex"] });
  await page.goto(`/${lang}/checkout/${session.session_id}`);
  await page.getByRole("radio", { name: /pay in 4|أربع دفعات/ }).check();
  await expect(page.getByText(/^(Pay in 4 instalments|ادفع على أربع دفعات)$/)).toBeVisible();
  await page.getByRole("button", { name: say(lang).continue }).click();
  await page.waitForURL("**/pay/**");
  const small = await merchant.session({ language: lang, amount: "5", pg_codes: ["sandbox", "sandbox-flex"] });
  await page.goto(`/${lang}/checkout/${small.session_id}`);
  await expect(page.getByRole("radio")).toHaveCount(2);
});

test("ar: what a debit scheme answered is shown before the next try", async ({ page, ownMerchant, operator }) => {
  const lang: Language = "ar";
  const { merchant_id } = ownMerchant.credentials;
  const services = ["--services", "apple_pay", "--result-popup", "on"];
  await operator.run("gateway", "set", merchant_id, "sandbox", ...services);
  const session = await ownMerchant.session({ language: lang, extra: { sandbox_result: "failed" } });
  await page.goto(`/${lang}/checkout/${session.session_id}`);
  await page.getByRole("button", { name: "Apple Pay", exact: true }).click();
  await page
    .getByRole("dialog", { name: "Apple Pay" })
    .getByRole("button", { name: say(lang).pay })
    .click();
  const popup = page.getByRole("dialog", { name: say(lang).answer });
  await expect(popup.getByText("card_number")).toBeVisible();
  await expectNoSeriousFault(page);
  await popup.getByRole("button", { name: say(lang).close }).click();
  await expect(popup).toHaveCount(0);
  await page.getByRole("button", { name: "Apple Pay", exact: true }).click();
  await expect(page.getByRole("dialog", { name: "Apple Pay" })).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("en: stc pay asks for a phone and a code", async ({ page, merchant }) => {
    const lang: Language = "en";
    const session = await merchant.session({ language: lang });
    await page.goto(`/${lang}/checkout/${session.session_id}`);
    await page.getByRole("radio", { name: "stc pay" }).check();
    await page.getByRole("button", { name: say(lang).continue }).click();
    await expect(page.getByRole("textbox", { name: say(lang).phone })).toHaveAttribute("aria-invalid", "true");
    await askForCode(page, lang, "50001234");
    await page.getByRole("button", { name: say(lang).resend }).click();
    const code = page.getByRole("textbox", { name: say(lang).code, exact: true });
    await code.fill("000000");
    await page.getByRole("button", { name: say(lang).pay }).click();
    await expect(code).toHaveAttribute("aria-invalid", "true");
    await code.fill("111111");
    await page.getByRole("button", { name: say(lang).pay }).click();
    await expect(page.getByRole("status").filter({ hasText: say(lang).paid })).toBeVisible();
  });

  test("ar: a wallet's sheet opens in the page", async ({ page, merchant }) => {
    const lang: Language = "ar";
    const session = await merchant.session({ language: lang });
    await page.goto(`/${lang}/checkout/${session.session_id}`);
    await page.getByRole("button", { name: "Apple Pay", exact: true }).click();
    await page
      .getByRole("dialog", { name: "Apple Pay" })
      .getByRole("button", { name: say(lang).pay })
      .click();
    await expect(page.getByRole("status").filter({ hasText: say(lang).paid })).toBeVisible();
  });
});

test("ar: in a shop's frame a sheet calls the shop's hooks in their order, and its result is reported once", async ({
  page,
  ownMerchant,
  shop,
  operator,
}) => {
  const lang: Language = "ar";
  const { merchant_id } = ownMerchant.credentials;
  await operator.run("gateway", "set", merchant_id, "sandbox", "--services", "apple_pay,stc_pay");
  const { session_id } = await ownMerchant.session({ language: lang });
  await shop.open(page, { session_id, lang, formsOfPayment: ["applePay", "stcPay"] });
  const frame = page.frameLocator("#pay iframe");
  const names = async () => (await heardBy(page)).map(([name]) => name);
  await frame.getByRole("button", { name: "Apple Pay", exact: true }).click();
  const sheet = frame.getByRole("dialog", { name: "Apple Pay" });
  await expect(sheet).toBeVisible();
  expect(await names()).toEqual(["validatepayment"]);
  await sheet.getByRole("button", { name: say(lang).sheetCancel }).click();
  await expect.poll(names).toEqual(["validatepayment", "cancel"]);
  expect((await heardBy(page)).at(-1)?.[1]).toMatchObject({ status: "canceled", form_of_payment: "apple_pay" });
  await frame.getByRole("radio", { name: "stc pay" }).check();
  await frame.getByRole("textbox", { name: say(lang).phone }).fill("50001234");
  await frame.getByRole("button", { name: say(lang).continue }).click();
  await frame.getByRole("textbox", { name: say(lang).code, exact: true }).fill("111111");
  await frame.getByRole("button", { name: say(lang).pay }).click();
  await expect.poll(names).toEqual(["validatepayment", "cancel", "validatepayment", "beforepayment", "success"]);
  expect((await heardBy(page)).at(-1)?.[1]).toMatchObject({ form_of_payment: "stc_pay", challenge_occurred: true });
});

test("in a shop's frame without callbacks the answer is shown once, in the frame", async ({
  page,
  ownMerchant,
  shop,
  operator,
}) => {
  const { merchant_id } = ownMerchant.credentials;
  const services = ["--services", "apple_pay", "--result-popup", "on"];
  await operator.run("gateway", "set", merchant_id, "sandbox", ...services);
  shop.functions = [];
  const { session_id } = await ownMerchant.session({ extra: { sandbox_result: "failed" } });
  await shop.open(page, { session_id });
  const frame = page.frameLocator("#pay iframe");
  await frame.getByRole("button", { name: "Apple Pay", exact: true }).click();
  const sheet = frame.getByRole("dialog", { name: "Apple Pay" });
  await sheet.getByRole("button", { name: say("en").pay }).click();
  const answer = frame.getByRole("dialog", { name: say("en").answer });
  await expect(answer.getByText("card_number")).toBeVisible();
  // A popup of the shop's page would get the click.
  await answer.getByRole("button", { name: say("en").close }).click();
  await expect(answer).toHaveCount(0);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("in a shop's frame a wallet's button that is pressed before the page's scripts run opens that wallet", async ({
  page,
  ownMerchant,
  shop,
  operator,
}) => {
  const { merchant_id } = ownMerchant.credentials;
  await operator.run("gateway", "set", merchant_id, "sandbox", "--services", "apple_pay");
  const { session_id } = await ownMerchant.session();
  await page.addInitScript(() => {
    if (window === window.top) return;
    // The first button is the one that React's streamed HTML replaces.
    const press = () => {
      const button = document.querySelector<HTMLElement>("button[name=sheet]");
      if (button === null) setTimeout(press);
      else button.click();
    };
    press();
  });
  await shop.open(page, { session_id });
  await expect(page.frameLocator("#pay iframe").getByRole("dialog", { name: "Apple Pay" })).toBeVisible();
  expect((await heardBy(page)).map(([name]) => name)).toEqual(["validatepayment"]);
});

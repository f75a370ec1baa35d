/** Every control is used by role and name, without force, as automation and assistive technology do. */
import { expectNoSeriousFault } from "./support/axe";
import { consoleUser, enter } from "./support/console";
import { begunSubscription } from "./support/subscribing";
import { expect, type Merchant, type Page, test } from "./support/test";
import { type Language, say } from "./support/words";

type Scope = Pick<Page, "getByRole" | "locator">;

/**
 * Uses every visible radio, checkbox and switch.
 * @param before controls left alone
 */
async function pressAll(scope: Scope, before: readonly string[] = []): Promise<string[]> {
  const pressed: string[] = [];
  for (const role of ["radio", "checkbox", "switch"] as const) {
    const names = await scope.getByRole(role).evaluateAll((found) =>
      (found as HTMLInputElement[])
        .filter((input) => !input.disabled && input.checkVisibility())
        .map((input) => {
          const by = input.getAttribute("aria-labelledby")?.split(" ") ?? [];
          const labels = by.length > 0 ? by.map((id) => document.getElementById(id)) : [...(input.labels ?? [])];
          return labels
            .map((label) => label?.textContent ?? "")
            .join(" ")
            .replace(/\s+/g, " ")
            .trim();
        }),
    );
    for (const name of names.filter((each) => !before.includes(`${role} ${each}`))) {
      expect(name, `a ${role} without a name`).not.toBe("");
      const named = scope.getByRole(role, { name, exact: true });
      await expect(named).toHaveCount(1);
      if (role !== "radio") await named.uncheck();
      await named.check();
      await expect(named).toBeChecked();
      pressed.push(`${role} ${name}`);
    }
  }
  return pressed;
}

/** Chooses each select's last value. */
async function chooseAll(scope: Scope): Promise<number> {
  const boxes = await scope.getByRole("combobox").all();
  for (const box of boxes) {
    await expect(box).toHaveAccessibleName(/\S/);
    const last = await box.evaluate((select: HTMLSelectElement) => select.options.item(select.length - 1)?.value ?? "");
    await box.selectOption(last);
    await expect(box).toHaveValue(last);
  }
  return boxes.length;
}

async function knownCustomer(merchant: Merchant, lang: Language): Promise<string> {
  const customer = `controls-${lang}-${Date.now()}`;
  await merchant.credit(customer, "4");
  const agreed = { payment_type: "auto_debit", customer_id: customer, agreement: { id: `agreement-${customer}` } };
  const { session_id } = await merchant.session({ ...agreed, extra: { sandbox_inquiry_result: "success" } });
  expect((await merchant.inquire(session_id)).state).toBe("paid");
  return customer;
}

const ALL = ["sandbox", "sandbox-onsite", "sandbox-flex"];

test("ar: on the checkout and its pay page", async ({ page, merchant }) => {
  const lang: Language = "ar";
  const customer_id = await knownCustomer(merchant, lang);
  const session = await merchant.session({ language: lang, customer_id, pg_codes: ALL });
  await page.goto(`/${lang}/checkout/${session.session_id}`);
  const pressed = await pressAll(page);
  expect(pressed).toContain("radio Visa •••• 1111");
  expect(pressed).toContain("radio stc pay");
  expect(pressed).toContain(`switch ${say(lang).useWallet}`);
  await page.getByRole("switch", { name: say(lang).useWallet }).uncheck();
  await page.getByRole("radio", { name: /card on page|بطاقة في الصفحة/ }).check();
  await page.locator("summary", { hasText: /^(Test cards|بطاقات الاختبار)$/ }).click();
  const inside = await pressAll(page, pressed);
  expect(inside.filter((each) => each.startsWith("checkbox"))).toHaveLength(1);
  expect(inside).toContain("radio knet");
  for (const wallet of ["Apple Pay", "Google Pay"]) {
    await page.getByRole("button", { name: wallet, exact: true }).click();
    await page
      .getByRole("dialog", { name: wallet })
      .getByRole("button", { name: say(lang).sheetCancel })
      .click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
  await page.getByRole("radio", { name: /^(Sandbox|البوابة التجريبية)$/ }).check();
  await page.getByRole("button", { name: say(lang).continue }).click();
  await page.waitForURL("**/pay/**");
  const card = await pressAll(page);
  for (const shape of ["knet", "mpgs", "cybersource", "myfatoorah"]) expect(card).toContain(`radio ${shape}`);
  expect(card.filter((each) => each.startsWith("checkbox"))).toHaveLength(1);
});

test("en: in a shop's frame", async ({ page, ownMerchant, shop, operator }) => {
  const lang: Language = "en";
  const offers = ["--services", "apple_pay,stc_pay", "--wallets", "wallet_sarraf"];
  await operator.run("gateway", "set", ownMerchant.credentials.merchant_id, "sandbox", ...offers);
  const customer_id = await knownCustomer(ownMerchant, lang);
  const { session_id } = await ownMerchant.session({ language: lang, customer_id });
  await shop.open(page, { session_id, lang });
  const frame = page.frameLocator("#pay iframe");
  await expect(frame.getByRole("radio").first()).toBeVisible();
  expect(await pressAll(frame)).toContain("radio stc pay");
});

test("ar: on an invoice, the demo of the web SDK and the console", async ({ page, ownMerchant }) => {
  const lang: Language = "ar";
  const { status, body } = await ownMerchant.call("POST", "/b/invoice/v1/invoice/", {
    type: "payment_request",
    currency_code: "KWD",
    pg_codes: ["sandbox"],
    language: lang,
    invoice_number: `INV-${Date.now()}-${lang}`,
    due_date: "2030-01-31",
    customer_first_name: "Mona",
    invoice_items: [{ sku: "S-1", description: "Dates", quantity: 2, unit_price: "5.000" }],
  });
  expect(status, JSON.stringify(body)).toBe(201);
  await page.goto(String(body.invoice_url));
  await pressAll(page);
  for (const role of ["button", "link"] as const) await expect(page.getByRole(role, { name: /^$/ })).toHaveCount(0);

  await page.goto(`/${lang}/sandbox/sdk`);
  await page.getByRole("main").getByRole("button").click();
  await page.waitForURL(/session=/);
  const demo = page.url();
  expect(await pressAll(page)).toContain("checkbox applePay");
  expect(await chooseAll(page)).toBe(11);
  // The choices stay in the page, so the test opens the page again before it uses the frame.
  await page.goto(demo);
  const frame = page.frameLocator("main iframe");
  await expect(frame.getByRole("radio").first()).toBeVisible();
  expect(await pressAll(frame)).toContain("radio stc pay");
  await expectNoSeriousFault(page);

  const permissions = ["merchant.users", "Can view payment requests", "console.developer"];
  await enter(page, await consoleUser(ownMerchant, permissions), { lang, path: "/me" });
  expect(await pressAll(page)).toHaveLength(4);
  for (const [path, selects] of [
    ["/payments", 0],
    ["/requests", 3],
    ["/activity", 3],
    ["/overview", 0],
  ] as const) {
    await page.goto(`/${lang}/console${path}`);
    expect(await chooseAll(page), path).toBe(selects);
  }
});

test("en: on the pages without a question, every button and link has a name", async ({ page, ownMerchant }) => {
  const lang: Language = "en";
  const made = await begunSubscription(ownMerchant, {}, lang);
  for (const path of [made.url, "/", `/${lang}/sandbox/mailbox`, `/${lang}/sandbox/events`]) {
    await page.goto(path);
    await pressAll(page);
    for (const role of ["button", "link", "combobox", "textbox"] as const)
      await expect(page.getByRole(role, { name: /^$/ })).toHaveCount(0);
  }
});

/** The checkout's form, in both languages: choices, switches, details in place, questions before an end. */
import { afterEach, describe, expect, it, vi } from "vitest";
import { gate } from "@/e2e/support/gate";
import { LANGUAGES, type Language, say } from "@/e2e/support/words";
import type { CheckoutView } from "@/server/domain/payments";
import { CARD, checkoutPage, METHOD, OPEN, ORDER } from "../testing/checkout-page";
import { descriptionOf, type Mounted, mount } from "../testing/mount";
import { CARD_ENTRY } from "../testing/pay-page";
import { MESSAGES } from "../testing/render";
import { type MethodFormState, NO_ANSWER } from "./form-answer";
import { REMOVE_FORM } from "./remove-card";

const ONSITE = {
  ...METHOD,
  code: "onsite",
  name: "Onsite",
  nameAr: "في الصفحة",
  flow: "card_onsite",
  leavesPage: false,
  cardEntry: CARD_ENTRY,
};
const PHONE = { ...METHOD, code: "phone", name: "stc pay", nameAr: "stc pay", flow: "stc_pay", leavesPage: false };
const OTHER = { ...METHOD, code: "other", name: "Other", nameAr: "أخرى" };
const WALLET = {
  amount: { amount: "4.000", currency: "KWD" },
  covers: false,
  left: { amount: "121.000", currency: "KWD" },
  lines: [],
};
const FACTS = { countryCode: "KW" } as CheckoutView["sheets"][number]["facts"];
const PRICE = { charge: ORDER, fee: { amount: "0.000", currency: "KWD" }, hasFee: false, total: ORDER };
const UNPRICED = { feeDescription: null, feeDescriptionAr: null, exchangeRate: null, withWallet: null };
const SHEET = {
  ...PRICE,
  ...UNPRICED,
  service: "apple_pay",
  pgCode: "sandbox",
  isSimulated: true,
  facts: FACTS,
} as const;

let sessions = 0;
let page: Mounted;

/** Opens the checkout of a new session, whose form is answered so. */
async function open(
  lang: Language,
  change: Partial<CheckoutView>,
  answer: Partial<MethodFormState> = {},
  given: Parameters<typeof checkoutPage>[1] = {},
) {
  sessions += 1;
  const forms: FormData[] = [];
  const start = async (_state: MethodFormState, form: FormData) => {
    forms.push(form);
    return { ...NO_ANSWER, ...answer };
  };
  const shown = (more: Partial<CheckoutView> = {}) =>
    checkoutPage({ sessionId: `session-${sessions}`, ...change, ...more }, { start, ...given });
  page = await mount(shown(), lang);
  return { forms, shown };
}

const goOn = (lang: Language) => page.one("button", new RegExp(`${say(lang).pay.source}|${say(lang).continue.source}`));

afterEach(() => {
  vi.restoreAllMocks();
  return page.unmount();
});

describe.each(LANGUAGES)("the checkout's form (%s)", (lang) => {
  const words = MESSAGES[lang];

  it("moves the focus from a field to the pay button while the form is sent, not from a wallet's button", async () => {
    const answered = gate();
    const start = () => answered.opened.then(() => NO_ANSWER);
    await open(lang, { methods: [PHONE], sheets: [SHEET] }, {}, { start });
    const wallet = page.one("button", "Apple Pay");
    wallet.focus();
    await page.press(wallet);
    expect(goOn(lang).getAttribute("aria-busy")).toBe("true");
    expect(document.activeElement).toBe(wallet);
    answered.open();
    await page.follow(() => undefined);
    await page.unmount();
    const later = gate();
    await open(lang, { methods: [PHONE] }, {}, { start: () => later.opened.then(() => NO_ANSWER) });
    await page.press(page.one("radio", "stc pay"));
    const phone = page.one("textbox", say(lang).phone);
    phone.focus();
    // Enter presses the form's first button.
    await page.follow(() => phone.form?.querySelector("button")?.click());
    expect(document.activeElement).toBe(goOn(lang));
    later.open();
  });

  it("says that nothing is chosen, and moves the focus to the first way to pay", async () => {
    const { forms } = await open(lang, { methods: [METHOD, OTHER] }, { error: "missing" });
    await page.press(goOn(lang));
    expect(page.one("alert").textContent).toBe(words.checkout.chooseMethod);
    expect(document.activeElement).toBe(page.all("radio")[0]);
    expect(forms[0]?.get("method")).toBeNull();
    await page.press(page.one("radio", words === MESSAGES.ar ? "أخرى" : "Other"));
    expect(page.all("alert")).toEqual([]);
  });

  it("lets every choice be made by its role and name, and sends it", async () => {
    const methods = [METHOD, PHONE, ONSITE];
    const { forms } = await open(lang, { methods, cards: [CARD], wallet: WALLET, sheets: [SHEET] });
    const ways = (page.all("radio") as readonly HTMLInputElement[]).filter(({ name }) => name === "method");
    for (const way of ways) {
      await page.press(way);
      expect(ways.filter(({ checked }) => checked)).toEqual([way]);
    }
    const names = ["Visa •••• 1111", "stc pay", lang === "ar" ? "البوابة التجريبية" : "Sandbox"];
    for (const name of names) expect(page.all("radio", name)).toHaveLength(1);
    const wallet = page.one("switch", say(lang).useWallet);
    await page.press(wallet);
    expect(wallet.checked).toBe(true);
    await page.press(page.one("radio", "stc pay"));
    await page.type(page.one("textbox", say(lang).phone), "50001234");
    await page.press(goOn(lang));
    const [form] = forms;
    expect([form?.get("method"), form?.get("wallet"), form?.get("phone-phone")]).toEqual([
      "phone",
      "4.000",
      "50001234",
    ]);
  });

  it("says at the phone's field what is wrong with it", async () => {
    const phone = { value: "12", error: "invalid" } as const;
    await open(lang, { methods: [METHOD, PHONE] }, { choice: "phone", phone });
    await page.press(page.one("radio", "stc pay"));
    const field = page.one("textbox", say(lang).phone);
    expect(descriptionOf(field)).toBe(words.wallets.phoneHint);
    expect(field.getAttribute("autocomplete")).toBe("tel");
    await page.press(goOn(lang));
    expect(field.getAttribute("aria-invalid")).toBe("true");
    expect(descriptionOf(field)).toBe(words.wallets.phoneInvalid);
    expect(document.activeElement).toBe(field);
  });

  it("moves the focus to the CVV that a saved card lacks, and scrolls to it", async () => {
    const card = { ...CARD, cvvRequired: true };
    await open(lang, { cards: [card], methods: [METHOD, OTHER] }, { error: "cvvRequired", choice: "card:a" });
    expect(page.one("radio", "Visa •••• 1111").checked).toBe(true);
    const scrolled = vi.spyOn(HTMLElement.prototype, "scrollIntoView");
    await page.press(goOn(lang));
    const cvv = page.one("textbox", say(lang).cvv);
    expect(document.activeElement).toBe(cvv);
    expect(scrolled.mock.contexts).toEqual([cvv]);
    expect(descriptionOf(cvv)).toBe(words.pay.cvvRequired);
  });

  it("forgets a card typed in place once it was declined", async () => {
    const { shown } = await open(lang, { methods: [ONSITE, METHOD], attempts: 0 });
    await page.press(page.all("radio")[0] as HTMLElement);
    const number = () => page.one("textbox", say(lang).cardNumber);
    await page.type(number(), "411111111111112");
    expect(number().value).toBe("4111 1111 1111 112");
    await page.show(shown({ attempts: 1 }));
    expect(number().value).toBe("");
  });

  it("keeps the choice and the switch in the other language", async () => {
    const { shown } = await open(lang, { methods: [METHOD, OTHER], wallet: WALLET });
    await page.press(page.all("radio")[1] as HTMLElement);
    await page.press(page.one("switch", say(lang).useWallet));
    await page.unmount();
    const other = lang === "en" ? "ar" : "en";
    page = await mount(shown(), other);
    expect((page.all("radio")[1] as HTMLInputElement).checked).toBe(true);
    expect(page.one("switch", say(other).useWallet).checked).toBe(true);
  });

  it("names what a plan or an agreement agrees to in place of a box", async () => {
    const agreed = { ...ONSITE, cardEntry: { ...CARD_ENTRY, saveCard: "consent" } as const };
    const { forms } = await open(lang, { paymentType: "auto_debit", methods: [agreed, METHOD] });
    await page.press(page.all("radio")[0] as HTMLElement);
    expect(page.all("checkbox")).toEqual([]);
    expect(page.text()).toMatch(lang === "en" ? /By paying, you agree that Dar Books saves this card/ : /Dar Books/);
    await page.press(goOn(lang));
    expect(forms[0]?.get("card-onsite-save")).toBe("on");
  });

  it("asks before it cancels, gives the focus back, and cancels once", async () => {
    const cancel = vi.fn(async () => undefined);
    await open(lang, {}, {}, { cancel });
    const asks = () => page.one("button", words.checkout.cancel);
    await page.press(asks());
    expect(page.text()).toContain(words.checkout.cancelQuestion);
    await page.press(page.one("button", words.checkout.cancelBack));
    expect(document.activeElement).toBe(asks());
    expect(page.text()).not.toContain(words.checkout.cancelQuestion);
    await page.press(asks());
    expect(document.activeElement?.textContent).toContain(words.checkout.cancelQuestion);
    expect(cancel).not.toHaveBeenCalled();
    await page.press(asks());
    expect(cancel).toHaveBeenCalledTimes(1);
  });

  it("asks at a saved card whether to remove it, by the form that the button names", async () => {
    await open(lang, { cards: [CARD, { ...CARD, id: "b", last4: "2222" }] });
    const label = words.checkout.removeCard.replace("{card}", "Visa •••• 1111");
    const button = page.one("button", label) as HTMLElement;
    expect([button.getAttribute("form"), button.getAttribute("value")]).toEqual([REMOVE_FORM, CARD.id]);
    expect(document.getElementById(REMOVE_FORM)?.contains(button)).toBe(false);
    const row = button.closest("details");
    row?.setAttribute("open", "");
    await page.press(page.all("button", words.checkout.keepCard)[0] as HTMLElement);
    expect(row?.hasAttribute("open")).toBe(false);
  });

  it("removes no card while offline, and says at the card if the answer was lost", async () => {
    const remove = vi.fn(() => Promise.reject(new Error("The connection broke.")));
    await open(lang, { cards: [CARD] }, {}, { remove });
    const button = page.one("button", words.checkout.removeCard.replace("{card}", "Visa •••• 1111"));
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    const press = new MouseEvent("click", { bubbles: true, cancelable: true });
    await page.follow(() => button.dispatchEvent(press));
    expect([press.defaultPrevented, remove.mock.calls]).toEqual([true, []]);
    // The test's browser sends no form by a button outside it.
    const form = document.getElementById(REMOVE_FORM) as HTMLFormElement;
    form.append(Object.assign(document.createElement("input"), { name: "card", value: CARD.id }));
    await page.follow(() => form.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true })));
    expect(page.one("alert").textContent).toBe(words.checkout.removalLost);
  });

  it("shows the button of a device wallet, and sends its name", async () => {
    const { forms } = await open(lang, { sheets: [SHEET], methods: OPEN.methods });
    await page.press(page.one("button", /^Apple Pay/));
    expect([forms[0]?.get("sheet"), forms[0]?.get("method")]).toEqual(["apple_pay", "sandbox"]);
  });
});

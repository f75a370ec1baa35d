/** Wallets that a customer has begun on the checkout, in both languages. */
import { afterEach, describe, expect, it, vi } from "vitest";
import { LANGUAGES, type Language, say } from "@/e2e/support/words";
import type { CheckoutTry } from "@/server/domain/payments";
import { checkoutPage, ORDER } from "../testing/checkout-page";
import { descriptionOf, type Mounted, mount } from "../testing/mount";
import { MESSAGES } from "../testing/render";
import type { WalletActions } from "./wallet-actions";

const SHEET: CheckoutTry = {
  token: "t-1",
  service: "apple_pay",
  total: ORDER,
  payload: '{"simulated":true}',
  code: null,
};
const CODE = { phone: "•••• 1234", secondsUntilResend: 30, triesLeft: 3, testCodes: [] };
const PHONE: CheckoutTry = { ...SHEET, service: "stc_pay", payload: null, code: CODE };

let page: Mounted;

async function open(lang: Language, tried: CheckoutTry) {
  const actions = {
    approveSheet: vi.fn<WalletActions["approveSheet"]>(async () => ({ outcome: "success", notice: null })),
    typeCode: vi.fn<WalletActions["typeCode"]>(async () => ({ error: { kind: "wrong", triesLeft: 2 }, notice: null })),
    askForCode: vi.fn(async () => undefined),
    leave: vi.fn(async () => undefined),
  };
  page = await mount(checkoutPage({ tried }, { walletForms: actions }), lang);
  return actions;
}

afterEach(() => page.unmount());

describe.each(LANGUAGES)("a wallet begun on the checkout (%s)", (lang) => {
  const words = MESSAGES[lang].wallets;

  it("asks for the code of the message, and names how many tries are left after a wrong one", async () => {
    const { typeCode } = await open(lang, PHONE);
    const code = page.one("textbox", say(lang).code);
    expect(code.getAttribute("autocomplete")).toBe("one-time-code");
    expect(page.text()).toContain("•••• 1234");
    await page.type(code, "000000");
    await page.press(page.one("button", say(lang).pay));
    expect(typeCode.mock.calls[0]?.[1].get("code")).toBe("000000");
    expect(code.getAttribute("aria-invalid")).toBe("true");
    expect(descriptionOf(code)).toContain(words.codeWrong);
    expect(descriptionOf(code)).toContain(lang === "en" ? "2 more attempts." : "بقيت محاولتان.");
    expect(document.activeElement).toBe(code);
  });

  it("sends no other code before its time, and one afterwards", async () => {
    const soon = await open(lang, PHONE);
    expect(page.one("button", say(lang).resend).getAttribute("aria-disabled")).toBe("true");
    await page.press(page.one("button", say(lang).resend));
    expect(soon.askForCode).not.toHaveBeenCalled();
    await page.unmount();
    const later = await open(lang, { ...PHONE, code: { ...CODE, secondsUntilResend: 0 } });
    await page.press(page.one("button", say(lang).resend));
    expect(later.askForCode).toHaveBeenCalledTimes(1);
  });

  it("leads back to the other ways", async () => {
    const { leave } = await open(lang, PHONE);
    await page.press(page.one("button", say(lang).otherWay));
    expect(leave).toHaveBeenCalledTimes(1);
  });

  it("sends nothing while offline: no other code, and no leave by Escape", async () => {
    const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    const { askForCode } = await open(lang, { ...PHONE, code: { ...CODE, secondsUntilResend: 0 } });
    await page.press(page.one("button", say(lang).resend));
    await page.unmount();
    await open(lang, SHEET);
    const sent = vi.spyOn(HTMLFormElement.prototype, "requestSubmit").mockImplementation(() => undefined);
    const leave = () => page.follow(() => page.one("dialog").dispatchEvent(new Event("cancel")));
    await leave();
    expect([askForCode.mock.calls, sent.mock.calls]).toEqual([[], []]);
    online.mockRestore();
    await leave();
    expect(sent).toHaveBeenCalledTimes(1);
    sent.mockRestore();
  });

  it("makes a shop's frame high enough for a wallet's sheet while it is open", async () => {
    const frame = document.createElement("main");
    frame.dataset.embedded = "";
    document.body.append(frame);
    await open(lang, SHEET);
    expect(frame.style.minHeight).toMatch(/px$/);
    await page.unmount();
    expect(frame.style.minHeight).toBe("");
    frame.remove();
  });

  it("draws a sheet under the wallet's name, and says in it that it paid", async () => {
    const { approveSheet } = await open(lang, SHEET);
    const sheet = page.one("dialog", "Apple Pay");
    expect(sheet.textContent).toContain("Dar Books");
    await page.press(page.one("button", new RegExp(`^${words.pay}`)));
    const form = approveSheet.mock.calls[0]?.[1];
    expect([form?.get("wallet"), form?.get("payload")]).toEqual(["apple_pay", '{"simulated":true}']);
    expect(page.one("status").textContent).toBe(say(lang).sheetPaid);
  });

  it("leaves the sheet by its button", async () => {
    const { leave } = await open(lang, SHEET);
    await page.press(page.one("button", say(lang).sheetCancel));
    expect(leave).toHaveBeenCalledTimes(1);
  });

  it("shows a scheme's answer once, under its title", async () => {
    const answerToShow = { referenceNumber: `r-${lang}`, rows: [["card_number", "4111"]] as const };
    page = await mount(checkoutPage({ answerToShow }), lang);
    const popup = page.one("dialog", say(lang).answer);
    expect(popup.textContent).toContain("card_number");
    await page.press(page.one("button", say(lang).close));
    expect(page.all("dialog")).toEqual([]);
    await page.unmount();
    page = await mount(checkoutPage({ answerToShow }), lang);
    expect(page.all("dialog")).toEqual([]);
  });

  it("does not show a scheme's answer again that was closed before the page's scripts ran", async () => {
    const answerToShow = { referenceNumber: `closed-${lang}`, rows: [] };
    page = await mount(checkoutPage({ answerToShow }), lang, (place) => place.querySelector("dialog")?.close());
    expect(page.all("dialog")).toEqual([]);
  });
});

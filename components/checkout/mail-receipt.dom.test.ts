import { createElement } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { LANGUAGES } from "@/e2e/support/words";
import { type Mounted, mount } from "../testing/mount";
import { MESSAGES } from "../testing/render";
import { MailReceipt, type ReceiptAction } from "./mail-receipt";

let page: Mounted;
afterEach(() => page.unmount());

describe.each(LANGUAGES)("a receipt by mail whose response is lost (%s)", (lang) => {
  const words = MESSAGES[lang].result.mail;

  it("is not said to be sent, and the address stays", async () => {
    const action: ReceiptAction = async () => {
      throw new TypeError("Failed to fetch");
    };
    page = await mount(createElement(MailReceipt, { mail: { maskedAddress: null }, action }), lang);
    await page.type(page.one("textbox", words.label), "noura@shop.example");
    await page.press(page.one("button", words.button));
    expect(page.one("alert").textContent).toBe(words.lost);
    expect(page.one("textbox", words.label).value).toBe("noura@shop.example");
  });
});

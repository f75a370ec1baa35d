/** The receipt's form on a page of a payment that succeeded. */
import { createElement } from "react";
import { expect, it } from "vitest";
import { LANGUAGES, say } from "@/e2e/support/words";
import { mount } from "../testing/mount";
import { MESSAGES } from "../testing/render";
import { MailReceipt } from "./mail-receipt";

it.each(LANGUAGES)("%s: a lost answer keeps the address, and says nothing about the payment", async (lang) => {
  const action = () => Promise.reject(new Error("The connection broke."));
  const page = await mount(createElement(MailReceipt, { mail: { maskedAddress: null }, action }), lang);
  await page.type(page.one("textbox", say(lang).receiptAddress), "noor@example.com");
  await page.press(page.one("button", say(lang).receiptButton));
  expect(page.one("alert").textContent).toBe(MESSAGES[lang].result.mail.lost);
  expect(page.one("textbox", say(lang).receiptAddress).value).toBe("noor@example.com");
  await page.unmount();
});

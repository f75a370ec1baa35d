/** What a customer can do with a receipt, depending on the browser. */
import { createElement } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { OPEN } from "../testing/checkout-page";
import { type Mounted, mount } from "../testing/mount";
import { PAID } from "../testing/receipt";
import { ReceiptButtons } from "./receipt-buttons";
import { Result } from "./result";

const WORDS = { print: "Print receipt", share: "Share" };
let page: Mounted;

afterEach(async () => {
  await page.unmount();
  Reflect.deleteProperty(navigator, "share");
});

it("shares the receipt's address without its query", async () => {
  const share = vi.fn(async () => undefined);
  Object.assign(navigator, { share });
  window.history.replaceState(null, "", "/en/checkout/5e55?told=once");
  page = await mount(createElement(ReceiptButtons, { words: WORDS }));
  await page.press(page.one("button", WORDS.share));
  expect(share).toHaveBeenCalledWith({ title: document.title, url: `${location.origin}/en/checkout/5e55` });
});

it("offers only to print where a browser cannot share", async () => {
  page = await mount(createElement(ReceiptButtons, { words: WORDS }));
  page.one("button", WORDS.print);
  expect(page.all("button", WORDS.share)).toEqual([]);
});

it.each([
  ["paid", 1],
  ["failed", 0],
] as const)("a payment that is %s has %i receipts to print", async (outcome, count) => {
  page = await mount(
    createElement(Result, { view: { ...OPEN, phase: "result" }, receipt: { ...PAID, outcome }, plan: null }),
  );
  expect(page.all("button", WORDS.print)).toHaveLength(count);
});

import { beforeEach, expect, test } from "vitest";
import { type NativeView, PLACE, showNative } from "./native-view";

const WORDS = {
  loading: "Opening the payment…",
  outside: "This page is shown by an app.",
  silent: "The app does not answer.",
  pay: "Pay with the device’s wallet",
  setup: "Set up the device’s wallet",
  unavailable: "This device has no wallet.",
  canceled: "Payment was cancelled.",
};
const OPEN: NativeView = { phase: "open", lang: "en", padding: null, hasFailed: false, wallets: [] };

function shown(change: Partial<NativeView>, content = ""): string {
  document.body.innerHTML = `<main><div id="${PLACE}"></div>${content}</main>`;
  showNative({ ...OPEN, ...change }, WORDS, () => undefined);
  return document.getElementById(PLACE)?.textContent ?? "";
}

beforeEach(() => {
  document.body.innerHTML = "";
});

test("a page that an error left empty no longer says that it opens the payment", () => {
  expect(shown({})).toBe(WORDS.loading);
  expect(shown({ hasFailed: true })).toBe("The payment could not be loaded.");
  expect(shown({ hasFailed: true, lang: "ar" })).toBe("تعذّر تحميل صفحة الدفع.");
  expect(shown({ hasFailed: true }, "<p>Payment failed</p>")).toBe("");
  expect(shown({ hasFailed: true, phase: "silent" })).toBe(WORDS.silent);
});

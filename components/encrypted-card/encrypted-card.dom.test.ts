import { createElement } from "react";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import type { CardQuestion } from "../payment/card-fields";
import { type Mounted, mount } from "../testing/mount";
import { EncryptedCard } from "./encrypted-card";

const { settings } = Reflect.get(window, "happyDOM");
beforeAll(() => {
  settings.disableIframePageLoading = true;
});
afterAll(() => {
  settings.disableIframePageLoading = false;
});

const texts = { labels: { save: "Save" }, saveHint: "", consent: null, summary: "Wrong" };
const question = { saveRule: "never", texts } as unknown as CardQuestion;
const words = { frame: "Card", holder: "Name", holderInvalid: "Wrong", failed: "On the next page." };

let page: Mounted;
beforeEach(async () => {
  vi.useFakeTimers();
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  page = await mount(createElement(EncryptedCard, { code: "adyen", address: "/card", question, texts: words }));
});
afterEach(async () => {
  await page.unmount();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it.each(["4111111111111111", "4111 1111-1111", "Sara 4111 1111 1111 1111", "٤١١١١١١١١١١١"])(
  "sends no name that may contain a card number: %s",
  async (number) => {
    const name = page.one("textbox", "Name");
    await page.type(name, "Sara 12");
    expect(name.getAttribute("name")).toBe("card-adyen-holder");
    await page.type(name, number);
    expect(name.getAttribute("name")).toBeNull();
    expect(name.value).toBe(number);
  },
);

it("a frame that never loads counts as failed after 25 seconds", async () => {
  expect(document.querySelector("iframe")).not.toBeNull();
  await page.follow(() => vi.advanceTimersByTime(24_000));
  expect(page.text()).not.toContain(words.failed);
  await page.follow(() => vi.advanceTimersByTime(1_000));
  expect(page.text()).toContain(words.failed);
  expect(document.querySelector("iframe")).toBeNull();
});

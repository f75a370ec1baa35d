/** The sheet of a bank's page on the checkout, in both languages. */
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { LANGUAGES, type Language } from "@/e2e/support/words";
import type { CheckoutChallenge } from "@/server/domain/payments";
import { RETURNED_MESSAGE } from "../challenge/returned-message";
import { checkoutPage, ORDER } from "../testing/checkout-page";
import { type Mounted, mount } from "../testing/mount";
import { MESSAGES } from "../testing/render";

const CHALLENGE: CheckoutChallenge = {
  token: "t-1",
  step: "s-1",
  host: "acs.bank.example",
  bank: "بنك الخليج",
  brand: "Visa",
  isHidden: false,
  total: ORDER,
};

let page: Mounted;

async function open(lang: Language, change: Partial<CheckoutChallenge> = {}) {
  const closeChallenge = vi.fn(async () => undefined);
  page = await mount(checkoutPage({ challenge: { ...CHALLENGE, ...change } }, { closeChallenge }), lang);
  return closeChallenge;
}

// The document would otherwise request the frame's page.
const { settings } = Reflect.get(window, "happyDOM");
beforeAll(() => {
  settings.disableIframePageLoading = true;
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterAll(() => {
  settings.disableIframePageLoading = false;
  vi.restoreAllMocks();
});

afterEach(() => page.unmount());

describe.each(LANGUAGES)("a bank asks its customer (%s)", (lang) => {
  const words = MESSAGES[lang].challenge;

  it("in a frame of this service, with the bank's host above and a way to the whole window", async () => {
    await open(lang);
    const frame = document.querySelector("dialog[data-challenge] iframe");
    expect(frame?.getAttribute("src")).toBe(`/${lang}/challenge/t-1?step=s-1`);
    expect(frame?.getAttribute("title")).toBe(words.frame);
    expect(page.text()).toContain("acs.bank.example");
    expect(page.one("link", words.whole).getAttribute("href")).toBe(`/${lang}/pay/t-1`);
  });

  it("under the bank's name and the card's mark", async () => {
    await open(lang);
    const heading = document.querySelector("#challenge-title");
    expect(heading?.querySelector("bdi")?.textContent).toBe("بنك الخليج");
    expect(document.querySelector('dialog[data-challenge] img[src$="/visa.svg"]')).not.toBeNull();
  });

  it("under the words of any bank if the gateway named none", async () => {
    await open(lang, { bank: null, brand: null });
    expect(document.querySelector("#challenge-title")?.textContent).toBe(words.title);
    expect(document.querySelector("dialog[data-challenge] img")).toBeNull();
  });

  it("closing asks first, keeps the bank's page on second thoughts, and then cancels", async () => {
    const close = await open(lang);
    await page.press(page.one("button", words.close));
    expect(page.text()).toContain(words.question);
    await page.press(page.one("button", words.back));
    expect(document.querySelector("dialog[data-challenge] iframe")).not.toBeNull();
    expect(close).not.toHaveBeenCalled();
    await page.press(page.one("button", words.close));
    await page.press(page.one("button", words.cancel));
    expect(close).toHaveBeenCalledTimes(1);
  });

  it("waits for the gateway after the return, which only the frame may report", async () => {
    await open(lang);
    const tell = (source: Window | null, origin: string) =>
      page.follow(() => {
        window.dispatchEvent(new MessageEvent("message", { data: RETURNED_MESSAGE, source, origin }));
      });
    const own = document.querySelector<HTMLIFrameElement>("dialog[data-challenge] iframe")?.contentWindow ?? null;
    await tell(own, "https://evil.example");
    await tell(window, window.location.origin);
    expect(page.text()).not.toContain(words.checking);
    await tell(own, window.location.origin);
    expect(page.text()).toContain(words.checking);
  });

  it("a page that shows nothing is not shown", async () => {
    await open(lang, { isHidden: true });
    expect(page.text()).toContain(words.checking);
  });
});

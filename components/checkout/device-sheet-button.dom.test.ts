/** Google's own button, by a double of Google's script. */
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { CheckoutSheet } from "@/server/domain/payments";
import { checkoutPage, METHOD } from "../testing/checkout-page";
import { type Mounted, mount } from "../testing/mount";
import { MESSAGES } from "../testing/render";

const { charge, fee, hasFee, feeDescription, feeDescriptionAr, total, exchangeRate, withWallet } = METHOD;
const GOOGLE: CheckoutSheet = {
  ...{ charge, fee, hasFee, feeDescription, feeDescriptionAr, total, exchangeRate, withWallet },
  service: "google_pay",
  pgCode: "acme",
  isSimulated: false,
  facts: {
    gateway: "acme",
    gatewayMerchantId: "dar",
    walletMerchantId: "merchant.dar",
    environment: "TEST",
    countryCode: "KW",
  },
};

let page: Mounted;

const scripts = () => [...document.head.querySelectorAll<HTMLScriptElement>('script[src*="google"]')];

/** A double of Google's client, which draws the button and shows the sheet. */
function googleDouble(isReady: boolean) {
  const asked = { environments: [] as string[], looks: [] as object[], sheets: [] as object[] };
  class PaymentsClient {
    constructor({ environment }: { environment: string }) {
      asked.environments.push(environment);
    }
    async isReadyToPay() {
      return { result: isReady };
    }
    createButton({ onClick, ...looks }: { onClick: () => void }) {
      asked.looks.push(looks);
      const button = document.createElement("button");
      button.type = "button";
      button.setAttribute("aria-label", "Google's own");
      button.addEventListener("click", onClick);
      return button;
    }
    async loadPaymentData(request: object) {
      asked.sheets.push(request);
      return { apiVersion: 2 };
    }
  }
  Reflect.set(window, "google", { payments: { api: { PaymentsClient } } });
  return asked;
}

/** The test's browser loads no script; it reports a script as loaded or as blocked. */
const { settings } = Reflect.get(window, "happyDOM");
beforeAll(() => vi.spyOn(console, "error").mockImplementation(() => undefined));
afterAll(() => {
  settings.handleDisabledFileLoadingAsSuccess = false;
  vi.restoreAllMocks();
});

afterEach(async () => {
  await page.unmount();
  for (const script of scripts()) script.remove();
  Reflect.deleteProperty(window, "google");
});

describe("Google Pay", () => {
  it("asks for no script where it is not offered, or simulated", async () => {
    page = await mount(checkoutPage({ sheets: [] }));
    expect(scripts()).toEqual([]);
    await page.unmount();
    page = await mount(checkoutPage({ sheets: [{ ...GOOGLE, isSimulated: true }] }));
    expect(page.all("button", "Google Pay")).toHaveLength(1);
    expect(scripts()).toEqual([]);
  });

  it("says that the browser lacks it, if its script is blocked and there is no other way to pay", async () => {
    settings.handleDisabledFileLoadingAsSuccess = false;
    page = await mount(checkoutPage({ methods: [], sheets: [GOOGLE] }));
    await vi.waitFor(() =>
      expect(page.text()).toContain(MESSAGES.en.wallets.unsupported.replace("{wallet}", "Google Pay")),
    );
  });

  it("shows Google's button, once its script has come, and charges what its sheet returns", async () => {
    const asked = googleDouble(true);
    const sheets = {
      open: vi.fn(async () => ({ token: "t-1", merchantSession: null })),
      pay: vi.fn(async () => "success" as const),
      leave: vi.fn(async () => undefined),
    };
    settings.handleDisabledFileLoadingAsSuccess = true;
    page = await mount(checkoutPage({ sheets: [GOOGLE] }, { sheets }));
    await vi.waitFor(() => expect(page.all("button", "Google's own")).toHaveLength(1));
    expect(scripts().map(({ src }) => src)).toEqual(["https://pay.google.com/gp/p/js/pay.js"]);
    expect(asked.environments).toEqual(["TEST"]);
    expect(asked.looks).toMatchObject([{ buttonColor: "black", buttonSizeMode: "fill", buttonType: "plain" }]);
    await page.press(page.one("button", "Google's own"));
    await vi.waitFor(() => expect(sheets.pay).toHaveBeenCalled());
    expect(sheets.pay.mock.calls).toEqual([[{ token: "t-1", wallet: "google_pay", payload: '{"apiVersion":2}' }]]);
    expect(asked.sheets).toMatchObject([{ transactionInfo: { totalPrice: "125.000", currencyCode: "KWD" } }]);
  });
});

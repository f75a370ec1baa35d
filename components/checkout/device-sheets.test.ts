import { describe, expect, it, vi } from "vitest";
import {
  type AppleSession,
  type GoogleClient,
  type SheetOrder,
  showAppleSheet,
  showGoogleSheet,
} from "./device-sheets";

const ORDER: SheetOrder = {
  amount: "10.500",
  currency: "KWD",
  country: "KW",
  merchant: "Dar Books",
  gateway: "acme",
  gatewayMerchantId: "dar",
  walletMerchantId: "merchant.dar",
  environment: "TEST",
  wished: {},
};

const OPENED = { token: "t-1", merchantSession: { nonce: "n" } };

function callsOf(change: object = {}) {
  const calls = {
    open: vi.fn(async () => OPENED),
    pay: vi.fn(async () => "success" as const),
    leave: vi.fn(async () => undefined),
  };
  return { ...calls, ...change };
}

/** A browser with device wallet A; `made` is what the page asked it for. */
function appleBrowser() {
  const made: { request: unknown; session: AppleSession }[] = [];
  class Session {
    onvalidatemerchant: AppleSession["onvalidatemerchant"] = null;
    onpaymentauthorized: AppleSession["onpaymentauthorized"] = null;
    oncancel: AppleSession["oncancel"] = null;
    begin = vi.fn();
    abort = vi.fn();
    completeMerchantValidation = vi.fn();
    completePayment = vi.fn();
    static canMakePayments = () => true;
    constructor(version: number, request: object) {
      made.push({ request: { version, ...request }, session: this });
    }
  }
  const shown = (calls: ReturnType<typeof callsOf>, order = ORDER) => {
    const gone = showAppleSheet(Session, order, calls);
    const session = made[0]?.session;
    if (session === undefined) throw new Error("No sheet.");
    return { session, gone };
  };
  return { made, shown };
}

describe("device wallet A", () => {
  it("receives the order, is validated by the service, and its payload is passed on unchanged", async () => {
    const { made, shown } = appleBrowser();
    const calls = callsOf();
    const { session, gone } = shown(calls);
    expect(made[0]?.request).toMatchObject({
      version: 6,
      currencyCode: "KWD",
      total: { label: "Dar Books", amount: "10.500" },
    });
    session.onvalidatemerchant?.({ validationURL: "https://wallet.example/start" });
    await vi.waitFor(() => expect(session.completeMerchantValidation).toHaveBeenCalledWith({ nonce: "n" }));
    expect(calls.open).toHaveBeenCalledWith("https://wallet.example/start");
    session.onpaymentauthorized?.({ payment: { token: { paymentData: { data: "x" } } } });
    await gone;
    expect(calls.pay).toHaveBeenCalledWith("t-1", '{"paymentData":{"data":"x"}}');
    expect(session.completePayment).toHaveBeenCalledWith({ status: 0 });
    expect(calls.leave).not.toHaveBeenCalled();
  });

  it.each([
    ["declined", async () => "failed"],
    ["lost", async () => Promise.reject(new Error("offline"))],
  ])("shows that it was %s", async (_, pay) => {
    const { shown } = appleBrowser();
    const { session, gone } = shown(callsOf({ pay }));
    session.onvalidatemerchant?.({ validationURL: "https://wallet.example/start" });
    await vi.waitFor(() => expect(session.completeMerchantValidation).toHaveBeenCalled());
    session.onpaymentauthorized?.({ payment: { token: {} } });
    await gone;
    expect(session.completePayment).toHaveBeenCalledWith({ status: 1 });
  });

  it("heeds what the shop says, except of the amount", async () => {
    const { made, shown } = appleBrowser();
    const wished = { networks: ["mada"], currencyCode: "USD", total: { label: "Books", amount: "0.001" } };
    const { session, gone } = shown(callsOf(), { ...ORDER, wished });
    expect(made[0]?.request).toMatchObject({
      countryCode: "KW",
      currencyCode: "KWD",
      supportedNetworks: ["mada"],
      merchantCapabilities: ["supports3DS"],
      total: { label: "Books", amount: "10.500" },
    });
    session.oncancel?.();
    await gone;
  });

  it("is closed where nothing can begin", async () => {
    const { shown } = appleBrowser();
    const { session, gone } = shown(callsOf({ open: async () => null }));
    session.onvalidatemerchant?.({ validationURL: "https://wallet.example/start" });
    await gone;
    expect(session.abort).toHaveBeenCalled();
  });

  it("that is left is a canceled attempt", async () => {
    const { shown } = appleBrowser();
    const calls = callsOf();
    const { session, gone } = shown(calls);
    session.onvalidatemerchant?.({ validationURL: "https://wallet.example/start" });
    await vi.waitFor(() => expect(session.completeMerchantValidation).toHaveBeenCalled());
    session.oncancel?.();
    await gone;
    expect(calls.leave).toHaveBeenCalledWith("t-1");
  });
});

describe("device wallet B", () => {
  function googleClient(answer: () => Promise<object> = async () => ({ apiVersion: 2 })) {
    const asked: object[] = [];
    const client: GoogleClient = {
      isReadyToPay: async () => ({ result: true }),
      createButton: () => document.createElement("button"),
      loadPaymentData: async (request) => {
        asked.push(request);
        return answer();
      },
    };
    return { asked, client };
  }

  it("receives the gateway and the order, and its payload is passed on unchanged", async () => {
    const calls = callsOf();
    const { asked, client } = googleClient();
    await showGoogleSheet(client, ORDER, calls);
    expect(asked).toMatchObject([
      {
        apiVersion: 2,
        merchantInfo: { merchantId: "merchant.dar", merchantName: "Dar Books" },
        transactionInfo: {
          countryCode: "KW",
          currencyCode: "KWD",
          totalPriceStatus: "FINAL",
          totalPrice: "10.500",
          totalPriceLabel: "Dar Books",
        },
      },
    ]);
    expect(JSON.stringify(asked)).toContain('"parameters":{"gateway":"acme","gatewayMerchantId":"dar"}');
    expect(calls.pay).toHaveBeenCalledWith("t-1", '{"apiVersion":2}');
  });

  it("heeds what the shop says, except of the amount and the gateway", async () => {
    const wished = { allowedCardNetworks: ["VISA"], totalPriceLabel: "Books", gateway: "other", totalPrice: "0.001" };
    const { asked, client } = googleClient();
    await showGoogleSheet(client, { ...ORDER, wished }, callsOf());
    const said = JSON.stringify(asked);
    for (const part of ['"allowedCardNetworks":["VISA"]', '"totalPriceLabel":"Books"', '"totalPrice":"10.500"'])
      expect(said).toContain(part);
    expect(said).not.toContain("other");
  });

  it("that is left is a canceled attempt", async () => {
    const calls = callsOf();
    const { client } = googleClient(async () => Promise.reject({ statusCode: "CANCELED" }));
    await showGoogleSheet(client, ORDER, calls);
    expect(calls.leave).toHaveBeenCalledWith("t-1");
    expect(calls.pay).not.toHaveBeenCalled();
  });
});

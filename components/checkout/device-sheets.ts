import type { SheetOutcome } from "./sheet-result";
import { appleWishes, googleWishes } from "./wallet-options";

export type SheetOrder = {
  readonly amount: string;
  readonly currency: string;
  readonly country: string;
  readonly merchant: string;
  readonly gateway: string;
  readonly gatewayMerchantId: string;
  readonly walletMerchantId: string;
  readonly environment: "PRODUCTION" | "TEST";
  /** Options set by the embedding page; they change neither amount nor payee. */
  readonly wished: Readonly<Record<string, unknown>>;
};

export type SheetCalls = {
  /**
   * Begins the attempt; null if it cannot begin.
   * @param validationUrl null for wallets without merchant validation
   */
  readonly open: (validationUrl: string | null) => Promise<{ token: string; merchantSession: object | null } | null>;
  readonly pay: (token: string, payload: string) => Promise<SheetOutcome | null>;
  readonly leave: (token: string) => Promise<void>;
};

export type AppleSession = {
  onvalidatemerchant: ((event: { validationURL: string }) => void) | null;
  onpaymentauthorized: ((event: { payment: { token: unknown } }) => void) | null;
  oncancel: (() => void) | null;
  begin(): void;
  abort(): void;
  completeMerchantValidation(merchantSession: object): void;
  completePayment(result: { status: number }): void;
};
export type AppleSessionClass = { new (version: number, request: object): AppleSession; canMakePayments(): boolean };

const SUCCEEDED = 0;
const FAILED = 1;

function isPaid(outcome: SheetOutcome | null): boolean {
  return outcome === "success" || outcome === "processing";
}

/** Shows Apple's sheet. Must be called in a click handler. Resolves when the sheet closes. */
export function showAppleSheet(Session: AppleSessionClass, order: SheetOrder, calls: SheetCalls): Promise<void> {
  const { country: countryCode, currency: currencyCode, merchant: label, amount } = order;
  const { totalLabel = label, ...wishes } = appleWishes(order.wished);
  const session = new Session(6, {
    countryCode,
    supportedNetworks: ["visa", "masterCard", "amex", "discover", "mada"],
    merchantCapabilities: ["supports3DS"],
    ...wishes,
    currencyCode,
    total: { label: totalLabel, amount },
  });
  return new Promise((done) => {
    let token: string | null = null;
    session.onvalidatemerchant = async ({ validationURL }) => {
      const opened = await calls.open(validationURL).catch(() => null);
      token = opened?.token ?? null;
      if (opened?.merchantSession) return session.completeMerchantValidation(opened.merchantSession);
      session.abort();
      done();
    };
    session.onpaymentauthorized = async ({ payment }) => {
      const outcome = token === null ? null : await calls.pay(token, JSON.stringify(payment.token)).catch(() => null);
      session.completePayment({ status: isPaid(outcome) ? SUCCEEDED : FAILED });
      done();
    };
    session.oncancel = async () => {
      if (token !== null) await calls.leave(token).catch(() => undefined);
      done();
    };
    session.begin();
  });
}

export type BrowserSheet = {
  show(): Promise<{ details: unknown; complete(result: "success" | "fail"): Promise<void> }>;
  canMakePayment(): Promise<boolean>;
};
export type BrowserSheetClass = new (methods: object[], details: object) => BrowserSheet;

export function googleSheet(Request: BrowserSheetClass, order: SheetOrder): BrowserSheet {
  const { merchant, gateway, gatewayMerchantId, environment, walletMerchantId, currency, amount } = order;
  const { totalLabel = merchant, ...wishes } = googleWishes(order.wished);
  const card = {
    type: "CARD",
    parameters: {
      allowedAuthMethods: ["PAN_ONLY", "CRYPTOGRAM_3DS"],
      allowedCardNetworks: ["AMEX", "DISCOVER", "INTERAC", "JCB", "MASTERCARD", "VISA"],
      ...wishes,
    },
    tokenizationSpecification: { type: "PAYMENT_GATEWAY", parameters: { gateway, gatewayMerchantId } },
  };
  const data = {
    environment,
    apiVersion: 2,
    apiVersionMinor: 0,
    merchantInfo: { merchantId: walletMerchantId, merchantName: merchant },
    allowedPaymentMethods: [card],
  };
  const total = { label: totalLabel, amount: { currency, value: amount } };
  return new Request([{ supportedMethods: "https://google.com/pay", data }], { total });
}

/** Shows Google's sheet. Must be called in a click handler. Resolves when the sheet closes. */
export async function showGoogleSheet(sheet: BrowserSheet, calls: SheetCalls): Promise<void> {
  const shown = sheet.show();
  const opened = calls.open(null).catch(() => null);
  try {
    const response = await shown;
    const token = (await opened)?.token;
    const outcome =
      token === undefined ? null : await calls.pay(token, JSON.stringify(response.details)).catch(() => null);
    await response.complete(isPaid(outcome) ? "success" : "fail");
  } catch {
    const token = (await opened)?.token;
    if (token !== undefined) await calls.leave(token).catch(() => undefined);
  }
}

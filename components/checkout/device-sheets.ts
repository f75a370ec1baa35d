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
  /** Options of the payment sheet that the embedding page sets; they change neither amount nor payee. */
  readonly wished: Readonly<Record<string, unknown>>;
};

export type SheetCalls = {
  /**
   * Begins a payment attempt; null if the attempt cannot begin.
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

/** The part of Google's script that this service uses. */
export type GoogleClient = {
  isReadyToPay(request: object): Promise<{ result: boolean }>;
  createButton(options: object): HTMLElement;
  loadPaymentData(request: object): Promise<object>;
};
export type GoogleClientClass = new (options: { environment: "PRODUCTION" | "TEST" }) => GoogleClient;

type GoogleFacts = Omit<SheetOrder, "amount" | "currency">;

const API = { apiVersion: 2, apiVersionMinor: 0 };

/** The accepted cards, which Google's readiness check and button need. */
export function googleCards({ wished }: Pick<GoogleFacts, "wished">): object {
  const { totalLabel: _, ...wishes } = googleWishes(wished);
  const parameters = {
    allowedAuthMethods: ["PAN_ONLY", "CRYPTOGRAM_3DS"],
    allowedCardNetworks: ["AMEX", "DISCOVER", "INTERAC", "JCB", "MASTERCARD", "VISA"],
    ...wishes,
  };
  return { ...API, allowedPaymentMethods: [{ type: "CARD", parameters }] };
}

function googleRequest(order: SheetOrder): object {
  const { merchant, gateway, gatewayMerchantId, walletMerchantId, country, currency, amount } = order;
  const { allowedPaymentMethods } = googleCards(order) as { allowedPaymentMethods: object[] };
  const tokenizationSpecification = { type: "PAYMENT_GATEWAY", parameters: { gateway, gatewayMerchantId } };
  return {
    ...API,
    allowedPaymentMethods: allowedPaymentMethods.map((method) => ({ ...method, tokenizationSpecification })),
    merchantInfo: { merchantId: walletMerchantId, merchantName: merchant },
    transactionInfo: {
      countryCode: country,
      currencyCode: currency,
      totalPriceStatus: "FINAL",
      totalPrice: amount,
      totalPriceLabel: googleWishes(order.wished).totalLabel ?? merchant,
    },
  };
}

/** Shows Google's sheet. Must be called in a click handler. Resolves when the payment is decided or left. */
export async function showGoogleSheet(client: GoogleClient, order: SheetOrder, calls: SheetCalls): Promise<void> {
  const shown = client.loadPaymentData(googleRequest(order));
  const opened = calls.open(null).catch(() => null);
  try {
    const data = await shown;
    const token = (await opened)?.token;
    if (token !== undefined) await calls.pay(token, JSON.stringify(data)).catch(() => null);
  } catch {
    const token = (await opened)?.token;
    if (token !== undefined) await calls.leave(token).catch(() => undefined);
  }
}

import { isJsonObject, jsonText } from "@/server/kernel/json";
import type { Money } from "@/server/kernel/money";
import type { BeginCall, ChargeCall, ChargeSource, Customer, FollowUpCall, Sale } from "../calls";
import { NotSent } from "../port";
import { usesLinks } from "./core/account";
import { type AdyenAmount, toAdyenAmount } from "./core/amounts";
import { shopperOf } from "./core/shopper";

type Body = Readonly<Record<string, unknown>>;

const LOCALES = { en: "en-US", ar: "ar" } as const;
const MAX_DESCRIPTION = 280;

function amountOf(total: Money): AdyenAmount {
  const amount = toAdyenAmount(total);
  if (amount === null) throw new NotSent(`Adyen does not take this amount of ${total.currency}.`);
  return amount;
}

/**
 * Makes Adyen capture a purchase at once, regardless of the account's delay, and an authorization never
 * automatically.
 */
function captureOf({ operation }: Sale): Body {
  if (operation === "purchase") return { captureDelayHours: 0 };
  return { additionalData: { manualCapture: "true" } };
}

/** The country's two-letter code, or undefined: merchants also send names of countries. */
function countryOf({ country = "" }: Customer): string | undefined {
  return /^[a-z]{2}$/i.test(country) ? country.toUpperCase() : undefined;
}

function saleOf(sale: Sale, merchantId: string): Body {
  const { account, referenceNumber, total, customer } = sale;
  return {
    merchantAccount: account.values.merchant_account,
    amount: amountOf(total),
    reference: referenceNumber,
    returnUrl: sale.returnUrl,
    countryCode: countryOf(customer),
    shopperLocale: LOCALES[sale.language],
    shopperEmail: customer.email,
    shopperReference: shopperOf(merchantId, customer),
  };
}

/** Whether the page saves the card, and for what; never without a customer. */
function keepingOf({ keepCard, agreement, customer }: BeginCall): Body {
  if (keepCard === "no" || customer.id === null) return {};
  return {
    storePaymentMethodMode: keepCard === "ask" ? "askForConsent" : "enabled",
    recurringProcessingModel: modelOf(agreement),
  };
}

function modelOf(agreement: Sale["agreement"]): string {
  if (agreement?.kind === "recurring") return "Subscription";
  return agreement?.initiator === "merchant" ? "UnscheduledCardOnFile" : "CardOnFile";
}

/** `POST /sessions` for Hosted Checkout. @param expiresAt real time */
function sessionBody(call: BeginCall, expiresAt: Date, merchantId: string): Body {
  return {
    ...saleOf(call, merchantId),
    ...captureOf(call),
    ...keepingOf(call),
    mode: "hosted",
    channel: "Web",
    shopperInteraction: "Ecommerce",
    expiresAt: expiresAt.toISOString(),
  };
}

/** `POST /paymentLinks`. @param expiresAt real time */
function linkBody(call: BeginCall, expiresAt: Date, merchantId: string): Body {
  const { captureDelayHours } = captureOf(call);
  return {
    ...saleOf(call, merchantId),
    ...keepingOf(call),
    ...(captureDelayHours === undefined ? { manualCapture: true } : { manualCapture: false, captureDelayHours }),
    description: [...call.description].slice(0, MAX_DESCRIPTION).join(""),
    expiresAt: expiresAt.toISOString(),
  };
}

export function pageRequest(
  call: BeginCall,
  expiresAt: Date,
  merchantId: string,
): { readonly path: string; readonly body: Body } {
  if (usesLinks(call.account)) return { path: "/paymentLinks", body: linkBody(call, expiresAt, merchantId) };
  return { path: "/sessions", body: sessionBody(call, expiresAt, merchantId) };
}

function textAt(value: unknown, ...path: readonly string[]): string {
  const found = path.reduce<unknown>((at, key) => (isJsonObject(at) ? at[key] : undefined), value);
  const text = jsonText(found);
  if (text === null) throw new NotSent(`The payload lacks ${path.join(".")}.`);
  return text;
}

function methodOf(source: ChargeSource): Body {
  if (source.kind === "card") throw new NotSent("Adyen takes no card that was typed here.");
  if (source.kind === "token") {
    const id = source.handle?.id;
    if (id === undefined) throw new NotSent("The card was not kept by Adyen.");
    return { type: "scheme", storedPaymentMethodId: id };
  }
  const { wallet, payload } = source;
  switch (wallet) {
    case "apple_pay": {
      const data = Buffer.from(JSON.stringify(payload.paymentData)).toString("base64");
      return { type: "applepay", applePayToken: data };
    }
    case "google_pay":
      return { type: "googlepay", googlePayToken: textAt(payload, "paymentMethodData", "tokenizationData", "token") };
    case "samsung_pay":
      return { type: "samsungpay", samsungPayToken: textAt(payload, "token") };
  }
}

/** Marks a charge that the merchant starts, without the customer present. */
function presenceOf({ source, agreement }: ChargeCall): Body {
  const isAlone = agreement?.initiator === "merchant" && !agreement.first;
  return {
    shopperInteraction: isAlone ? "ContAuth" : "Ecommerce",
    ...(source.kind === "token" && { recurringProcessingModel: modelOf(agreement) }),
  };
}

/**
 * `POST /payments` with a saved card or a device wallet. The customer's reference is sent with a saved card,
 * so that Adyen refuses another customer's card.
 * @throws {NotSent} for a typed card, a payload without a token, or an amount that Adyen cannot represent
 */
export function paymentBody(call: ChargeCall, merchantId: string): Body {
  if (call.source.kind === "token" && call.customer.id === null)
    throw new NotSent("A kept card belongs to a customer, and none is named.");
  const paymentMethod = methodOf(call.source);
  return { ...saleOf(call, merchantId), ...captureOf(call), ...presenceOf(call), ...deviceOf(call), paymentMethod };
}

/** Limits of Adyen's document. */
const MOST = { origin: 80, shopperIP: 50 } as const;

function fitting(text: string | null, most: number): string | undefined {
  return text !== null && text.length <= most ? text : undefined;
}

/**
 * The browser, which 3-D Secure 2 requires. Without a script on our page the screen is unknown: its fields,
 * which Adyen requires, are then neutral.
 */
function deviceOf({ device, language, returnUrl }: ChargeCall): Body {
  if (device === undefined) return {};
  const { address, userAgent, accept, screen } = device;
  return {
    channel: "Web",
    shopperIP: fitting(address, MOST.shopperIP),
    origin: fitting(new URL(returnUrl).origin, MOST.origin),
    browserInfo: {
      acceptHeader: accept,
      userAgent,
      language: device.language ?? LOCALES[language],
      javaEnabled: false,
      javaScriptEnabled: screen !== null,
      colorDepth: screen?.depth ?? 24,
      screenWidth: screen?.width ?? 0,
      screenHeight: screen?.height ?? 0,
      timeZoneOffset: screen?.offset ?? 0,
    },
  };
}

export function amountBody({ account, referenceNumber, amount }: FollowUpCall): Body {
  return {
    merchantAccount: account.values.merchant_account,
    amount: amountOf(amount),
    reference: referenceNumber,
  };
}

export function cancelBody({ account, referenceNumber }: FollowUpCall): Body {
  return { merchantAccount: account.values.merchant_account, reference: referenceNumber };
}

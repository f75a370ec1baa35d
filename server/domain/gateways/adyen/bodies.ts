import { readJson } from "@/server/kernel/exact-json";
import type { Money } from "@/server/kernel/money";
import type { ChargeCall, ChargeSource, FollowUpCall, Sale } from "../calls";
import type { Body, Of, PageCall } from "../engine/connector";
import { unitsOf } from "../engine/core/minor-units";
import { fitting, saidFirst, saidObject } from "../engine/core/said";
import { base64Json, browserOf } from "../engine/core/three-ds";
import { NotSent } from "../port";
import { shopperOf } from "./core/answers";
import { LOCALES, MOST } from "./core/tables/limits";
import { OF_WHOLE_PAYMENT } from "./core/tables/statuses";
import { UNITS } from "./core/tables/units";
import { WALLETS } from "./core/tables/wallets";

/** @throws {NotSent} for an amount that Adyen cannot represent, such as 10.50 CVE */
export function amountOf(total: Money): Body {
  const units = unitsOf(UNITS, total);
  if (units === null) throw new NotSent(`Adyen does not take this amount of ${total.currency}.`);
  return { currency: total.currency, value: readJson(units.toFixed(0)) };
}

/**
 * Makes Adyen capture a purchase at once, regardless of the account's delay, and an authorization never
 * automatically.
 */
function captureOf({ operation }: Sale): Body {
  return operation === "purchase" ? { captureDelayHours: 0 } : { additionalData: { manualCapture: "true" } };
}

function saleOf({ account, referenceNumber, total, customer, ...sale }: Of<Sale>): Body {
  // Omits names of countries, which some merchants send instead of codes.
  const { country = "" } = customer;
  return {
    merchantAccount: account.values.merchant_account,
    amount: amountOf(total),
    reference: referenceNumber,
    returnUrl: sale.returnUrl,
    countryCode: /^[a-z]{2}$/i.test(country) ? country.toUpperCase() : undefined,
    shopperLocale: LOCALES[sale.language],
    shopperEmail: customer.email,
    shopperReference: shopperOf(sale.merchantId, customer),
  };
}

/**
 * Says whether Adyen's page saves the card, and for which later charges; it never saves one without a
 * customer.
 */
function keepingOf({ keepCard, agreement, customer }: PageCall): Body {
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

export function sessionBody(call: Of<PageCall>): Body {
  return {
    ...saleOf(call),
    ...captureOf(call),
    ...keepingOf(call),
    mode: "hosted",
    channel: "Web",
    shopperInteraction: "Ecommerce",
    expiresAt: call.endsAt.toISOString(),
  };
}

export function linkBody(call: Of<PageCall>): Body {
  return {
    ...saleOf(call),
    ...keepingOf(call),
    ...(call.operation === "purchase" ? { manualCapture: false, captureDelayHours: 0 } : { manualCapture: true }),
    description: [...call.description].slice(0, MOST.description).join(""),
    expiresAt: call.endsAt.toISOString(),
  };
}

function methodOf(source: ChargeSource): Body {
  if (source.kind === "card") throw new NotSent("Adyen takes no readable card.");
  if (source.kind === "encrypted")
    return {
      type: "scheme",
      encryptedCardNumber: source.number,
      encryptedExpiryMonth: source.expiryMonth,
      encryptedExpiryYear: source.expiryYear,
      encryptedSecurityCode: source.cvv,
      holderName: source.holder ?? undefined,
    };
  if (source.kind === "token") {
    const id = source.handle?.id;
    if (id === undefined) throw new NotSent("The card was not kept by Adyen.");
    return { type: "scheme", storedPaymentMethodId: id };
  }
  const { type, field, path, isObject } = WALLETS[source.wallet];
  const found = isObject ? saidObject(source.payload, path) : null;
  const token = isObject ? found && base64Json(found) : saidFirst(source.payload, path);
  if (token === null) throw new NotSent(`The payload lacks ${path.replaceAll("/", ".")}.`);
  return { type, [field]: token };
}

/**
 * Body of `POST /payments` with an encrypted or saved card or a device wallet. A saved card is sent with its
 * customer's reference, so that Adyen refuses another customer's card.
 * @throws {NotSent} for a readable card, a payload without a token, or an amount that Adyen cannot represent
 */
export function paymentBody(call: Of<ChargeCall>): Body {
  const { source, agreement, customer } = call;
  if (source.kind === "token" && customer.id === null)
    throw new NotSent("A kept card belongs to a customer, and none is named.");
  const paymentMethod = methodOf(source);
  const keeps = source.kind === "encrypted" && source.save && customer.id !== null;
  const isAlone = agreement?.initiator === "merchant" && !agreement.first;
  return {
    ...saleOf(call),
    ...captureOf(call),
    shopperInteraction: isAlone ? "ContAuth" : "Ecommerce",
    ...((source.kind === "token" || keeps) && { recurringProcessingModel: modelOf(agreement) }),
    ...(keeps && { storePaymentMethod: true }),
    ...deviceOf(call),
    paymentMethod,
  };
}

/** The customer's browser, which 3-D Secure 2 requires. */
function deviceOf({ device, language, returnUrl }: ChargeCall): Body {
  if (device === undefined) return {};
  return {
    channel: "Web",
    shopperIP: fitting(device.address, MOST.shopperIP),
    origin: fitting(new URL(returnUrl).origin, MOST.origin),
    browserInfo: browserOf(device, LOCALES[language]),
  };
}

export function modificationBody({ account, referenceNumber, amount }: FollowUpCall, what: string): Body {
  return {
    merchantAccount: account.values.merchant_account,
    ...(!OF_WHOLE_PAYMENT.has(what) && { amount: amountOf(amount) }),
    reference: referenceNumber,
  };
}

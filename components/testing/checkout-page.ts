/** The checkout, rendered for tests. */
import { createElement, type ReactNode } from "react";
import type { CheckoutCard, CheckoutMethod, CheckoutView } from "@/server/domain/payments";
import { unbranded } from "@/server/kernel/brand";
import type { Language } from "@/server/kernel/words";
import { INVENTED_ORDER } from "../checkout/checkout-sample";
import { NO_ANSWER } from "../checkout/form-answer";
import { OpenCheckout } from "../checkout/open-checkout";
import { render } from "./render";

/** The usual price. */
export const ORDER = { amount: "125.000", currency: "KWD" };
const NOTHING = { amount: "0.000", currency: "KWD" };

/** At the order's price. */
export const METHOD: CheckoutMethod = {
  code: "sandbox",
  name: "Sandbox",
  nameAr: "البوابة التجريبية",
  flow: "redirect",
  label: null,
  leavesPage: true,
  plans: [],
  cardEntry: null,
  charge: ORDER,
  fee: NOTHING,
  hasFee: false,
  feeDescription: null,
  feeDescriptionAr: null,
  total: ORDER,
  exchangeRate: null,
  withWallet: null,
};

const { code, name, nameAr, flow, label, leavesPage, plans, cardEntry, ...PRICE } = METHOD;

/** At the order's price. */
export const CARD: CheckoutCard = {
  ...PRICE,
  id: "a",
  pgCode: code,
  brand: "Visa",
  last4: "1111",
  expiry: "12/39",
  isExpired: false,
  expiresSoon: false,
  tooShort: false,
  cvvRequired: false,
};

/** With one method. */
export const OPEN: CheckoutView = {
  ...INVENTED_ORDER,
  sessionId: "5e55",
  merchantName: "Dar Books",
  brand: unbranded("Dar Books"),
  testMode: true,
  language: "en",
  description: null,
  timeZone: "Asia/Kuwait",
  amount: ORDER,
  methods: [METHOD],
};

type CheckoutProps = Parameters<typeof OpenCheckout>[0];

/** An open checkout; `change` replaces fields of the view, `given` what the page gets beside it. */
export function checkoutPage(change: Partial<CheckoutView> = {}, given: Partial<CheckoutProps> = {}): ReactNode {
  const page = {
    view: { ...OPEN, ...change },
    plan: null,
    cameFrom: null,
    checkout: "/en/checkout/5e55",
    order: null,
    codeSaid: null,
    closeChallenge: null,
    sheets: { open: async () => null, pay: async () => null, leave: async () => undefined },
    walletForms: null,
    start: async () => NO_ANSWER,
    remove: async () => ({ locked: null }),
    cancel: async () => undefined,
    changed: null,
    asksToCancel: false,
    ...given,
  };
  return createElement(OpenCheckout, page);
}

/** The HTML of an open checkout; `change` replaces fields of the view. */
export function openCheckout(change: Partial<CheckoutView> = {}, locale: Language = "en"): string {
  return render(checkoutPage(change), locale);
}

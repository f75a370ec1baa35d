/** Rules in which payment types differ (Spec, "Checkout"; server/domain/sessions/README.md). */
import { type LaterCharge, PAYMENT_TYPE_WORDS, type PaymentType, wordOf } from "./words";

/**
 * How the card is saved: if the customer ticks the box (`offered`), with a box that is always ticked
 * (`ticked`), or by consent without a box (`consent`).
 */
export type CardKeeping = "offered" | "ticked" | "consent";

export type PaymentTypeRules = {
  readonly chargesFee: boolean;
  readonly amount: "positive" | "zero" | "any";
  readonly requiresCustomer: boolean;
  readonly agreement: "none" | "optional" | "required";
  readonly requiresAgreementTerms: boolean;
  readonly bindsCardToAgreement: boolean;
  readonly laterCharges: LaterCharge | null;
  readonly keepsCard: CardKeeping;
  /** Default number of days for which the card must remain valid; null if any card is accepted. */
  readonly minimumCardDays: number | null;
  readonly savedCards: boolean;
  readonly walletCredit: boolean;
  readonly merchantCharges: boolean;
  readonly gateway: { readonly tokenizes: boolean; readonly debitsLater: boolean; readonly purchasesOnly: boolean };
  readonly billsSubscription: boolean;
  /** True if the checkout may set up a subscription, pay a subscription's balance or change its card. */
  readonly mayServeSubscription: boolean;
  readonly signature: "standard" | "subscription";
};

/** The rules of each payment type. No other code compares payment types. */
export const PAYMENT_TYPES: Readonly<Record<PaymentType, PaymentTypeRules>> = {
  one_off: {
    chargesFee: true,
    amount: "positive",
    requiresCustomer: false,
    agreement: "none",
    requiresAgreementTerms: false,
    bindsCardToAgreement: false,
    laterCharges: null,
    keepsCard: "offered",
    minimumCardDays: null,
    savedCards: true,
    walletCredit: true,
    merchantCharges: false,
    gateway: { tokenizes: false, debitsLater: false, purchasesOnly: false },
    billsSubscription: false,
    mayServeSubscription: false,
    signature: "standard",
  },
  auto_debit: {
    chargesFee: true,
    amount: "positive",
    requiresCustomer: true,
    agreement: "required",
    requiresAgreementTerms: true,
    bindsCardToAgreement: true,
    laterCharges: "recurring",
    keepsCard: "consent",
    minimumCardDays: 30,
    savedCards: true,
    walletCredit: false,
    merchantCharges: true,
    gateway: { tokenizes: true, debitsLater: true, purchasesOnly: false },
    billsSubscription: false,
    mayServeSubscription: false,
    signature: "standard",
  },
  save_card: {
    chargesFee: true,
    amount: "zero",
    requiresCustomer: true,
    agreement: "optional",
    requiresAgreementTerms: false,
    bindsCardToAgreement: false,
    laterCharges: "unscheduled",
    keepsCard: "ticked",
    minimumCardDays: null,
    savedCards: false,
    walletCredit: false,
    merchantCharges: false,
    gateway: { tokenizes: true, debitsLater: false, purchasesOnly: false },
    billsSubscription: false,
    mayServeSubscription: true,
    signature: "standard",
  },
  auto_pay: {
    chargesFee: false,
    amount: "any",
    requiresCustomer: true,
    agreement: "required",
    requiresAgreementTerms: false,
    bindsCardToAgreement: false,
    laterCharges: "recurring",
    keepsCard: "consent",
    minimumCardDays: null,
    savedCards: true,
    walletCredit: false,
    merchantCharges: false,
    gateway: { tokenizes: true, debitsLater: true, purchasesOnly: true },
    billsSubscription: true,
    mayServeSubscription: true,
    signature: "subscription",
  },
};

export const DEFAULT_PAYMENT_TYPE: PaymentType = "one_off";

export function isPaymentType(word: unknown): word is PaymentType {
  return typeof word === "string" && Object.hasOwn(PAYMENT_TYPES, word);
}

export function paymentType(text: string): PaymentType {
  return wordOf(PAYMENT_TYPE_WORDS, text, "payment type");
}

/** True if the paying card is saved whether or not the customer ticks the box. */
export function alwaysKeepsCard(type: PaymentType): boolean {
  return PAYMENT_TYPES[type].keepsCard !== "offered";
}

/**
 * What differs between the payment types of a session (Spec, "Checkout"; server/domain/sessions/README.md).
 */
import { type LaterCharge, PAYMENT_TYPE_WORDS, type PaymentType, wordOf } from "./words";

/**
 * How the card form treats keeping the card: the customer may choose (`offered`), the session exists to keep
 * it (`ticked`), or it is kept with the customer's consent and without a box (`consent`).
 */
export type CardKeeping = "offered" | "ticked" | "consent";

/** What a payment type demands and allows; one row of {@link PAYMENT_TYPES}. */
export type PaymentTypeRules = {
  /** Charges carry the gateway account's fee. */
  readonly chargesFee: boolean;
  /** Which amounts a session may ask for. */
  readonly amount: "positive" | "zero" | "any";
  readonly requiresCustomer: boolean;
  /** Whether `agreement` must, may or cannot be sent. */
  readonly agreement: "none" | "optional" | "required";
  /** The first payment must state the terms of its agreement. */
  readonly requiresAgreementTerms: boolean;
  /** The card that pays is the one charged under the agreement from then on. */
  readonly bindsCardToAgreement: boolean;
  /** What later charges without the customer are, as gateways are told; null if there are none. */
  readonly laterCharges: LaterCharge | null;
  readonly keepsCard: CardKeeping;
  /**
   * For how many days the card must still be valid if the merchant does not say; null for any expiry date.
   */
  readonly minimumCardDays: number | null;
  /** The checkout offers the customer's saved cards. */
  readonly savedCards: boolean;
  /** The customer's wallet may pay, and so may cash and device wallets. */
  readonly walletCredit: boolean;
  /** The merchant's server may charge the card of the agreement. */
  readonly merchantCharges: boolean;
  /** What every gateway account of the session must be able to do. */
  readonly gateway: { readonly tokenizes: boolean; readonly debitsLater: boolean; readonly purchasesOnly: boolean };
  /** A subscription is set up and billed by sessions of this type. */
  readonly billsSubscription: boolean;
  /** The checkout may belong to a subscription: its setup, its balance or a new card of it. */
  readonly mayServeSubscription: boolean;
  /** Which of the two body signatures its events carry. */
  readonly signature: "standard" | "subscription";
};

/** The one place that knows how the payment types differ. */
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

/** What a request means that names no payment type. */
export const DEFAULT_PAYMENT_TYPE: PaymentType = "one_off";

/** True for a word of `payment_type`. */
export function isPaymentType(word: unknown): word is PaymentType {
  return typeof word === "string" && Object.hasOwn(PAYMENT_TYPES, word);
}

/**
 * The payment type that a column holds.
 * @throws {RangeError} on any other word, which the database's CHECK excludes
 */
export function paymentType(text: string): PaymentType {
  return wordOf(PAYMENT_TYPE_WORDS, text, "payment type");
}

/** True if the session keeps the card that pays it, regardless of the save-card box. */
export function alwaysKeepsCard(type: PaymentType): boolean {
  return PAYMENT_TYPES[type].keepsCard !== "offered";
}

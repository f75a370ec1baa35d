/**
 * Enumerations that several modules and pages need, in the API document's order. Enumerations of a single
 * module are in its `core/words.ts`.
 */

export const LANGUAGES = ["en", "ar"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Locales for `Intl`, with Latin digits. */
export const LOCALES: Readonly<Record<Language, string>> = { en: "en-GB", ar: "ar-u-nu-latn" };

/** The kind of a session (online shop or payment request): `type` in the API, `plugin` in discovery. */
export const SESSION_TYPES = ["e_commerce", "payment_request"] as const;
export type SessionType = (typeof SESSION_TYPES)[number];

/** The purpose of a session: whether the customer pays, saves a card, or does both. */
export const PAYMENT_TYPE_WORDS = ["one_off", "auto_debit", "save_card", "auto_pay"] as const;
export type PaymentType = (typeof PAYMENT_TYPE_WORDS)[number];

export const NEW_PAYMENT_TYPES = ["one_off", "auto_pay", "auto_debit"] as const satisfies readonly PaymentType[];

/** How later charges of a saved card are declared to gateways. */
export const LATER_CHARGES = ["unscheduled", "recurring"] as const;
export type LaterCharge = (typeof LATER_CHARGES)[number];

export const CHARGE_OPERATIONS = ["purchase", "authorize"] as const;
export type ChargeOperation = (typeof CHARGE_OPERATIONS)[number];

export const OPERATION_KINDS = ["refund", "capture", "void"] as const;
export type OperationKind = (typeof OPERATION_KINDS)[number];

export const APPROVED_OPERATIONS = ["refund", "void"] as const satisfies readonly OperationKind[];
export type ApprovedOperation = (typeof APPROVED_OPERATIONS)[number];

export const INITIATORS = ["merchant", "customer"] as const;
export type Initiator = (typeof INITIATORS)[number];

export const CALLER_KINDS = ["private_key", "public_key", "user"] as const;
export type CallerKind = (typeof CALLER_KINDS)[number];

export type PartOf<All extends string, Part extends All> = Part;

/**
 * Reads an enumeration's value from a database column.
 * @param what the enumeration's name for the error, such as `frequency`
 * @throws {RangeError} for a value outside the enumeration
 */
export function wordOf<const Word extends string>(words: readonly Word[], text: string, what: string): Word {
  const found = words.find((word) => word === text);
  if (found === undefined) throw new RangeError(`Unknown ${what} ${text}`);
  return found;
}

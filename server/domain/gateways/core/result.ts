/** What a gateway answers, as plain data: every connector maps its own answers into these. */
import { schemeName } from "@/server/kernel/card-scheme";
import { type JsonObject, jsonObject } from "@/server/kernel/json";
import type { Money } from "@/server/kernel/money";
import type { GatewayOutcome } from "./words";

/** A card as it may be kept and shown: never the number of a real card. */
export type CardFacts = {
  /** The gateway's token, when this call made one. */
  readonly token: string | null;
  readonly brand: string | null;
  readonly last4: string;
  /** 1 to 12. */
  readonly expiryMonth: number;
  /** Four digits. */
  readonly expiryYear: number;
  readonly nameOnCard: string | null;
  /** False when the token can be charged without a CVV. */
  readonly cvvRequired: boolean;
};

/**
 * The gateway's own identifiers of a charge or operation, opaque to everyone but its connector; stored with
 * it and handed back with every later call.
 */
export type GatewayRefs = Readonly<Record<string, string>>;

/** What charges a kept card at its gateway. It is stored sealed, and only the connector reads it. */
export type CardHandle = Readonly<Record<string, string>>;

/** A card that this call kept, at a gateway whose tokens are more than one short text. */
export type KeptCard = {
  readonly handle: CardHandle;
  /** Of the charge that kept it: what later charges without the customer refer to. */
  readonly networkTransactionId?: string;
};

const DECLINE_CATEGORIES = [
  "insufficient_funds",
  "issuer_soft",
  "issuer_hard",
  "card_data",
  "fraud",
  "authentication_required",
  "authentication_failed",
  "method_not_allowed",
  "limit",
  "gateway_fault",
  "account_fault",
  "unknown",
] as const;

/** Why a charge was declined, in the words that every connector shares. */
export type DeclineCategory = (typeof DECLINE_CATEGORIES)[number];

/** A decline, sorted. */
export type Decline = {
  readonly category: DeclineCategory;
  /** The gateway's own code. */
  readonly code: string;
  /** The card network's, if the gateway passes it on. */
  readonly networkCode?: string;
  /** What may help: nothing with this card, waiting, another gateway, the customer's bank confirming it. */
  readonly again: "never" | "later" | "other_gateway" | "with_authentication" | "unknown";
};

/** The category of a decline as it was stored; null if none was told. */
export function declineCategory(stored: JsonObject | null): DeclineCategory | null {
  return DECLINE_CATEGORIES.find((category) => category === stored?.category) ?? null;
}

/** The gateway's answer. What it does not say is left out. */
export type GatewayResult = {
  readonly outcome: GatewayOutcome;
  /** Why not, when it did not succeed; at most 255 characters. */
  readonly message: string | null;
  /** The answer as the gateway gave it: the wire's `gateway_response` or `pg_response`. */
  readonly raw: Readonly<Record<string, unknown>>;
  /** The normalised fields of the wire's `pg_params`; only the keys that the gateway filled. */
  readonly params: PgParams;
  /**
   * The card that was typed for this call; null when a token was charged, when the gateway does not say, and
   * for other calls.
   */
  readonly card: CardFacts | null;
  /** Of a charge that succeeded: the money is held for a capture, or taken. */
  readonly stage?: "held" | "taken";
  /** What the gateway says that it moved or holds; it is compared with what was asked, and never assumed. */
  readonly actual?: Money;
  readonly decline?: Decline;
  /** The customer must go there before the charge goes on; the outcome is then `pending`. */
  readonly next?: { readonly url: string; readonly expiresAt: Date };
  readonly refs?: GatewayRefs;
  readonly keptCard?: KeptCard;
  /** Until when what is held can be captured. */
  readonly captureBefore?: Date;
};

/** The references that a column holds. */
export function gatewayRefs(stored: unknown): GatewayRefs {
  const entries = Object.entries(jsonObject(stored) ?? {});
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === "string"));
}

const MAX_MESSAGE = 255;
const MAX_TOKEN = 50;

/**
 * Text that a column of `max` characters takes: NUL and halves of surrogate pairs are replaced, the rest is
 * cut.
 */
function column(text: string, max: number): string {
  return [...cleaned(text)].slice(0, max).join("");
}

function cleaned(text: string): string {
  return text.replace(/[\0\p{Surrogate}]/gu, "\ufffd");
}

function cleanedValue(value: unknown): unknown {
  if (typeof value === "string") return cleaned(value);
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(cleanedValue);
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [cleaned(key), cleanedValue(item)]));
}

/** What was decided and what was said of it, of a charge or of an operation. */
type SaidAnswer = Pick<GatewayResult, "outcome" | "message" | "raw" | "params">;

/**
 * The answer as the database takes it, regardless of the connector: a message that is too long is cut, and no
 * text holds what a column cannot.
 */
export function storableAnswer({ outcome, message, raw, params }: SaidAnswer): SaidAnswer {
  return {
    outcome,
    message: message === null ? null : column(message, MAX_MESSAGE),
    raw: cleanedValue(raw) as GatewayResult["raw"],
    params: cleanedValue(params) as PgParams,
  };
}

/**
 * {@link storableAnswer} with the card: schemes have their own names, a brand or name that is too long is
 * cut, such a token is none.
 */
export function storable(result: GatewayResult): GatewayResult {
  return { ...result, ...storableAnswer(result), card: result.card && storableCard(result.card) };
}

function storableCard(card: CardFacts): CardFacts {
  const { token, brand, last4, nameOnCard } = card;
  return {
    ...card,
    token: token !== null && token === column(token, MAX_TOKEN) ? token : null,
    brand: shownBrand(brand),
    last4: column(last4, 4),
    nameOnCard: nameOnCard === null ? null : column(nameOnCard, 64),
  };
}

function shownBrand(said: string | null): string | null {
  const name = schemeName(said);
  return name === null ? null : column(name, 32);
}

/** Every key that `pg_params` may hold on the wire; values are flat text. */
export const PG_PARAM_KEYS = [
  "auth_code",
  "card_type",
  "card_holder",
  "cardholder_email",
  "card_expiry",
  "card_expiry_month",
  "card_expiry_year",
  "full_card_expiry",
  "card_number",
  "card_issuer",
  "card_details",
  "ref",
  "result",
  "track_id",
  "post_date",
  "transaction_id",
  "payment_id",
  "pg_message",
  "receipt_no",
  "transaction_no",
  "decision",
  "dcc_payer_amount",
  "dcc_payer_currency",
  "dcc_payer_exchange_rate",
  "rrn",
] as const;

/** Normalised gateway fields, by their wire names. `card_number` is masked. */
export type PgParams = Readonly<Partial<Record<(typeof PG_PARAM_KEYS)[number], string>>>;

/** A card number as it is shown: four stars and the last four digits, such as `**** 1111`. */
export function maskedNumber(last4: string): string {
  return `**** ${last4}`;
}

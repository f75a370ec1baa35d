import { schemeName } from "@/server/kernel/card-scheme";
import { type JsonObject, jsonObject } from "@/server/kernel/json";
import type { Money } from "@/server/kernel/money";
import type { Challenge } from "./challenge";
import type { GatewayOutcome } from "./words";

/** Card data that may be stored and shown; never a real card's number. */
export type CardFacts = {
  readonly token: string | null;
  readonly brand: string | null;
  readonly last4: string;
  readonly expiryMonth: number;
  readonly expiryYear: number;
  readonly nameOnCard: string | null;
  readonly cvvRequired: boolean;
};

/**
 * The gateway's identifiers of a charge or operation, stored and passed to every later call. Only the
 * connector reads these identifiers.
 */
export type GatewayRefs = Readonly<Record<string, string>>;

/** Data for charging a saved card, stored encrypted. Only the connector reads this data. */
export type CardHandle = Readonly<Record<string, string>>;

/** A card that a gateway saved and that needs more data than one short token. */
export type KeptCard = {
  readonly handle: CardHandle;
  /**
   * The card network's id of the charge that saved the card, to which later charges without the customer
   * refer.
   */
  readonly networkTransactionId?: string;
};

export const DECLINE_CATEGORIES = [
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

export type DeclineCategory = (typeof DECLINE_CATEGORIES)[number];

export type Decline = {
  readonly category: DeclineCategory;
  readonly code: string;
  readonly networkCode?: string;
  /** What may help after a declined charge: nothing, waiting, another gateway, or 3-D Secure. */
  readonly again: "never" | "later" | "other_gateway" | "with_authentication" | "unknown";
};

export function forbidsRetries(stored: JsonObject | null): boolean {
  return stored?.again === "never";
}

export function declineCategory(stored: JsonObject | null): DeclineCategory | null {
  return DECLINE_CATEGORIES.find((category) => category === stored?.category) ?? null;
}

export type GatewayResult = {
  readonly outcome: GatewayOutcome;
  /** Reason why the call had no success, at most 255 characters. */
  readonly message: string | null;
  /** The gateway's answer, unchanged: `gateway_response` or `pg_response` in the API. */
  readonly raw: Readonly<Record<string, unknown>>;
  readonly params: PgParams;
  /**
   * Facts of the card that was typed for the call, if the gateway reports them; null for tokens and other
   * calls.
   */
  readonly card: CardFacts | null;
  /** Whether a successful charge only reserved the amount (`held`) or took it. */
  readonly stage?: "held" | "taken";
  /** Our reference in the gateway's answer; a success without the reference decides nothing. */
  readonly about?: string;
  readonly actual?: Money;
  /** True for a call about the whole payment, such as a void; the gateway then reports no amount. */
  readonly isWhole?: true;
  readonly decline?: Decline;
  /**
   * What the bank requires of the customer first, for example 3-D Secure; the outcome of the charge is then
   * `pending`.
   */
  readonly next?: Challenge;
  /** True if the gateway waits for a step that cannot be shown here, so that the charge can only be ended. */
  readonly isStuck?: true;
  readonly refs?: GatewayRefs;
  readonly keptCard?: KeptCard;
  /** When the reservation of the amount ends. */
  readonly captureBefore?: Date;
};

export function gatewayRefs(stored: unknown): GatewayRefs {
  const entries = Object.entries(jsonObject(stored) ?? {});
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === "string"));
}

const MAX_MESSAGE = 255;
const MAX_TOKEN = 50;

/** Makes a text fit a column of `max` characters: replaces NUL and lone surrogates, and cuts off its end. */
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

type SaidAnswer = Pick<GatewayResult, "outcome" | "message" | "raw" | "params">;

export function storableAnswer({ outcome, message, raw, params }: SaidAnswer): SaidAnswer {
  return {
    outcome,
    message: message === null ? null : column(message, MAX_MESSAGE),
    raw: cleanedValue(raw) as GatewayResult["raw"],
    params: cleanedValue(params) as PgParams,
  };
}

/**
 * Makes a result fit its columns: shortens a long message and long names, replaces characters that a column
 * cannot store, normalizes the card scheme, and drops a token that is too long.
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

/** A gateway's answer under normalized names. `card_number` is masked. */
export type PgParams = Readonly<Partial<Record<(typeof PG_PARAM_KEYS)[number], string>>>;

export function maskedNumber(last4: string): string {
  return `**** ${last4}`;
}

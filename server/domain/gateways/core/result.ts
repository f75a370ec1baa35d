/** What a gateway answers, as plain data: every connector maps its own answers into these. */

/** What the gateway said of one call. `pending` means: it has the call and has not decided. */
export type GatewayOutcome = "success" | "failed" | "error" | "canceled" | "pending";

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

/** The gateway's answer. */
export type GatewayResult = {
  readonly outcome: GatewayOutcome;
  /** Why not, when it did not succeed; at most 255 characters. */
  readonly message: string | null;
  /** The answer as the gateway gave it: the wire's `gateway_response` or `pg_response`. */
  readonly raw: Readonly<Record<string, unknown>>;
  /** The normalised fields of the wire's `pg_params`; only the keys that the gateway filled. */
  readonly params: PgParams;
  /** The card that was typed for this call; null when a token was charged, when the gateway does not say, and for other calls. */
  readonly card: CardFacts | null;
};

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

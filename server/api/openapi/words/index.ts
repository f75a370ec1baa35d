/** What the fields of the wire mean, in one sentence each. */
import { MERCHANT_WORDS } from "./merchant";
import { PAYMENT_WORDS } from "./payments";
import { PLAN_WORDS } from "./plans";
import { SESSION_WORDS } from "./sessions";

const WORDS: Readonly<Record<string, string>> = {
  ...SESSION_WORDS,
  ...PAYMENT_WORDS,
  ...PLAN_WORDS,
  ...MERCHANT_WORDS,
};

/** The meaning of a schema's field: its own, else that of every field of the name; undefined without one. */
export function wordsOf(schema: string, field: string): string | undefined {
  return WORDS[`${schema}.${field}`] ?? WORDS[field];
}

/** What the parameters of paths mean. */
export const PARAMETERS: Readonly<Record<string, string>> = {
  session_id: "The session's id.",
  subscription_id: "The subscription's id.",
  invoice_id: "The invoice's id.",
  id: "Its id.",
  token: "Its token.",
  card_id: "The card's id, as `delete_url` of the session's payload names it.",
  provider: "The wallet's slug: `sarraf` for the default one.",
  channel: "`email`, `sms` or `whatsapp`.",
};

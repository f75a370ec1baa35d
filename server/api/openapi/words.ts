/** What the fields of the wire mean. */

const WORDS: Readonly<Record<string, string>> = {};

/** The meaning of a schema's field; undefined if nobody has said it. */
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
  card_id: "The card's id, from `delete_url` of the session's payload.",
  provider: "The wallet's slug: `sarraf` for the default one.",
  channel: "`email`, `sms` or `whatsapp`.",
};

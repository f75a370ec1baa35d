import { invoiceOfToken } from "@/server/domain/invoices";
import { withoutMarks } from "@/server/kernel/digits";
import { meantText } from "./core/meant-text";

/**
 * A search text as understood: the `invoice_id` of a pasted link, or the typed text without direction marks
 * (`literal`) and what is searched for it (`text`).
 */
export type Pasted = { readonly invoice: number } | { readonly literal: string; readonly text: string };

/** The meaning of a search text: the invoice of a pasted invoice link, otherwise {@link meantText}. */
export function pasted(asked: string): Pasted {
  const literal = withoutMarks(asked);
  const [, token] = /^https?:\/\/[^?#]+\/invoice\/([^/?#]+)/i.exec(literal) ?? [];
  const invoice = token === undefined ? null : invoiceOfToken(token);
  return invoice === null ? { literal, text: meantText(literal) } : { invoice: invoice.number };
}

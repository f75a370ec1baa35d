import { invoiceOfToken } from "@/server/domain/invoices";
import { withoutMarks } from "@/server/kernel/digits";
import { meantText } from "./core/meant-text";

/** `invoice` is an `invoice_id`; `literal` is the text without marks, `text` what it means. */
export type Pasted = { readonly invoice: number } | { readonly literal: string; readonly text: string };

/** What a search text means: the invoice of an invoice's address, else as {@link meantText}. */
export function pasted(asked: string): Pasted {
  const literal = withoutMarks(asked);
  const [, token] = /^https?:\/\/[^?#]+\/invoice\/([^/?#]+)/i.exec(literal) ?? [];
  const invoice = token === undefined ? null : invoiceOfToken(token);
  return invoice === null ? { literal, text: meantText(literal) } : { invoice: invoice.number };
}

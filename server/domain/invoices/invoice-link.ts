import type { Language, MerchantFacts } from "@/server/kernel/types";
import { signToken, verifyToken } from "@/server/secrets";

const NUMBER = /^\d{1,10}$/;
const MAX_NUMBER = 2_147_483_647;

export type InvoiceLinks = { readonly pageUrl: string; readonly pdfUrl: string };

export function invoiceLinks(
  { baseUrl }: Pick<MerchantFacts, "baseUrl">,
  { number }: { readonly number: number },
  language: Language,
): InvoiceLinks {
  const pageUrl = `${baseUrl}/${language}/invoice/${signToken("invoice-token", String(number))}`;
  return { pageUrl, pdfUrl: `${pageUrl}/pdf` };
}

/** The `invoice_id` in `token`; null for a forged token. */
export function invoiceNumberOf(token: string): number | null {
  const subject = verifyToken("invoice-token", token) ?? "";
  return NUMBER.test(subject) && Number(subject) <= MAX_NUMBER ? Number(subject) : null;
}

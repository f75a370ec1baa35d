import type { Language, MerchantFacts } from "@/server/kernel/types";
import { signToken, verifyToken } from "@/server/secrets";

const SUBJECT = /^(\d{1,10})(?::(\d{1,9}))?$/;
const MAX_NUMBER = 2_147_483_647;

export type InvoiceLinks = { readonly pageUrl: string; readonly pdfUrl: string };

export type LinkedInvoice = { readonly number: number; readonly linkVersion: number };
export function invoiceLinks(
  { baseUrl }: Pick<MerchantFacts, "baseUrl">,
  { number, linkVersion }: LinkedInvoice,
  language: Language,
): InvoiceLinks {
  const subject = linkVersion === 1 ? String(number) : `${number}:${linkVersion}`;
  const pageUrl = `${baseUrl}/${language}/invoice/${signToken("invoice-token", subject)}`;
  return { pageUrl, pdfUrl: `${pageUrl}/pdf` };
}

export function invoiceOfToken(token: string): LinkedInvoice | null {
  const [, number = "", version = "1"] = SUBJECT.exec(verifyToken("invoice-token", token) ?? "") ?? [];
  if (number === "" || Number(number) > MAX_NUMBER) return null;
  return { number: Number(number), linkVersion: Number(version) };
}

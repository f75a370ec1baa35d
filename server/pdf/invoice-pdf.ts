import type { InvoicePageView } from "@/server/domain/invoices";
import { translator } from "@/server/i18n/translator";
import { writtenDay } from "@/server/i18n/written-day";
import { addressLines } from "@/server/kernel/address-lines";
import { moneyLine } from "@/server/kernel/money-text";
import type { DocumentLook, InvoiceDrawing } from "./document-drawing";
import { drawContact, drawCustomer, drawHead, finished } from "./document-parts";
import { COLORS, STRONG, TEXT, WHOLE } from "./document-styles";
import { drawSums } from "./invoice-sums";
import { drawLines } from "./invoice-table";
import { type Column, newSheet } from "./sheet";
import { isolated, phoneLine } from "./visual-runs";

export async function invoicePdf(view: InvoicePageView, { language, logo = null }: DocumentLook): Promise<Buffer> {
  const t = translator(language);
  const title = t("invoice.title", { number: view.number });
  const sheet = newSheet({ language, title, author: view.brand.name, madeAt: view.issuedAt });
  const drawing = { view, language, t, sheet, logo };
  let y = drawHead(drawing, t("invoice.name"), view.companyName);
  y = drawCustomer(drawing, customerAndFacts(drawing), y + 24);
  y = drawDue(drawing, y + 20);
  y = drawLines(drawing, y + 24);
  y = drawSums(drawing, y + 12);
  drawContact(drawing, y + 20);
  return finished(drawing, t("invoice.title", { number: isolated(view.number) }));
}

function customerAndFacts({ view, language, t }: InvoiceDrawing) {
  const { name, email, phone, address } = view.customer;
  return {
    customerTitle: t("invoice.billedTo"),
    customer: [name, ...addressLines(address, language), email, phone && phoneLine(phone)],
    facts: [
      [t("mail.invoice_issued.number"), view.number],
      [t("invoice.issuedOn"), writtenDay(view.issuedOn, language)],
      [t("invoice.dueOn"), writtenDay(view.dueOn, language)],
      [t("invoice.order"), view.orderNo],
    ] as const,
  };
}

function drawDue({ view, language, t, sheet }: InvoiceDrawing, top: number): number {
  const { status, checkoutUrl } = view;
  const total = moneyLine(view.amount, language);
  const inner: Column = { from: WHOLE.from + 16, width: WHOLE.width - 32 };
  const words = t.markup(`invoice.${status}Text`, { date: () => writtenDay(view.dueOn, language) });
  const part = view.isPartPaid ? t("invoice.partPaid", { paid: moneyLine(view.paid, language), total }) : null;
  const isPayable = checkoutUrl !== null;
  const end = top + 58 + (part === null ? 0 : 18);
  const height = end - top + (isPayable ? 24 : 6);
  sheet.box(WHOLE, { y: top, height, color: COLORS.canvas });
  sheet.line(total, inner, { y: top + 14, style: { size: 18, color: COLORS.ink, weight: "semibold" } });
  sheet.line(t(`invoice.status.${status}`), inner, {
    y: top + 16,
    style: { ...STRONG, align: "end", color: COLORS[status] },
  });
  sheet.line(words, inner, { y: top + 40, style: TEXT });
  if (part !== null) sheet.line(part, inner, { y: top + 58, style: STRONG });
  if (isPayable) {
    sheet.line(t("invoice.pay", { amount: moneyLine(view.left, language) }), inner, {
      y: end,
      style: { ...STRONG, color: view.brand.colors?.light.accent ?? COLORS.accent },
    });
    sheet.link(inner, { y: end - 4, height: 18, href: checkoutUrl });
  }
  return top + height;
}

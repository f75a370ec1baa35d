import type { InvoicePageView } from "@/server/domain/invoices";
import { contactLines } from "@/server/emails/templates/mail-contact";
import { translator } from "@/server/i18n/translator";
import { writtenDay } from "@/server/i18n/written-day";
import { addressLines } from "@/server/kernel/address-lines";
import { moneyLine } from "@/server/kernel/money-text";
import type { Language } from "@/server/kernel/types";
import type { InvoiceDrawing } from "./invoice-drawing";
import { BOTTOM, COLORS, OWN_STRONG, OWN_TEXT, SMALL, STRONG, TEXT, TOP, WHOLE } from "./invoice-styles";
import { drawSums } from "./invoice-sums";
import { drawLines } from "./invoice-table";
import { type Column, newSheet, PAGE } from "./sheet";
import { isolated, phoneLine } from "./visual-runs";

const HALF = WHOLE.width / 2 - 12;
const FIRST: Column = { from: WHOLE.from, width: HALF };
const SECOND: Column = { from: WHOLE.from + HALF + 24, width: HALF };
const FOOT = PAGE.height - 40;

export async function invoicePdf(
  view: InvoicePageView,
  { language, logo = null }: { readonly language: Language; readonly logo?: Buffer | null },
): Promise<Buffer> {
  const t = translator(language);
  const title = t("invoice.title", { number: view.number });
  const sheet = newSheet({ language, title, author: view.brand.name, madeAt: view.issuedAt });
  const drawing = { view, language, t, sheet, logo };
  let y = drawHead(drawing);
  y = drawParties(drawing, y + 24);
  y = drawDue(drawing, y + 20);
  y = drawLines(drawing, y + 24);
  y = drawSums(drawing, y + 12);
  drawContact(drawing, y + 20);
  return sheet.finished((page, pages) => {
    sheet.line(t("invoice.title", { number: isolated(view.number) }), FIRST, { y: FOOT, style: SMALL });
    sheet.line(t("invoice.page", { page, pages }), SECOND, { y: FOOT, style: { ...SMALL, align: "end" } });
  });
}

function drawHead({ view, t, sheet, logo }: InvoiceDrawing): number {
  if (view.testMode) sheet.line(t("shell.testMode"), WHOLE, { y: 22, style: { ...SMALL, color: COLORS.warning } });
  sheet.line(t("invoice.name"), SECOND, {
    y: 46,
    style: { size: 22, color: COLORS.ink, weight: "semibold", align: "end" },
  });
  const top = logo === null ? 48 : sheet.image(logo, FIRST, { y: 42, height: 40 }) + 8;
  const under = sheet.paragraph(view.brand.name, FIRST, { y: top, style: { ...OWN_STRONG, size: 15 } });
  return view.companyName === null
    ? under
    : sheet.paragraph(view.companyName, FIRST, { y: under + 2, style: { ...SMALL, isOwn: true } });
}

function drawParties({ view, language, t, sheet }: InvoiceDrawing, top: number): number {
  const { name, email, phone, address } = view.customer;
  const billed = [name, ...addressLines(address, language), email, phone && phoneLine(phone)].filter(
    (line) => line !== null,
  );
  let left = top;
  if (billed.length > 0) left = sheet.paragraph(t("invoice.billedTo"), FIRST, { y: top, style: SMALL }) + 2;
  for (const [index, line] of billed.entries())
    left = sheet.paragraph(line, FIRST, { y: left, style: index === 0 ? OWN_STRONG : OWN_TEXT });
  const facts: readonly (readonly [string, string])[] = [
    [t("mail.invoice_issued.number"), view.number],
    [t("invoice.issuedOn"), writtenDay(view.issuedOn, language)],
    [t("invoice.dueOn"), writtenDay(view.dueOn, language)],
    ...(view.orderNo === null ? [] : [[t("invoice.order"), view.orderNo] as const]),
  ];
  let right = top;
  for (const [label, value] of facts) {
    const labels = { from: SECOND.from, width: 96 };
    const values = { from: SECOND.from + 104, width: SECOND.width - 104 };
    const under = sheet.paragraph(label, labels, { y: right, style: { ...TEXT, color: COLORS.muted } });
    right = Math.max(under, sheet.paragraph(value, values, { y: right, style: { ...OWN_TEXT, align: "end" } })) + 1;
  }
  return Math.max(left, right);
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

function drawContact({ view, language, sheet }: InvoiceDrawing, top: number): void {
  const lines = contactLines(view.brand, language).map(
    ({ label, value, href }) => `${label}: ${href.startsWith("tel:") ? phoneLine(value) : isolated(value)}`,
  );
  const height = lines.reduce((sum, line) => sum + sheet.heightOf(line, WHOLE, SMALL), 0);
  if (top + height > BOTTOM) sheet.newPage();
  let y = top + height > BOTTOM ? TOP : top;
  for (const line of lines) y = sheet.paragraph(line, WHOLE, { y, style: SMALL });
}

import type { ReceiptView } from "@/server/domain/console";
import { formName } from "@/server/i18n/form-name";
import { type Translator, translator } from "@/server/i18n/translator";
import { LONG_DAY, writtenDay } from "@/server/i18n/written-day";
import { cardName } from "@/server/kernel/card-scheme";
import { LOCALES } from "@/server/kernel/words";
import type { DocumentDrawing, DocumentLook } from "./document-drawing";
import { drawContact, drawCustomer, drawHead, finished, signedMoney } from "./document-parts";
import { BOTTOM, COLORS, OWN_TEXT, SMALL, STRONG, TEXT, TOP, WHOLE } from "./document-styles";
import { type Column, newSheet } from "./sheet";
import { isolated, phoneLine } from "./visual-runs";

type ReceiptDrawing = DocumentDrawing<ReceiptView>;

const DAY: Column = { from: WHOLE.from, width: 110 };
const WORDS: Column = { from: DAY.from + 118, width: 110 };
const REFERENCE: Column = { from: WORDS.from + 118, width: 150 };
const AMOUNT: Column = { from: REFERENCE.from + 158, width: WHOLE.from + WHOLE.width - REFERENCE.from - 158 };
const SUM: Column = { from: WORDS.from, width: 268 };
const ROW = 20;
const CLOCK = { hour: "2-digit", minute: "2-digit", hourCycle: "h23", timeZoneName: "short" } as const;

export async function receiptPdf(view: ReceiptView, { language, logo = null }: DocumentLook): Promise<Buffer> {
  const t = translator(language);
  const title = t("receipt.title", { number: view.orderNo ?? view.number });
  const sheet = newSheet({ language, title, author: view.brand.name, madeAt: new Date(view.paidAt) });
  const drawing = { view, language, t, sheet, logo };
  let y = drawHead(drawing, t("receipt.name"), null);
  y = drawCustomer(drawing, customerAndFacts(drawing), y + 24);
  y = drawLines(drawing, y + 24);
  y = drawSums(drawing, y + 12);
  drawContact(drawing, y + 20);
  return finished(drawing, t("receipt.title", { number: isolated(view.orderNo ?? view.number) }));
}

function customerAndFacts({ view, language, t }: ReceiptDrawing) {
  const { customer, method, timeZone } = view;
  const paidAt = new Intl.DateTimeFormat(LOCALES[language], { ...LONG_DAY, ...CLOCK, timeZone });
  return {
    customerTitle: t("receipt.customer"),
    customer: [customer.name, customer.email, customer.phone && phoneLine(customer.phone)],
    facts: [
      [t("receipt.paidAt"), paidAt.format(new Date(view.paidAt))],
      [t("receipt.method"), method && methodText(t, method)],
      [t("receipt.order"), view.orderNo],
      [t("receipt.reference"), view.reference],
      [t("receipt.number"), view.number],
    ] as const,
  };
}

function methodText(t: Translator, { form, brand, lastFour }: NonNullable<ReceiptView["method"]>): string {
  if (lastFour !== null) return isolated(cardName({ brand, last4: lastFour }));
  return formName(t, form);
}

function drawLines(drawing: ReceiptDrawing, top: number): number {
  const { view, language, t, sheet } = drawing;
  let y = drawHeads(drawing, top);
  for (const { kind, day, amount, reference } of view.lines) {
    if (y + ROW > BOTTOM) {
      sheet.newPage();
      y = drawHeads(drawing, TOP);
    }
    sheet.line(writtenDay(day, language), DAY, { y: y + 3, style: TEXT });
    sheet.line(t(`receipt.kinds.${kind}`), WORDS, { y: y + 3, style: TEXT });
    if (reference !== null) sheet.line(reference, REFERENCE, { y: y + 3, style: OWN_TEXT });
    sheet.line(signedMoney(amount, language), AMOUNT, { y: y + 3, style: { ...TEXT, align: "end" } });
    y += ROW;
    sheet.rule(WHOLE, y, COLORS.line);
  }
  return y;
}

function drawHeads({ t, sheet }: ReceiptDrawing, y: number): number {
  const heads = [
    [t("receipt.day"), DAY],
    [t("receipt.movement"), WORDS],
    [t("receipt.reference"), REFERENCE],
  ] as const;
  for (const [name, column] of heads) sheet.line(name, column, { y, style: SMALL });
  sheet.line(t("receipt.amount"), AMOUNT, { y, style: { ...SMALL, align: "end" } });
  sheet.rule(WHOLE, y + 18, COLORS.muted);
  return y + 18;
}

function drawSums({ view, language, t, sheet }: ReceiptDrawing, top: number): number {
  const { paid, wallet, refunded, disputed, net } = view;
  const isWhole = refunded === null && disputed === null;
  const sums = [
    [t("receipt.paid"), paid, isWhole],
    [t("receipt.wallet"), wallet, false],
    [t("receipt.refunded"), refunded, false],
    [t("receipt.disputed"), disputed, false],
    [t("receipt.net"), isWhole ? null : net, true],
  ] as const;
  let y = top;
  if (y + sums.length * ROW > BOTTOM) {
    sheet.newPage();
    y = TOP;
  }
  for (const [name, amount, isStrong] of sums) {
    if (amount === null) continue;
    const style = isStrong ? { ...STRONG, size: 11.5 } : TEXT;
    sheet.line(name, SUM, { y: y + 3, style: { ...style, align: "end" } });
    sheet.line(signedMoney(amount, language), AMOUNT, { y: y + 3, style: { ...style, align: "end" } });
    y += ROW;
  }
  return y;
}

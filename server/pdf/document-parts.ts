import type { WireMoney } from "@/server/domain/payments";
import { contactLines } from "@/server/emails/templates/mail-contact";
import type { Translator } from "@/server/i18n/translator";
import type { Brand } from "@/server/kernel/brand";
import { moneyText } from "@/server/kernel/money-text";
import type { Language } from "@/server/kernel/types";
import type { DocumentDrawing } from "./document-drawing";
import { BOTTOM, COLORS, OWN_STRONG, OWN_TEXT, SMALL, TEXT, TOP, WHOLE } from "./document-styles";
import { type Column, PAGE, type Sheet } from "./sheet";
import { isolated, phoneLine } from "./visual-runs";

type Drawing = DocumentDrawing<{ readonly brand: Brand; readonly testMode: boolean }>;

const HALF = WHOLE.width / 2 - 12;
const FIRST: Column = { from: WHOLE.from, width: HALF };
const SECOND: Column = { from: WHOLE.from + HALF + 24, width: HALF };
const FOOT = PAGE.height - 40;

export function drawHead({ view, t, sheet, logo }: Drawing, title: string, companyName: string | null): number {
  if (view.testMode) sheet.line(t("shell.testMode"), WHOLE, { y: 22, style: { ...SMALL, color: COLORS.warning } });
  sheet.line(title, SECOND, { y: 46, style: { size: 22, color: COLORS.ink, weight: "semibold", align: "end" } });
  const top = logo === null ? 48 : sheet.image(logo, FIRST, { y: 42, height: 40 }) + 8;
  const under = sheet.paragraph(view.brand.name, FIRST, { y: top, style: { ...OWN_STRONG, size: 15 } });
  return companyName === null
    ? under
    : sheet.paragraph(companyName, FIRST, { y: under + 2, style: { ...SMALL, isOwn: true } });
}

export type CustomerAndFacts = {
  readonly customerTitle: string;
  readonly customer: readonly (string | null)[];
  readonly facts: readonly (readonly [name: string, value: string | null])[];
};

export function drawCustomer(
  { sheet }: Pick<Drawing, "sheet">,
  { customerTitle, customer, facts }: CustomerAndFacts,
  top: number,
): number {
  const lines = customer.filter((line) => line !== null);
  let left = top;
  if (lines.length > 0) left = sheet.paragraph(customerTitle, FIRST, { y: top, style: SMALL }) + 2;
  for (const [index, line] of lines.entries())
    left = sheet.paragraph(line, FIRST, { y: left, style: index === 0 ? OWN_STRONG : OWN_TEXT });
  let right = top;
  for (const [label, value] of facts) {
    if (value === null) continue;
    const labels = { from: SECOND.from, width: 96 };
    const values = { from: SECOND.from + 104, width: SECOND.width - 104 };
    const under = sheet.paragraph(label, labels, { y: right, style: { ...TEXT, color: COLORS.muted } });
    right = Math.max(under, sheet.paragraph(value, values, { y: right, style: { ...OWN_TEXT, align: "end" } })) + 1;
  }
  return Math.max(left, right);
}

export function drawContact({ view, language, sheet }: Drawing, top: number): void {
  const lines = contactLines(view.brand, language).map(
    ({ label, value, href }) => `${label}: ${href.startsWith("tel:") ? phoneLine(value) : isolated(value)}`,
  );
  const height = lines.reduce((sum, line) => sum + sheet.heightOf(line, WHOLE, SMALL), 0);
  if (top + height > BOTTOM) sheet.newPage();
  let y = top + height > BOTTOM ? TOP : top;
  for (const line of lines) y = sheet.paragraph(line, WHOLE, { y, style: SMALL });
}

export function signedMoney(money: WireMoney, language: Language): string {
  const { number, unit } = moneyText(money, language);
  return language === "ar" ? `${isolated(number)} ${unit}` : `${unit} ${isolated(number)}`;
}

export function finished({ sheet, t }: { readonly sheet: Sheet; readonly t: Translator }, name: string) {
  return sheet.finished((page, pages) => {
    sheet.line(name, FIRST, { y: FOOT, style: SMALL });
    sheet.line(t("invoice.page", { page, pages }), SECOND, { y: FOOT, style: { ...SMALL, align: "end" } });
  });
}

import type { InvoiceSum } from "@/server/domain/invoices";
import type { Translator } from "@/server/i18n/translator";
import type { InvoiceDrawing } from "./document-drawing";
import { signedMoney } from "./document-parts";
import { BOTTOM, COLORS, STRONG, TEXT, TOP, WHOLE } from "./document-styles";
import type { Column } from "./sheet";
import { isolated } from "./visual-runs";

const ROW = 20;
const BLOCK: Column = { from: WHOLE.from + WHOLE.width - 260, width: 260 };
const LABEL: Column = { from: BLOCK.from, width: 140 };
const VALUE: Column = { from: BLOCK.from + 148, width: BLOCK.width - 148 };

/**
 * Draws the invoice's sums, on the next page if they do not fit below `top`.
 * @returns their lower end
 */
export function drawSums({ view, language, t, sheet }: InvoiceDrawing, top: number): number {
  const { sums } = view;
  let y = top;
  if (y + sums.length * ROW > BOTTOM) {
    sheet.newPage();
    y = TOP;
  }
  for (const sum of sums) {
    const isTotal = sum.kind === "total";
    if (isTotal) sheet.rule(BLOCK, y - 2, COLORS.muted);
    const style = isTotal ? { ...STRONG, size: 11.5 } : TEXT;
    const { amount, currency } = sum.amount;
    const signed = { amount: sum.kind === "discount" ? `-${amount}` : amount, currency };
    sheet.line(sumName(t, sum), LABEL, { y: y + 3, style: isTotal ? style : { ...style, color: COLORS.muted } });
    sheet.line(signedMoney(signed, language), VALUE, { y: y + 3, style: { ...style, align: "end" } });
    y += ROW;
  }
  return y;
}

function sumName(t: Translator, { kind, rate, method }: InvoiceSum): string {
  const name =
    kind === "shipping" && method !== null
      ? t("invoice.shippingBy", { method: isolated(method) })
      : t(`invoice.${kind}`);
  return rate === null ? name : t("invoice.rate", { name, rate });
}

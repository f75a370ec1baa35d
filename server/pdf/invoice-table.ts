import type { InvoicePageView, OrderLine } from "@/server/domain/invoices";
import { moneyText } from "@/server/kernel/money-text";
import type { InvoiceDrawing } from "./document-drawing";
import { BOTTOM, COLORS, OWN_STRONG, OWN_TEXT, SMALL, TOP, WHOLE } from "./document-styles";
import type { Column, Style } from "./sheet";
import { isolated } from "./visual-runs";

type Cell = {
  readonly name: "item" | "quantity" | "unitPrice" | "discount" | "tax" | "lineTotal";
  readonly column: Column;
};

const GAP = 10;
const PADDING = 6;
const HEAD_HEIGHT = 22;
const WIDTHS = { quantity: 44, unitPrice: 72, discount: 62, tax: 62, lineTotal: 78 } as const;

/** @returns the table's lower end on the current page */
export function drawLines(drawing: InvoiceDrawing, top: number): number {
  const { view, sheet } = drawing;
  const cells = cellsOf(view);
  let y = drawHead(drawing, cells, top);
  for (const line of view.lines) {
    const height = heightOf(drawing, cells, line);
    if (y + height > BOTTOM) {
      sheet.newPage();
      y = drawHead(drawing, cells, TOP);
    }
    drawLine(drawing, cells, { line, y: y + PADDING });
    y += height;
    sheet.rule(WHOLE, y, COLORS.line);
  }
  return y;
}

function cellsOf({ lines }: InvoicePageView): Cell[] {
  const names: Exclude<Cell["name"], "item">[] = ["quantity", "unitPrice"];
  if (lines.some(({ discount }) => discount !== null)) names.push("discount");
  if (lines.some(({ taxRate }) => taxRate !== null)) names.push("tax");
  names.push("lineTotal");
  const taken = names.reduce((sum, name) => sum + WIDTHS[name] + GAP, 0);
  const item: Column = { from: WHOLE.from, width: WHOLE.width - taken };
  const cells: Cell[] = [{ name: "item", column: item }];
  let from = item.from + item.width;
  for (const name of names) {
    cells.push({ name, column: { from: from + GAP, width: WIDTHS[name] } });
    from += GAP + WIDTHS[name];
  }
  return cells;
}

function drawHead({ t, sheet }: InvoiceDrawing, cells: readonly Cell[], y: number): number {
  for (const { name, column } of cells)
    sheet.line(t(`invoice.${name}`), column, { y, style: { ...SMALL, align: alignOf(name) } });
  sheet.rule(WHOLE, y + HEAD_HEIGHT - 4, COLORS.muted);
  return y + HEAD_HEIGHT - 4;
}

function alignOf(name: Cell["name"]): NonNullable<Style["align"]> {
  return name === "item" ? "start" : "end";
}

function heightOf({ t, sheet }: InvoiceDrawing, cells: readonly Cell[], line: OrderLine): number {
  const column = cells[0]?.column ?? WHOLE;
  const sku = sheet.heightOf(`${t("invoice.sku")} ${isolated(line.sku)}`, column, SMALL);
  return sheet.heightOf(line.description, column, OWN_STRONG) + sku + 2 * PADDING;
}

function drawLine(
  { language, t, sheet }: InvoiceDrawing,
  cells: readonly Cell[],
  { line, y }: { readonly line: OrderLine; readonly y: number },
): void {
  const number = (money: OrderLine["total"]) => moneyText(money, language).number;
  const texts: Readonly<Record<Exclude<Cell["name"], "item">, string>> = {
    quantity: line.quantity,
    unitPrice: number(line.unitPrice),
    discount: line.discount === null ? "" : `−${number(line.discount)}`,
    tax: line.taxRate === null ? "" : number(line.tax),
    lineTotal: number(line.total),
  };
  for (const { name, column } of cells) {
    if (name === "item") {
      const under = sheet.paragraph(line.description, column, { y, style: OWN_STRONG });
      sheet.paragraph(`${t("invoice.sku")} ${isolated(line.sku)}`, column, { y: under, style: SMALL });
    } else if (texts[name] !== "") {
      const style = name === "lineTotal" ? OWN_STRONG : OWN_TEXT;
      sheet.line(texts[name], column, { y, style: { ...style, align: "end" } });
      if (name === "tax")
        sheet.line(`${line.taxRate}%`, column, { y: y + 14, style: { ...SMALL, isOwn: true, align: "end" } });
    }
  }
}

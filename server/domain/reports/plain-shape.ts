import { BYTE_ORDER_MARK, guardedField, LINE_END } from "@/server/kernel/csv";
import { atScale, decimalsOf } from "./core/columns";
import { type PlainCell, plainRow, sheetHead } from "./core/sheet";
import type { TableShape } from "./file";

/** A table of at most 26 columns. */
export function plainShape<Row>(names: readonly string[], cells: (row: Row) => readonly PlainCell[]): TableShape<Row> {
  return {
    csvHead: `${BYTE_ORDER_MARK}${names.join(",")}${LINE_END}`,
    csvLine: (row) => `${cells(row).map(csvText).join(",")}${LINE_END}`,
    sheetHead: sheetHead(names),
    sheetRow: (row, number) => plainRow(cells(row), number),
  };
}

function csvText(cell: PlainCell): string {
  if (cell === null) return "";
  return typeof cell === "string" ? guardedField(cell) : atScale(cell.amount, decimalsOf(cell.currency));
}

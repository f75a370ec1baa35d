/** Writes reports as CSV: RFC 4180, UTF-8 with a byte order mark (Spec, "Report contents"). */
import { BYTE_ORDER_MARK, guardedField, LINE_END } from "@/server/kernel/csv";
import { atScale, COLUMNS, type Column, decimalsOf, plainRate, type ReportRow } from "./columns";
import { civilText } from "./local-time";

export function csvHead(): string {
  return `${BYTE_ORDER_MARK}${COLUMNS.map(({ name }) => name).join(",")}${LINE_END}`;
}

/** @param clock converts an instant to the report's local time */
export function csvLine(row: ReportRow, clock: (instant: Date) => number): string {
  return `${COLUMNS.map((column) => csvField(column, row, clock)).join(",")}${LINE_END}`;
}

function csvField(column: Column, row: ReportRow, clock: (instant: Date) => number): string {
  switch (column.kind) {
    case "text": {
      const value = column.of(row);
      return value === null ? "" : guardedField(value);
    }
    case "amount": {
      const value = column.of(row);
      return value === null ? "" : atScale(value, decimalsOf(column.currencyOf(row) ?? row.currency));
    }
    case "rate": {
      const value = column.of(row);
      return value === null ? "" : plainRate(value);
    }
    case "local": {
      const value = column.of(row);
      return value === null ? "" : civilText(clock(value));
    }
    case "utc":
      return column.of(row)?.toISOString() ?? "";
  }
}

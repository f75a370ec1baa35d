/** Reports as CSV: RFC 4180, UTF-8 with a byte order mark (decision 0177). */
import { atScale, COLUMNS, type Column, decimalsOf, plainRate, type ReportRow } from "./columns";
import { civilText } from "./local-time";

/** Without it spreadsheets take Arabic for something else. */
const BYTE_ORDER_MARK = "\uFEFF";
const LINE_END = "\r\n";

/** What spreadsheets take for the start of a formula, also behind blanks. */
const FORMULA = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/;

/** True when a spreadsheet may run the text instead of showing it. */
export function looksLikeFormula(text: string): boolean {
  return FORMULA.test(text);
}

/** Text of others as a field: an apostrophe in front of what a spreadsheet might run. */
function guarded(text: string): string {
  return quoted(looksLikeFormula(text) ? `'${text}` : text);
}

function quoted(text: string): string {
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The line that names the columns, with the byte order mark in front. */
export function csvHead(): string {
  return `${BYTE_ORDER_MARK}${COLUMNS.map(({ name }) => name).join(",")}${LINE_END}`;
}

/** One line. @param clock of the zone of local times */
export function csvLine(row: ReportRow, clock: (instant: Date) => number): string {
  return `${COLUMNS.map((column) => csvField(column, row, clock)).join(",")}${LINE_END}`;
}

function csvField(column: Column, row: ReportRow, clock: (instant: Date) => number): string {
  switch (column.kind) {
    case "text": {
      const value = column.of(row);
      return value === null ? "" : guarded(value);
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

/** Comma-separated values as RFC 4180 has them, harmless in spreadsheets. */

/** Without it spreadsheets take Arabic for something else. */
export const BYTE_ORDER_MARK = "\uFEFF";
export const LINE_END = "\r\n";

/** What spreadsheets take for the start of a formula, also behind blanks. */
const FORMULA = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/;

/** True when a spreadsheet may run the text instead of showing it. */
export function looksLikeFormula(text: string): boolean {
  return FORMULA.test(text);
}

/** Text of others as a field: an apostrophe in front of what a spreadsheet might run. */
export function guardedField(text: string): string {
  return quoted(looksLikeFormula(text) ? `'${text}` : text);
}

function quoted(text: string): string {
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A line of fields, of which the texts of others are guarded; null is an empty field. */
export function textLine(fields: readonly (string | null)[]): string {
  return `${fields.map((text) => (text === null ? "" : guardedField(text))).join(",")}${LINE_END}`;
}

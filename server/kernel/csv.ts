/** Byte order mark, which spreadsheets need to read Arabic. */
export const BYTE_ORDER_MARK = "\uFEFF";
export const LINE_END = "\r\n";

/** Matches the start of a spreadsheet formula, also after blanks. */
const FORMULA = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/;
/** Spreadsheets may split fields at semicolons. */
const FORMULA_AFTER_SEMICOLON = /;(?=\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g;

export function looksLikeFormula(text: string): boolean {
  return FORMULA.test(text);
}

export function guardedField(text: string): string {
  const split = text.replace(FORMULA_AFTER_SEMICOLON, ";'");
  return quoted(looksLikeFormula(text) ? `'${split}` : split);
}

function quoted(text: string): string {
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Writes one CSV line, protected against spreadsheet formulas; null becomes an empty field. */
export function textLine(fields: readonly (string | null)[]): string {
  return `${fields.map((text) => (text === null ? "" : guardedField(text))).join(",")}${LINE_END}`;
}

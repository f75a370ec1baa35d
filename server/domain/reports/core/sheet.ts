/** The XML parts of an Office Open XML spreadsheet (Spec, "Report contents"). */

import { looksLikeFormula } from "@/server/kernel/csv";
import { atScale, COLUMNS, type Column, decimalsOf, plainRate, type ReportRow } from "./columns";
import { serialNumber } from "./local-time";

export const SHEET_ROWS = 1_048_576;

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const TYPES = "application/vnd.openxmlformats-officedocument.spreadsheetml";

/** Indexes in `cellXfs` of {@link STYLES}. An amount's style is `amount` plus the number of its decimals. */
const STYLE = { bold: 1, quoted: 2, time: 3, amount: 4 } as const;

export const FIXED_PARTS: Readonly<Record<string, string>> = {
  "[Content_Types].xml": `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="${TYPES}.worksheet+xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPES}.styles+xml"/></Types>`,
  "_rels/.rels": `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  "xl/styles.xml": `${HEAD}<styleSheet xmlns="${MAIN}"><numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"/><numFmt numFmtId="165" formatCode="0.000"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="8"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0" quotePrefix="1"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="1" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="2" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="165" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`,
};

/** Parts that list a workbook's sheets, by path; written once the number of sheets is known. */
export function sheetList(count: number): Readonly<Record<string, string>> {
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  const sheets = numbers.map(
    (n) => `<sheet name="Transactions${n === 1 ? "" : ` ${n}`}" sheetId="${n}" r:id="rId${n}"/>`,
  );
  const targets = numbers.map(
    (n) => `<Relationship Id="rId${n}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${n}.xml"/>`,
  );
  const styles = `<Relationship Id="rId${count + 1}" Type="${OFFICE}/styles" Target="styles.xml"/>`;
  return {
    "xl/workbook.xml": `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${sheets.join("")}</sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${targets.join("")}${styles}</Relationships>`,
  };
}

export function sheetPath(number: number): string {
  return `xl/worksheets/sheet${number}.xml`;
}

export function sheetHead(names: readonly string[] = COLUMNS.map(({ name }) => name)): string {
  const pane = `<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>`;
  const cells = names.map((name, at) => textCell(`${letterOf(at)}1`, name, STYLE.bold));
  return `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0">${pane}</sheetView></sheetViews><sheetFormatPr defaultRowHeight="15" defaultColWidth="18"/><sheetData><row r="1">${cells.join("")}</row>`;
}

export const SHEET_FOOT = "</sheetData></worksheet>";

const letterOf = (column: number): string => String.fromCharCode(65 + column);

/**
 * A row of a report as XML.
 * @param clock converts an instant to local time
 */
export function sheetRow(row: ReportRow, number: number, clock: (instant: Date) => number): string {
  const cells = COLUMNS.map((column, at) => cell(column, row, { place: `${letterOf(at)}${number}`, clock }));
  return `<row r="${number}">${cells.join("")}</row>`;
}

export type PlainCell = string | { readonly amount: string; readonly currency: string } | null;

export function plainRow(cells: readonly PlainCell[], number: number): string {
  const xml = cells.map((value, at) => {
    const place = `${letterOf(at)}${number}`;
    if (value === null) return "";
    if (typeof value === "string") return textCell(place, value, looksLikeFormula(value) ? STYLE.quoted : 0);
    const decimals = decimalsOf(value.currency);
    return numberCell(place, atScale(value.amount, decimals), STYLE.amount + decimals);
  });
  return `<row r="${number}">${xml.join("")}</row>`;
}

type Spot = { readonly place: string; readonly clock: (instant: Date) => number };

function cell(column: Column, row: ReportRow, { place, clock }: Spot): string {
  switch (column.kind) {
    case "text": {
      const value = column.of(row);
      if (value === null) return "";
      return textCell(place, value, looksLikeFormula(value) ? STYLE.quoted : 0);
    }
    case "amount": {
      const value = column.of(row);
      if (value === null) return "";
      const decimals = decimalsOf(column.currencyOf(row) ?? row.currency);
      return numberCell(place, atScale(value, decimals), STYLE.amount + decimals);
    }
    case "rate": {
      const value = column.of(row);
      return value === null ? "" : numberCell(place, plainRate(value), 0);
    }
    case "local": {
      const value = column.of(row);
      return value === null ? "" : `<c r="${place}" s="${STYLE.time}"><v>${serialNumber(clock(value))}</v></c>`;
    }
    case "utc": {
      const value = column.of(row);
      return value === null ? "" : textCell(place, value.toISOString(), 0);
    }
  }
}

const MOST_DIGITS = 15;

function numberCell(place: string, value: string, style: number): string {
  const digits = value.replace(/^-?0*\.?0*|\./g, "").length;
  return digits > MOST_DIGITS ? textCell(place, value, 0) : `<c r="${place}" s="${style}"><v>${value}</v></c>`;
}

/** A text cell, which is never read as a formula, even after editing. */
function textCell(place: string, value: string, style: number): string {
  return `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(value)}</t></is></c>`;
}

const ESCAPES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", "\r": "&#13;" };

/**
 * Removes control characters and lone surrogates, which XML forbids, and escapes texts like `_x0041_`, which
 * spreadsheets read as a character code.
 */
function escaped(text: string): string {
  if (!/[&<>_\p{Cc}\p{Cs}\uFFFE\uFFFF]/u.test(text)) return text;
  return text
    .replace(/_(?=x[0-9a-f]{4}_)/gi, "_x005F_")
    .replace(/[&<>\r]/g, (character) => ESCAPES[character] ?? character)
    .replace(/(?![\t\n])\p{Cc}|\p{Cs}|[\uFFFE\uFFFF]/gu, "\uFFFD");
}

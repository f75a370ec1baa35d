/** Reads XLSX workbooks. */
import { inflateRawSync } from "node:zlib";
import { COLUMNS } from "@/server/domain/reports/core/columns";

/** A row of a file, by column name. */
export type FileRecord = Readonly<Record<string, string>>;

/** The files in a workbook, by path. */
export function workbookParts(file: Buffer): ReadonlyMap<string, string> {
  const parts = new Map<string, string>();
  const end = file.lastIndexOf(Buffer.from("PK\x05\x06", "latin1"));
  let at = file.readUInt32LE(end + 16);
  for (let left = file.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [size, nameLength] = [file.readUInt32LE(at + 20), file.readUInt16LE(at + 28)];
    const place = file.readUInt32LE(at + 42);
    const from = place + 30 + file.readUInt16LE(place + 26) + file.readUInt16LE(place + 28);
    const packed = file.subarray(from, from + size);
    const content = file.readUInt16LE(at + 10) === 8 ? inflateRawSync(packed) : packed;
    parts.set(file.toString("utf8", at + 46, at + 46 + nameLength), content.toString("utf8"));
    at += 46 + nameLength + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
  }
  return parts;
}

/** The rows of a workbook's sheets that have columns of these names; numbers and texts are unchanged. */
export function workbookRecords(file: Buffer, names = COLUMNS.map(({ name }) => name)): FileRecord[] {
  const sheets = [...workbookParts(file)].filter(([path]) => path.startsWith("xl/worksheets/"));
  return sheets.flatMap(([, xml]) =>
    [...xml.matchAll(/<row r="(\d+)">(.*?)<\/row>/gs)]
      .filter(([, number]) => number !== "1")
      .map(([, , cells = ""]) => recordOf(cells, names)),
  );
}

function recordOf(cells: string, names: readonly string[]): FileRecord {
  const found = [...cells.matchAll(/<c r="([A-Z])\d+"[^>]*>(?:<v>(.*?)<\/v>|<is><t[^>]*>(.*?)<\/t><\/is>)<\/c>/gs)];
  const values = new Map(found.map(([, letter, number, words]) => [letter, number ?? words ?? ""]));
  return Object.fromEntries(names.map((name, at) => [name, values.get(String.fromCharCode(65 + at)) ?? ""]));
}

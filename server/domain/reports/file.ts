/** Streams a report's file with one batch of rows in memory. */
import { Readable } from "node:stream";
import type yazl from "yazl";
import type { ReportRow } from "./core/columns";
import { csvHead, csvLine } from "./core/csv";
import { localClock } from "./core/local-time";
import { FIXED_PARTS, SHEET_FOOT, SHEET_ROWS, sheetHead, sheetList, sheetPath, sheetRow } from "./core/sheet";
import { FILE_FORMATS, type FileFormat } from "./core/words";
import { openArchive } from "./open-archive";

export type FileContent = {
  readonly batches: AsyncIterable<readonly ReportRow[]>;
  readonly timezone: string;
  /** The file's creation time, which a workbook stores. */
  readonly at: Date;
  /** Maximum number of rows of a sheet, including the header; by default the format's maximum. */
  readonly sheetRows?: number;
};

type FileKind = {
  readonly extension: string;
  readonly contentType: string;
  readonly open: (content: FileContent) => Readable;
};

export type TableShape<Row> = {
  readonly csvHead: string;
  readonly csvLine: (row: Row) => string;
  readonly sheetHead: string;
  /** @param number the row's number in its sheet, from 1 */
  readonly sheetRow: (row: Row, number: number) => string;
};

type TableContent<Row> = Pick<FileContent, "at" | "sheetRows"> & {
  readonly batches: AsyncIterable<readonly Row[]>;
  readonly shape: TableShape<Row>;
};

const KINDS: Readonly<Record<FileFormat, Omit<FileKind, "open">>> = {
  CSV: { extension: "csv", contentType: "text/csv; charset=utf-8" },
  XLSX: {
    extension: "xlsx",
    contentType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  },
};

export function tableFile<Row>(format: FileFormat, content: TableContent<Row>): Readable {
  return format === "CSV" ? Readable.from(csv(content)) : workbook(content);
}

export function formatFacts(format: FileFormat): Omit<FileKind, "open"> {
  return KINDS[format];
}

function reportShape(timezone: string): TableShape<ReportRow> {
  const clock = localClock(timezone);
  return {
    csvHead: csvHead(),
    csvLine: (row) => csvLine(row, clock),
    sheetHead: sheetHead(),
    sheetRow: (row, number) => sheetRow(row, number, clock),
  };
}

export function fileKind(format: string): FileKind {
  const found = FILE_FORMATS.find((each) => each === format);
  if (found === undefined) throw new RangeError(`Unknown file format ${format}`);
  const open = (content: FileContent) => tableFile(found, { ...content, shape: reportShape(content.timezone) });
  return { ...KINDS[found], open };
}

async function* csv<Row>({ batches, shape }: TableContent<Row>): AsyncGenerator<Buffer> {
  yield Buffer.from(shape.csvHead);
  for await (const rows of batches) yield Buffer.from(rows.map((row) => shape.csvLine(row)).join(""));
}

/** Compression level; a higher level saves little and doubles the time. */
const COMPRESSION = 3;

function workbook<Row>(content: TableContent<Row>): Readable {
  const { zip, packed, broken } = openArchive();
  const rows = new Supply<Row>(content.batches);
  packed.on("close", () => rows.stop());
  fill(zip, rows, content).catch(broken);
  return packed;
}

async function fill<Row>(
  zip: yazl.ZipFile,
  rows: Supply<Row>,
  { shape, at: mtime, sheetRows = SHEET_ROWS }: TableContent<Row>,
): Promise<void> {
  const add = (parts: Readonly<Record<string, string>>): void => {
    for (const [path, xml] of Object.entries(parts)) zip.addBuffer(Buffer.from(xml), path, { mtime });
  };
  add(FIXED_PARTS);
  let sheets = 0;
  do {
    sheets += 1;
    const sheet = Readable.from(sheetXml(rows, { shape, sheetRows }), { objectMode: false });
    zip.addReadStream(sheet, sheetPath(sheets), { mtime, compressionLevel: COMPRESSION });
    await ended(sheet);
  } while (rows.hasMore);
  add(sheetList(sheets));
  zip.end();
}

function ended(stream: Readable): Promise<void> {
  return new Promise((done, fail) => {
    stream.once("end", done).once("error", fail);
    stream.once("close", () => fail(new Error("Writing the workbook was stopped.")));
  });
}

type Sheet<Row> = { readonly shape: TableShape<Row>; readonly sheetRows: number };

async function* sheetXml<Row>(rows: Supply<Row>, { shape, sheetRows }: Sheet<Row>): AsyncGenerator<Buffer> {
  yield Buffer.from(shape.sheetHead);
  let number = 1;
  while (number < sheetRows) {
    const batch = await rows.take(sheetRows - number);
    if (batch.length === 0) break;
    const first = number + 1;
    number += batch.length;
    yield Buffer.from(batch.map((row, index) => shape.sheetRow(row, first + index)).join(""));
  }
  yield Buffer.from(SHEET_FOOT);
}

class Supply<Row> {
  readonly #source: AsyncIterator<readonly Row[]>;
  #batch: readonly Row[] = [];
  #stopped = false;

  constructor(batches: AsyncIterable<readonly Row[]>) {
    this.#source = batches[Symbol.asyncIterator]();
  }

  get hasMore(): boolean {
    return this.#batch.length > 0;
  }

  stop(): void {
    this.#stopped = true;
  }

  async take(most: number): Promise<readonly Row[]> {
    await this.#refill();
    const taken = this.#batch.slice(0, most);
    this.#batch = this.#batch.slice(most);
    // After a full sheet, reads on to learn whether another sheet is needed.
    if (taken.length === most) await this.#refill();
    return taken;
  }

  async #refill(): Promise<void> {
    if (this.#stopped) throw new Error("Writing the workbook was stopped.");
    if (this.#batch.length > 0) return;
    const { done, value } = await this.#source.next();
    this.#batch = done ? [] : value;
  }
}

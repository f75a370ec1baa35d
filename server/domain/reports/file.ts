/** Streams a report's file with only one batch of rows in memory. */
import { PassThrough, Readable } from "node:stream";
import yazl from "yazl";
import type { ReportRow } from "./core/columns";
import { csvHead, csvLine } from "./core/csv";
import { localClock } from "./core/local-time";
import { FIXED_PARTS, SHEET_FOOT, SHEET_ROWS, sheetHead, sheetList, sheetPath, sheetRow } from "./core/sheet";
import { FILE_FORMATS, type FileFormat } from "./core/words";

export type FileContent = {
  readonly batches: AsyncIterable<readonly ReportRow[]>;
  /** The IANA zone of local times. */
  readonly timezone: string;
  /** Creation time of the file, stored in the parts of a workbook. */
  readonly at: Date;
  /** Maximum rows of a sheet, including the header; the format's maximum by default. */
  readonly sheetRows?: number;
};

type FileKind = {
  readonly extension: string;
  readonly contentType: string;
  readonly open: (content: FileContent) => Readable;
};

const KINDS: Readonly<Record<FileFormat, FileKind>> = {
  CSV: { extension: "csv", contentType: "text/csv; charset=utf-8", open: (content) => Readable.from(csv(content)) },
  XLSX: {
    extension: "xlsx",
    contentType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    open: workbook,
  },
};

/** @throws {RangeError} an unknown format, which the database's CHECK excludes */
export function fileKind(format: string): FileKind {
  const found = FILE_FORMATS.find((each) => each === format);
  if (found === undefined) throw new RangeError(`Unknown file format ${format}`);
  return KINDS[found];
}

async function* csv({ batches, timezone }: FileContent): AsyncGenerator<Buffer> {
  const clock = localClock(timezone);
  yield Buffer.from(csvHead());
  for await (const rows of batches) yield Buffer.from(rows.map((row) => csvLine(row, clock)).join(""));
}

/** Compression level; a higher level saves little and takes twice the time. */
const COMPRESSION = 3;

/** The workbook as a zip stream; fails with the error of `batches`. */
function workbook(content: FileContent): Readable {
  const zip = new yazl.ZipFile();
  const packed = new PassThrough();
  const broken = (error: unknown): void => {
    packed.destroy(error instanceof Error ? error : new Error(String(error)));
  };
  zip.on("error", broken);
  zip.outputStream.pipe(packed);
  const rows = new Supply(content.batches);
  packed.on("close", () => rows.stop());
  fill(zip, rows, content).catch(broken);
  return packed;
}

async function fill(
  zip: yazl.ZipFile,
  rows: Supply,
  { timezone, at: mtime, sheetRows = SHEET_ROWS }: FileContent,
): Promise<void> {
  const add = (parts: Readonly<Record<string, string>>): void => {
    for (const [path, xml] of Object.entries(parts)) zip.addBuffer(Buffer.from(xml), path, { mtime });
  };
  const clock = localClock(timezone);
  add(FIXED_PARTS);
  let sheets = 0;
  do {
    sheets += 1;
    const sheet = Readable.from(sheetXml(rows, { clock, sheetRows }), { objectMode: false });
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

type Sheet = { readonly clock: (instant: Date) => number; readonly sheetRows: number };

async function* sheetXml(rows: Supply, { clock, sheetRows }: Sheet): AsyncGenerator<Buffer> {
  yield Buffer.from(sheetHead());
  let number = 1;
  while (number < sheetRows) {
    const batch = await rows.take(sheetRows - number);
    if (batch.length === 0) break;
    const first = number + 1;
    number += batch.length;
    yield Buffer.from(batch.map((row, index) => sheetRow(row, first + index, clock)).join(""));
  }
  yield Buffer.from(SHEET_FOOT);
}

class Supply {
  readonly #source: AsyncIterator<readonly ReportRow[]>;
  #batch: readonly ReportRow[] = [];
  #stopped = false;

  constructor(batches: AsyncIterable<readonly ReportRow[]>) {
    this.#source = batches[Symbol.asyncIterator]();
  }

  get hasMore(): boolean {
    return this.#batch.length > 0;
  }

  stop(): void {
    this.#stopped = true;
  }

  /** The next rows, at most `most`, in order; empty at the end. */
  async take(most: number): Promise<readonly ReportRow[]> {
    await this.#refill();
    const taken = this.#batch.slice(0, most);
    this.#batch = this.#batch.slice(most);
    // After a full sheet it must be known whether another follows.
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

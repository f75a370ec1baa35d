import { createHash, type Hash } from "node:crypto";
import { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { transaction } from "@/server/db/transactions/transaction";
import type { SystemCtx } from "@/server/kernel/types";
import { storage } from "@/server/storage";
import { tableOfMonth } from "./core/months";
import { readRows } from "./read-archive";
import { type ArchivedRow, dropPartition, rowsAfter } from "./statements/archive-tables";

type Left = { readonly tableName: string; readonly month: number };
type ArchiveFile = { readonly fileKey: string; readonly rows: number; readonly bytes: number; readonly sha256: string };

/**
 * Writes every detached table as compressed lines of JSON, verifies the file, then drops the table in the
 * transaction that marks the month as archived. After a crash the next run starts again; concurrent runs
 * write the same file.
 */
export async function archiveTables(system: SystemCtx): Promise<void> {
  const left = await system.db.archivedTable.findMany({ where: { writtenAt: null }, orderBy: { month: "asc" } });
  for (const { tableName, month } of left) {
    const written = await write(system, { tableName, month });
    for await (const _row of readRows(written)); // Reads the stored file again, which throws if it differs
    // from the written text.
    await drop(system, { tableName, month }, written);
    system.log.info({ table: tableName, month, ...written }, "A month was archived.");
  }
}

async function write(system: SystemCtx, { tableName, month }: Left): Promise<ArchiveFile> {
  const fileKey = `archive/${tableName}/${tableOfMonth(tableName, month)}.ndjson.gz`;
  const text = createHash("sha256");
  let [rows, bytes] = [0, 0];
  const lines = async function* (): AsyncIterable<string> {
    for await (const page of pagesOf(system, { tableName, month })) {
      rows += page.length;
      yield hashed(text, `${page.join("\n")}\n`);
    }
  };
  const counter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  const file = Readable.from(lines());
  const compressed = pipeline(file, createGzip(), counter);
  const stored = storage().put(fileKey, counter, { contentType: "application/gzip" });
  await Promise.all([stored, compressed]).finally(() => file.destroy());
  return { fileKey, rows, bytes, sha256: text.digest("hex") };
}

function hashed(hash: Hash, text: string): string {
  hash.update(text);
  return text;
}

async function* pagesOf({ db }: SystemCtx, { tableName, month }: Left): AsyncIterable<readonly string[]> {
  for (let after: string | null = null; ; ) {
    const rows: ArchivedRow[] = await rowsAfter(db, { tableName, month, after });
    if (rows.length === 0) return;
    yield rows.map(({ line }) => line);
    after = rows.at(-1)?.id ?? null;
  }
}

async function drop(system: SystemCtx, { tableName, month }: Left, written: ArchiveFile): Promise<void> {
  await transaction(system.db, async (tx) => {
    const where = { tableName, month, writtenAt: null };
    const { count } = await tx.archivedTable.updateMany({ where, data: { ...written, writtenAt: system.realNow() } });
    if (count === 1) await dropPartition(tx, tableName, month);
  });
}

import { createHash } from "node:crypto";
import { pipeline } from "node:stream";
import { createGunzip } from "node:zlib";
import type { SystemCtx } from "@/server/kernel/types";
import { storage } from "@/server/storage";

/** A table's detached month; `file` is null until the month's rows are in a file. */
export type ArchivedMonth = {
  readonly table: string;
  /** The month, such as 2611 for November 2026; 0 for rows from before partitioning. */
  readonly month: number;
  readonly leftAt: Date;
  readonly file: {
    readonly fileKey: string;
    readonly rows: number;
    readonly bytes: number;
    readonly sha256: string;
  } | null;
};

export async function listArchive({ db }: SystemCtx): Promise<readonly ArchivedMonth[]> {
  const rows = await db.archivedTable.findMany({ orderBy: [{ month: "asc" }, { tableName: "asc" }] });
  return rows.map(({ tableName: table, month, leftAt, fileKey, rows: count, bytes, sha256 }) => ({
    table,
    month,
    leftAt,
    file: fileKey === null || sha256 === null ? null : { fileKey, rows: Number(count), bytes: Number(bytes), sha256 },
  }));
}

/**
 * The rows of an archived file as JSON texts, ordered by id.
 * @throws {Error} before the first row if the file is missing; after the last row if it differs from what was
 *   written
 */
export async function* readRows({ fileKey, sha256 }: { fileKey: string; sha256: string }): AsyncIterable<string> {
  const file = await storage().read(fileKey);
  if (file === null) throw new Error(`${fileKey} is missing in the store.`);
  const text = createHash("sha256");
  let begun = "";
  for await (const chunk of pipeline(file.body, createGunzip().setEncoding("utf8"), () => undefined)) {
    text.update(chunk);
    const lines = `${begun}${chunk}`.split("\n");
    begun = lines.pop() ?? "";
    yield* lines;
  }
  if (text.digest("hex") !== sha256) throw new Error(`${fileKey} is not what was written.`);
}

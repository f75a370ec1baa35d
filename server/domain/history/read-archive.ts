/** Reads archived months back. */
import { createHash } from "node:crypto";
import { pipeline } from "node:stream";
import { createGunzip } from "node:zlib";
import type { SystemCtx } from "@/server/kernel/types";
import { storage } from "@/server/storage";

/** A month of a table that left it; without file facts as long as its rows are a table of their own. */
export type ArchivedMonth = {
  readonly table: string;
  /** Such as 2611 for November 2026; 0 is everything from before there were months. */
  readonly month: number;
  readonly leftAt: Date;
  readonly file: {
    readonly fileKey: string;
    readonly rows: number;
    readonly bytes: number;
    readonly sha256: string;
  } | null;
};

/** Every month that has left, the oldest first. One statement. */
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
 * The rows of an archived file, each the JSON text of one, in the order of their ids.
 * @throws {Error} after the last row: the file is not what was written; before the first: it is missing
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

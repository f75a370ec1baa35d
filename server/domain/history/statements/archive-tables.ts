import { Prisma } from "@/server/db/client";
import type { Db, Tx } from "@/server/kernel/types";
import { tableOfMonth } from "../core/months";
import { named } from "./partitions";

const PAGE = 500;

export async function dropPartition(tx: Tx, tableName: string, month: number): Promise<number> {
  return tx.$executeRaw`DROP TABLE ${named(tableOfMonth(tableName, month))}`;
}

export type ArchivedRow = { id: string; line: string };

type RowsAfter = { readonly tableName: string; readonly month: number; readonly after: string | null };

export async function rowsAfter(db: Db, { tableName, month, after }: RowsAfter): Promise<ArchivedRow[]> {
  const type = Prisma.raw(tableName === "event" || tableName === "delivery" ? "text" : "bigint");
  const isNext = after === null ? Prisma.sql`true` : Prisma.sql`t.id > ${after}::text::${type}`;
  return db.$queryRaw<ArchivedRow[]>`
    SELECT t.id::text AS id, row_to_json(t)::text AS line FROM ${named(tableOfMonth(tableName, month))} t
    WHERE ${isNext} ORDER BY t.id LIMIT ${PAGE}`;
}

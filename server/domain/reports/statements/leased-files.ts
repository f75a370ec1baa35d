import { Prisma } from "@/server/db/client";
import { type DueSource, isWalk } from "@/server/db/due-items";
import { addSeconds } from "@/server/kernel/time";
import type { Ctx, Scope, SystemCtx } from "@/server/kernel/types";
import { storage } from "@/server/storage";
import type { Tries } from "../core/tries";

const TABLES = { report: Prisma.sql`report`, payment_file: Prisma.sql`payment_file` };
export type FileTable = keyof typeof TABLES;

/** Lease in seconds, renewed while the file is written, so that it ends only if the process dies. */
export const LEASE_SECONDS = 60;

/**
 * Files to write. While a test clock is advanced, files in progress are skipped, because nothing depends on
 * them.
 */
export function unwrittenFiles(scope: Scope, table: FileTable): DueSource {
  const source = { table: TABLES[table], dueAt: Prisma.sql`item.due_at` };
  const condition = Prisma.sql`item.due_at IS NOT NULL`;
  const free = Prisma.sql`${condition} AND (item.lease_until IS NULL OR item.lease_until <= now())`;
  return isWalk(scope)
    ? { ...source, condition: free }
    : { ...source, condition, leaseUntil: Prisma.sql`item.lease_until` };
}

export function expiringFiles(table: FileTable): DueSource {
  return {
    table: TABLES[table],
    dueAt: Prisma.sql`item.expires_at`,
    condition: Prisma.sql`item.file_key IS NOT NULL`,
  };
}

type Claim = { readonly table: FileTable; readonly columns: Prisma.Sql };

/** Claims a file for one attempt; null if the file is not due or another process has claimed it. */
export async function claimFile<Columns>(
  ctx: Ctx,
  id: string,
  { table, columns }: Claim,
): Promise<(Columns & Tries & { id: string }) | null> {
  const now = ctx.realNow();
  const [file] = await ctx.db.$queryRaw<(Columns & Tries & { id: string })[]>`
    WITH due AS (
      SELECT id, lease_until IS NOT NULL AS lost FROM ${TABLES[table]}
      WHERE id = ${id} AND merchant_id = ${ctx.merchant.id} AND due_at <= ${ctx.now()}
        AND (lease_until IS NULL OR lease_until <= ${now})
      FOR UPDATE)
    UPDATE ${TABLES[table]} f
    SET tries = tries + 1, lost_leases = lost_leases + lost::int, lease_until = ${addSeconds(now, LEASE_SECONDS)}
    FROM due WHERE f.id = due.id
    RETURNING f.id, ${columns}, tries, lost_leases AS "lostLeases", lost AS "wasLost"`;
  return file ?? null;
}

/** Place of a table's files in the file store: keys are `{folder}/{merchant}/{id}-{try}.{extension}`. */
export type FilePlace = { readonly folder: string; readonly table: FileTable };

export async function removeUnnamed(
  system: SystemCtx,
  { folder, table }: FilePlace,
  keys: readonly string[],
): Promise<void> {
  if (keys.length === 0) return;
  const id = `^${folder}/[^/]+/(.+)-[0-9]+[.][a-z]+$`;
  const rows = await system.db.$queryRaw<{ key: string }[]>`
    SELECT key FROM unnest(${[...keys]}::text[]) AS key
    WHERE NOT EXISTS (SELECT 1 FROM ${TABLES[table]} f WHERE f.id = substring(key from ${id}) AND f.file_key = key)`;
  for (const { key } of rows) await storage().remove(key);
}

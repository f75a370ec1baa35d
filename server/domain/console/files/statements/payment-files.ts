import { Prisma } from "@/server/db/client";
import { type DueSource, isWalk } from "@/server/db/due-items";
import type { Tries } from "@/server/domain/reports";
import { addSeconds } from "@/server/kernel/time";
import type { Ctx, Scope, SystemCtx } from "@/server/kernel/types";
import { storage } from "@/server/storage";
import { filterSql, type PaymentValues, viewSql } from "../../statements/payment-query";

export const LEASE_SECONDS = 60;

const DUE: DueSource = {
  table: Prisma.sql`payment_file`,
  dueAt: Prisma.sql`item.due_at`,
  condition: Prisma.sql`item.due_at IS NOT NULL`,
};

/** While a test clock is advanced, files being written are skipped. */
export function dueFiles(scope: Scope): DueSource {
  const free = Prisma.sql`item.due_at IS NOT NULL AND (item.lease_until IS NULL OR item.lease_until <= now())`;
  return isWalk(scope) ? { ...DUE, condition: free } : { ...DUE, leaseUntil: Prisma.sql`item.lease_until` };
}

export const EXPIRING_FILES: DueSource = {
  table: Prisma.sql`payment_file`,
  dueAt: Prisma.sql`item.expires_at`,
  condition: Prisma.sql`item.file_key IS NOT NULL`,
};

export type ClaimedFile = Tries & {
  id: string;
  userId: number;
  query: string;
  fields: string[];
  types: string[];
  name: string;
  language: string;
};

/** Takes the file for one try; null if it is not due or another process has it. */
export async function claimFile(ctx: Ctx, fileId: string): Promise<ClaimedFile | null> {
  const now = ctx.realNow();
  const [file] = await ctx.db.$queryRaw<ClaimedFile[]>`
    WITH due AS (
      SELECT id, lease_until IS NOT NULL AS lost FROM payment_file
      WHERE id = ${fileId} AND merchant_id = ${ctx.merchant.id} AND due_at <= ${ctx.now()}
        AND (lease_until IS NULL OR lease_until <= ${now})
      FOR UPDATE)
    UPDATE payment_file f SET tries = tries + 1, lost_leases = lost_leases + lost::int, lease_until = ${addSeconds(now, LEASE_SECONDS)}
    FROM due WHERE f.id = due.id
    RETURNING f.id, user_id AS "userId", query, fields, types, name, language, tries,
      lost_leases AS "lostLeases", lost AS "wasLost"`;
  return file ?? null;
}

/** True if more than `most` payments match. @throws {Forbidden} the user may view no payments */
export async function hasMorePayments(ctx: Ctx, values: PaymentValues, most: number): Promise<boolean> {
  const [row] = await ctx.db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM (
      SELECT FROM payment_session s
      WHERE ${filterSql(ctx, values)} AND ${viewSql(values.view ?? "all")}
      LIMIT ${most + 1}) matching`;
  return (row?.count ?? 0) > most;
}

export async function removeUnnamedFiles(system: SystemCtx, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  const rows = await system.db.$queryRaw<{ key: string }[]>`
    SELECT key FROM unnest(${[...keys]}::text[]) AS key
    WHERE NOT EXISTS (SELECT 1 FROM payment_file f WHERE f.id = substring(key from '^payment-files/[^/]+/(.+)-[0-9]+[.]zip$') AND f.file_key = key)`;
  for (const { key } of rows) await storage().remove(key);
}

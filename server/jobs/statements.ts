import type { SystemCtx } from "@/server/kernel/types";

export async function appliedMigrations({ db }: SystemCtx): Promise<{ name: string }[]> {
  return db.$queryRaw<{ name: string }[]>`
    SELECT migration_name AS name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL`;
}

/** Whether the connection's role may empty the ledger, and so change tables. */
export async function mayTruncate({ db }: SystemCtx): Promise<boolean> {
  const [row] = await db.$queryRaw<{ may: boolean }[]>`
    SELECT has_table_privilege('wallet_entry', 'TRUNCATE') AS may`;
  return row?.may ?? false;
}

/** Takes an advisory lock of the connection, or answers `held: false`. */
export const TRY_LOCK = "SELECT pg_try_advisory_lock($1) AS held";

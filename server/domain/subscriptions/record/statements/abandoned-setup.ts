import { Prisma } from "@/server/db/client";
import type { Db, Tx } from "@/server/kernel/types";

/**
 * SQL condition: the setup has ended without payment, at `setup_lapses_at` on the merchant's clock. Database
 * triggers maintain that column. An overdue session waits for a charge in flight.
 */
export function lapsing(row: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`${row}.setup_lapses_at IS NOT NULL AND (
    SELECT true FROM attempt a WHERE a.session_id = ${row}.setup_session_id AND a.state = 'processing' LIMIT 1) IS NOT TRUE`;
}

/** SQL of the effective status of the subscription `sub`. */
export function statusAt(now: Date): Prisma.Sql {
  return Prisma.sql`CASE WHEN sub.setup_lapses_at <= ${now} AND ${lapsing(Prisma.sql`sub`)}
    THEN 'setup_failed' ELSE sub.status END`;
}

export async function isSetupAbandoned(db: Db | Tx, id: string, now: Date): Promise<boolean> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    SELECT sub.id FROM subscription sub WHERE sub.id = ${id} AND sub.setup_lapses_at <= ${now} AND ${lapsing(Prisma.sql`sub`)}`;
  return rows.length > 0;
}

import { addSeconds } from "@/server/kernel/time";
import type { JobItem, SystemCtx } from "@/server/kernel/types";

export async function appliedMigrations({ db }: SystemCtx): Promise<{ name: string }[]> {
  return db.$queryRaw<{ name: string }[]>`
    SELECT migration_name AS name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL`;
}

/** True if the connection's role owns the tables: only the owner may empty the ledger by TRUNCATE. */
export async function mayTruncate({ db }: SystemCtx): Promise<boolean> {
  const [row] = await db.$queryRaw<{ may: boolean }[]>`
    SELECT has_table_privilege('wallet_entry', 'TRUNCATE') AS may`;
  return row?.may ?? false;
}

/**
 * Seconds that no lease exceeds: leases last at most a minute, and an advance of a test clock renews its
 * lease.
 */
const LONGEST_LEASE_SECONDS = 600;

/** Ends leases that last too long, because the clock of their process was ahead. */
export async function freeFarLeases({ db, realNow }: SystemCtx): Promise<void> {
  const far = addSeconds(realNow(), LONGEST_LEASE_SECONDS);
  await db.$executeRaw`
    WITH deliveries AS (UPDATE delivery SET lease_until = NULL WHERE lease_until > ${far}),
      redeliveries AS (UPDATE redelivery SET lease_until = NULL WHERE lease_until > ${far}),
      reports AS (UPDATE report SET lease_until = NULL WHERE lease_until > ${far}),
      bulks AS (UPDATE bulk_action SET lease_until = NULL WHERE lease_until > ${far}),
      files AS (UPDATE payment_file SET lease_until = NULL WHERE lease_until > ${far}),
      operations AS (UPDATE operation SET lease_until = NULL WHERE inquire_at IS NOT NULL AND lease_until > ${far})
    UPDATE merchant SET advancing_until = NULL WHERE advancing_until > ${far}`;
}

/** Takes an advisory lock; `held` is false if another connection has it. */
export const TRY_LOCK = "SELECT pg_try_advisory_lock($1) AS held";

type Failure = JobItem & {
  readonly job: string;
  readonly lastError: string | null;
  readonly now: Date;
  /** The number of attempts after which an item is given up. */
  readonly most: number;
};

export async function addFailure(
  { db }: SystemCtx,
  failure: Failure,
): Promise<{ attempts: number; isGivenUp: boolean }> {
  const { job, merchantId, id, dueAt, lastError, now, most } = failure;
  const [row] = await db.$queryRaw<{ attempts: number; isGivenUp: boolean }[]>`
    INSERT INTO failing_item AS f (merchant_id, job, item_id, due_at, attempts, last_error, failed_at, retry_at)
    VALUES (${merchantId}, ${job}, ${id}, ${dueAt}, 1, ${lastError}, ${now}, ${now}::timestamptz + interval '5 seconds')
    ON CONFLICT (merchant_id, job, item_id, due_at) DO UPDATE SET attempts = f.attempts + 1,
      last_error = excluded.last_error, failed_at = excluded.failed_at,
      retry_at = excluded.failed_at + least(5 * 2 ^ least(f.attempts, 20), 3600) * interval '1 second',
      given_up_at = CASE WHEN f.attempts + 1 >= ${most}::int THEN coalesce(f.given_up_at, excluded.failed_at) END
    RETURNING attempts, given_up_at IS NOT NULL AS "isGivenUp"`;
  return row ?? { attempts: 1, isGivenUp: false };
}

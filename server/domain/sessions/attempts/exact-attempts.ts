import type { Attempt as AttemptRow } from "@/server/db/generated/client";
import type { Db, Tx } from "@/server/kernel/types";
import { type Attempt, attemptOf } from "./attempt";

/** A double represents amounts below this limit exactly: at most 15 digits with three decimals. */
const EXACT_BELOW = 1e12;
/** A double represents exchange rates below this limit exactly: at most 15 digits with eight decimals. */
const EXACT_RATE_BELOW = 1e7;

function survived({ amount, chargeAmount, fee, exchangeRate }: AttemptRow): boolean {
  return (
    [amount, chargeAmount, fee].every((value) => value.lessThan(EXACT_BELOW)) &&
    (exchangeRate === null || exchangeRate.lessThan(EXACT_RATE_BELOW))
  );
}

/**
 * Attempts read by a join, oldest first, with exact amounts. The database client returns joined rows as JSON
 * numbers; if one is too long for a double, the attempts are read separately.
 */
export async function exactAttempts(db: Db | Tx, joined: readonly AttemptRow[]): Promise<readonly Attempt[]> {
  if (joined.every(survived)) return joined.map(attemptOf);
  const ids = joined.map(({ id }) => id);
  const rows = await db.attempt.findMany({ where: { id: { in: ids } }, orderBy: { number: "asc" } });
  return rows.map(attemptOf);
}

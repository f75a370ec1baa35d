import { Prisma } from "@/server/db/client";
import { attemptStates, isInFlight } from "../../attempts/core/machine";
import { PAYABLE_STATES } from "../../core/machine";

const PAYABLE = Prisma.join([...PAYABLE_STATES]);

const IN_FLIGHT = Prisma.join(attemptStates(isInFlight));

/**
 * SQL of the effective state of session `s` at `now`, on the merchant's clock: `expired` if overdue, unless a
 * charge is in flight.
 */
export function effectiveStateAt(now: Date): Prisma.Sql {
  return Prisma.sql`CASE WHEN s.state IN (${PAYABLE}) AND s.expires_at <= ${now}
    AND NOT EXISTS (SELECT 1 FROM attempt a WHERE a.session_id = s.id AND a.state IN (${IN_FLIGHT}))
    THEN 'expired' ELSE s.state END`;
}

/** The jobs that charge: what is due is a column of the cycle, and the verb asks again under the lock. */
import { Prisma } from "../../db/client";
import { type DueSource, dueItems, earliestDue } from "../../db/due";
import type { Job } from "../../kernel/types";
import { chargeCycle } from "./charge-cycle";

/** What a pending cancellation reaches is left to the job that finishes it. */
const NOT_CANCELED = Prisma.sql`NOT EXISTS (
  SELECT FROM subscription s WHERE s.id = item.subscription_id AND s.cancel_on <= item.scheduled_date)`;

function dueCycles(status: "scheduled" | "retry_scheduled"): DueSource {
  return {
    table: Prisma.sql`billing_cycle`,
    dueAt: Prisma.sql`item.due_at`,
    condition: Prisma.sql`item.due_at IS NOT NULL AND item.status = ${status} AND ${NOT_CANCELED}`,
  };
}

function chargingJob(name: string, source: DueSource): Job {
  return {
    name,
    nextAt: (system, scope) => earliestDue(system, scope, source),
    due: (system, scope, limit) => dueItems(system, scope, { source, limit }),
    run: chargeCycle,
  };
}

/** Charges cycles on their day, from its first instant in the merchant's time zone. */
export const chargeDueCycles: Job = chargingJob("charge-due-cycles", dueCycles("scheduled"));

/** Charges cycles again an hour after a failure was known (Spec, "Subscription rules" 7). */
export const retryCycles: Job = chargingJob("retry-cycles", dueCycles("retry_scheduled"));

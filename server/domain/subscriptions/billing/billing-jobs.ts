/** The charging jobs: a column of the cycle says what is due, and the verb checks again under the lock. */
import { Prisma } from "@/server/db/client";
import { type DueSource, dueJob } from "@/server/db/due-items";
import type { Job } from "@/server/kernel/types";
import type { PartOf } from "@/server/kernel/words";
import type { CycleState } from "../core/words";
import { chargeCycle } from "./charge-cycle";

/** The job for cancellations handles the others. */
const NOT_CANCELED = Prisma.sql`(
  SELECT s.cancel_on <= item.scheduled_date FROM subscription s WHERE s.id = item.subscription_id) IS NOT TRUE`;

function dueCycles(status: PartOf<CycleState, "scheduled" | "retry_scheduled">): DueSource {
  // Part of the SQL text instead of a parameter, so that Postgres chooses the partial index.
  const is = status === "scheduled" ? Prisma.sql`'scheduled'` : Prisma.sql`'retry_scheduled'`;
  return {
    table: Prisma.sql`billing_cycle`,
    dueAt: Prisma.sql`item.due_at`,
    condition: Prisma.sql`item.due_at IS NOT NULL AND item.status = ${is} AND ${NOT_CANCELED}`,
  };
}

function chargingJob(name: string, shape: "row" | "drain", source: DueSource): Job {
  return dueJob(source, { name, shape, run: chargeCycle });
}

/** Charges cycles from the first instant of their day in the merchant's time zone. */
export const chargeDueCycles: Job = chargingJob("charge-due-cycles", "drain", dueCycles("scheduled"));

/** Charges cycles again an hour after a known failure (Spec, "Subscription rules" 7). */
export const retryCycles: Job = chargingJob("retry-cycles", "row", dueCycles("retry_scheduled"));

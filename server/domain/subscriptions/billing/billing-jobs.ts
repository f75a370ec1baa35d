/**
 * Jobs that charge billing cycles at their due time. `chargeCycle` checks again, under a lock, that the cycle
 * is due.
 */

import { type DueSource, dueJob } from "@/server/db/due-items";
import type { Job } from "@/server/kernel/types";
import { chargeCycle } from "./charge-cycle";
import { dueCycles } from "./statements/billing-jobs";

function chargingJob(name: string, shape: "row" | "lane", source: DueSource): Job {
  return dueJob(source, { name, shape, waiting: 64, runs: 8, run: chargeCycle });
}

export const chargeDueCycles: Job = chargingJob("charge-due-cycles", "lane", dueCycles("scheduled"));

/** Charges billing cycles again an hour after a known failure (Spec, "Subscription rules" 7). */
export const retryCycles: Job = chargingJob("retry-cycles", "row", dueCycles("retry_scheduled"));

/**
 * Jobs whose rows have a column with the due time; the functions that do the work check the row again under
 * its lock.
 */

import { dueJob } from "@/server/db/due-items";
import type { Job } from "@/server/kernel/types";
import { resolveAttempt } from "./resolve-attempt";
import { runAutomaticInquiry } from "./run-automatic-inquiry";
import { ARMED_INQUIRIES, UNKNOWN_OUTCOMES } from "./statements";

/** Queries the gateway about charges whose answer was lost (Spec, "Charges with an unknown outcome"). */
export const resolveUnknownOperations: Job = dueJob(UNKNOWN_OUTCOMES, {
  name: "resolve-unknown-operations",
  run: (ctx, attemptId) => resolveAttempt(ctx, attemptId),
});

/**
 * Decides simulated sessions that request an inquiry by `extra.expires_in_minutes` (Spec, "Session requests"
 * 18 to 20).
 */
export const runAutomaticInquiries: Job = dueJob(ARMED_INQUIRIES, {
  name: "run-automatic-inquiries",
  run: runAutomaticInquiry,
});

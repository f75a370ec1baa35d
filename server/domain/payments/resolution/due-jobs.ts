/** The jobs of payments: a column of the row says what is due, and the verbs check again under the lock. */
import { Prisma } from "@/server/db/client";
import { type DueSource, dueJob } from "@/server/db/due-items";
import type { Job } from "@/server/kernel/types";
import { resolveAttempt } from "./resolve-attempt";
import { runAutomaticInquiry } from "./run-automatic-inquiry";

const UNKNOWN_OUTCOMES: DueSource = {
  table: Prisma.sql`attempt`,
  dueAt: Prisma.sql`item.inquire_at`,
  condition: Prisma.sql`item.inquire_at IS NOT NULL`,
};

const ARMED_INQUIRIES: DueSource = {
  table: Prisma.sql`payment_session`,
  dueAt: Prisma.sql`item.inquiry_due_at`,
  condition: Prisma.sql`item.inquiry_due_at IS NOT NULL`,
};

/** Asks the gateway about charges whose answer was lost (Spec, "Charges with an unknown outcome"). */
export const resolveUnknownOperations: Job = dueJob(UNKNOWN_OUTCOMES, {
  name: "resolve-unknown-operations",
  run: resolveAttempt,
});

/**
 * Decides simulated sessions that set an inquiry through `extra.expires_in_minutes` (Spec, "Session requests"
 * 18 to 20).
 */
export const runAutomaticInquiries: Job = dueJob(ARMED_INQUIRIES, {
  name: "run-automatic-inquiries",
  run: runAutomaticInquiry,
});

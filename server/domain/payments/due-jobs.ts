/** The two jobs of payments: what is due is a column of the row, and the verbs re-check under the lock. */
import { Prisma } from "../../db/client";
import { type DueSource, dueItems, earliestDue } from "../../db/due";
import type { Job } from "../../kernel/types";
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

/** Asks the gateway about charges whose answer was lost (decision §7). */
export const resolveUnknownOperations: Job = {
  name: "resolve-unknown-operations",
  nextAt: (system, scope) => earliestDue(system, scope, UNKNOWN_OUTCOMES),
  due: (system, scope, limit) => dueItems(system, scope, { source: UNKNOWN_OUTCOMES, limit }),
  run: resolveAttempt,
};

/** Decides simulated sessions that armed an inquiry through `extra.expires_in_minutes` (decision §10). */
export const runAutomaticInquiries: Job = {
  name: "run-automatic-inquiries",
  nextAt: (system, scope) => earliestDue(system, scope, ARMED_INQUIRIES),
  due: (system, scope, limit) => dueItems(system, scope, { source: ARMED_INQUIRIES, limit }),
  run: runAutomaticInquiry,
};

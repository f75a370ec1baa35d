/** The job of armed inquiries: what is due is a column of the row, and the verb re-checks under the lock. */
import { Prisma } from "../../db/client";
import { type DueSource, dueItems, earliestDue } from "../../db/due";
import type { Job } from "../../kernel/types";
import { runAutomaticInquiry } from "./run-automatic-inquiry";

const ARMED_INQUIRIES: DueSource = {
  table: Prisma.sql`payment_session`,
  dueAt: Prisma.sql`item.inquiry_due_at`,
  condition: Prisma.sql`item.inquiry_due_at IS NOT NULL`,
};

/** Decides simulated sessions that armed an inquiry through `extra.expires_in_minutes` (decision §10). */
export const runAutomaticInquiries: Job = {
  name: "run-automatic-inquiries",
  nextAt: (system, scope) => earliestDue(system, scope, ARMED_INQUIRIES),
  due: (system, scope, limit) => dueItems(system, scope, { source: ARMED_INQUIRIES, limit }),
  run: runAutomaticInquiry,
};

import { parkedInquiryAt } from "@/server/domain/sessions";
import type { Ctx, Db, Tx } from "@/server/kernel/types";
import type { Payment } from "../record/payment";

/** Why the charge or its reversal waits. */
export type ParkedReason =
  | "outcome_unknown"
  | "amount_differs"
  | "not_as_asked"
  | "reversal_unknown"
  | "reversal_differs"
  | "reversal_refused";

const MAX_NOTE = 255;

/**
 * Leaves an attempt to a person if its gateway cannot report the outcome (Spec, "Work that needs a person").
 * The attempt keeps its state. The gateway is queried once a day, and `npm run merchant -- parked` lists it,
 * until a person or a late answer settles it.
 */
export async function parkAttempt(
  ctx: Ctx,
  db: Db | Tx,
  { attempt }: Pick<Payment, "attempt">,
  { reason, note }: { reason: ParkedReason; note: string },
): Promise<void> {
  const { id, sessionId, referenceNumber } = attempt;
  const now = ctx.now();
  await db.attempt.updateMany({
    where: { id, merchantId: ctx.merchant.id },
    data: {
      parkedAt: attempt.parkedAt ?? now,
      parkedReason: reason,
      parkedNote: [...note].slice(0, MAX_NOTE).join(""),
      inquireAt: parkedInquiryAt(now),
      inquiries: { increment: 1 },
    },
  });
  if (attempt.parkedAt === null)
    ctx.log.error({ attemptId: id, sessionId, referenceNumber, reason, note }, "A payment waits for a person.");
}

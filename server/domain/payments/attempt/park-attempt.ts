import { json } from "@/server/db/json-column";
import type { GatewayRefs, ReportedFact } from "@/server/domain/gateways";
import { parkedInquiryAt } from "@/server/domain/sessions";
import type { Ctx, Db, Tx } from "@/server/kernel/types";
import { noteReported } from "../record/differing-answer";
import type { Payment } from "../record/payment";

export type ParkedReason =
  | "outcome_unknown"
  | "amount_differs"
  | "not_as_asked"
  | "reversal_unknown"
  | "reversal_differs"
  | "reversal_refused";

const MAX_NOTE = 255;

type ParkedFor = {
  readonly reason: ParkedReason;
  readonly note: string;
  readonly refs?: GatewayRefs;
  readonly reported?: ReportedFact | null;
};

/** Reasons of inquiries without an answer; they never replace a stored reason of another kind. */
const UNKNOWN: ReadonlySet<ParkedReason> = new Set(["outcome_unknown", "reversal_unknown"]);

/**
 * Lists an attempt for a person's decision if its gateway cannot report the outcome (Spec, "Parked calls").
 * The attempt keeps its state and stores the answer's references. The gateway is queried daily until a person
 * or a late answer settles the attempt.
 */
export async function parkAttempt(
  ctx: Ctx,
  db: Db | Tx,
  { attempt }: Pick<Payment, "attempt">,
  { reason, note, refs, reported }: ParkedFor,
): Promise<void> {
  const { id, sessionId, referenceNumber } = attempt;
  const now = ctx.now();
  const isExplained = attempt.parkedReason !== null && UNKNOWN.has(reason);
  const why = { parkedReason: reason, parkedNote: [...note].slice(0, MAX_NOTE).join("") };
  await db.attempt.updateMany({
    where: { id, merchantId: ctx.merchant.id },
    data: {
      parkedAt: attempt.parkedAt ?? now,
      ...(!isExplained && why),
      ...(refs && { gatewayRefs: json({ ...attempt.gatewayRefs, ...refs }) }),
      inquireAt: parkedInquiryAt(now),
      inquiries: { increment: 1 },
    },
  });
  if (reported) await noteReported(ctx, db, id, reported);
  if (attempt.parkedAt === null)
    ctx.log.error({ attemptId: id, sessionId, referenceNumber, reason, note }, "A payment waits for a person.");
}

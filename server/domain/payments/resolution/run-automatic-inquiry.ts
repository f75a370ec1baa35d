import { attemptStates, isInFlight } from "@/server/domain/sessions";
import { addSeconds } from "@/server/kernel/time";
import type { Ctx } from "@/server/kernel/types";
import { resolveSession } from "./resolve-session";

/** Seconds by which an automatic inquiry is postponed while a charge is in flight. */
const WAIT_SECONDS = 60;

/**
 * Decides a simulated session by its due automatic inquiry, once (Spec, "Simulated gateway rules" 6).
 * Production merchants are decided only by a status query. Idempotent.
 */
export async function runAutomaticInquiry(ctx: Ctx, sessionId: string): Promise<void> {
  const due = await ctx.db.paymentSession.findFirst({
    where: { id: sessionId, merchantId: ctx.merchant.id, inquiryDueAt: { lte: ctx.now() } },
    select: { inquiryDueAt: true },
  });
  if (due === null) return;
  if (!ctx.merchant.production) await resolveSession(ctx, sessionId);
  const inFlight = await ctx.db.attempt.count({ where: { sessionId, state: { in: attemptStates(isInFlight) } } });
  await ctx.db.paymentSession.updateMany({
    where: { id: sessionId, merchantId: ctx.merchant.id, inquiryDueAt: due.inquiryDueAt },
    data: { inquiryDueAt: inFlight > 0 ? addSeconds(ctx.now(), WAIT_SECONDS) : null },
  });
}

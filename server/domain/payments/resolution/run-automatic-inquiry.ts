import { attemptStates, isInFlight } from "@/server/domain/sessions";
import { addSeconds } from "@/server/kernel/time";
import type { Ctx } from "@/server/kernel/types";
import { resolveSession } from "./resolve-session";

/** Seconds by which the inquiry is postponed while a charge is in flight. */
const WAIT_SECONDS = 60;

/**
 * Decides a simulated session whose automatic inquiry is due (Spec, "Simulated gateway rules" 6), and clears
 * the inquiry. Production merchants are decided only by a status query. Repeated runs are harmless.
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

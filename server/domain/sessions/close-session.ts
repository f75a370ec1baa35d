import type { Ctx, Tx } from "@/server/kernel/types";
import type { PartOf } from "@/server/kernel/words";
import { withdrawAttempts } from "./attempts/move-attempt";
import type { SessionState } from "./core/words";
import { notifyCustomer } from "./notices/notify-customer";
import type { LockedSession } from "./record/lock-session";
import { moveSession } from "./record/move-session";

/**
 * Cancels or expires the locked session, withdraws its unsubmitted attempt, and notifies the customer. No
 * event is sent, because no payment was attempted (Spec, "Operation rules" 2). Requires that no charge is in
 * flight.
 * @param close.keepAutomaticInquiry true if an automatic inquiry may still find the session paid, as after
 * the timer
 * @throws {IllegalTransition} if the session has already ended
 */
export async function closeSession(
  ctx: Ctx,
  tx: Tx,
  close: {
    session: LockedSession;
    event: PartOf<SessionState, "canceled" | "expired">;
    keepAutomaticInquiry?: boolean;
  },
): Promise<void> {
  const { session, event, keepAutomaticInquiry = false } = close;
  await withdrawAttempts(ctx, tx, session);
  await moveSession(ctx, tx, { session, event, set: keepAutomaticInquiry ? {} : { inquiryDueAt: null } });
  await notifyCustomer(ctx, tx, { session, notices: [{ event, cause: event, isOpen: false }] });
}

/** Ends a session that nobody is to pay any more. */
import { recordChanges } from "../../db/state-changes";
import { transition } from "../../kernel/machine";
import type { Ctx, Tx } from "../../kernel/types";
import { SESSION, sessionState } from "./core/machine";
import type { LockedSession } from "./lock-session";
import { withdrawAttempts } from "./withdraw-attempts";

/**
 * Moves the locked session to `canceled` or `expired` and withdraws the customer's unsubmitted attempt. No event: nobody tried to pay (Spec,
 * "Operation rules" 2). The caller has seen that no charge is in flight.
 * @param step.keepsInquiry an automatic inquiry that is armed may still find it paid, as after the timer
 * @throws {IllegalTransition} when it is over already
 */
export async function closeSession(
  ctx: Ctx,
  tx: Tx,
  { session, event, keepsInquiry }: { session: LockedSession; event: "canceled" | "expired"; keepsInquiry?: boolean },
): Promise<void> {
  const { id, merchantId } = session;
  const at = ctx.now();
  const from = sessionState(session.state);
  const to = transition(SESSION, from, event);
  await withdrawAttempts(tx, session, at);
  await tx.paymentSession.update({
    where: { id },
    data: { state: to, ...(keepsInquiry === true ? {} : { inquiryDueAt: null }), updatedAt: at },
  });
  await recordChanges(tx, [{ merchantId, machine: "session", objectId: id, from, event, to, at }]);
}

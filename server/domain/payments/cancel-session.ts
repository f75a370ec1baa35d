/** "Cancel payment" on the checkout: the customer gives up the session. */
import { transaction } from "../../db/transaction";
import { transition } from "../../kernel/machine";
import type { Ctx, SystemCtx, Tx } from "../../kernel/types";
import { chargeTerms, type GatewayAccount } from "../gateways";
import { type LockedSession, loadSessionForPage, lockSession, SESSION, sessionAmount } from "../sessions";
import { applySettlement } from "./apply-settlement";
import { CANCELED_BY_CUSTOMER } from "./cancel-attempt";
import { ATTEMPT } from "./core/machine";
import { deliverWhileWaiting } from "./deliver-while-waiting";
import { insertAttempt } from "./new-attempt";
import { lockPayment } from "./read-payment";
import { hasFee, nextNumber, takesAttempts } from "./start-attempt";
import type { PayOutcome } from "./views";

/**
 * Cancels a session that can still be paid and posts its webhook before this returns. The event needs a reference, so the
 * session is canceled together with the attempt that waits on the gateway's page, or with one that is canceled at birth.
 * A charge in flight is not canceled: the checkout page says that it is being checked.
 * @throws {Busy} when the session's lock was not to be had
 */
export async function cancelSession(system: SystemCtx, { sessionId }: { sessionId: string }): Promise<PayOutcome> {
  const page = await loadSessionForPage(system, sessionId);
  if (page === null) return { kind: "not_found" };
  const { ctx, gateways } = page;
  const deliveryId = await transaction(ctx.db, (tx) => cancelLocked(ctx, tx, { sessionId, gateways }));
  await deliverWhileWaiting(ctx, deliveryId);
  return { kind: "checkout", sessionId };
}

type Cancellation = { readonly sessionId: string; readonly gateways: readonly GatewayAccount[] };

/** The delivery to post, or null. */
async function cancelLocked(ctx: Ctx, tx: Tx, { sessionId, gateways }: Cancellation): Promise<string | null> {
  const session = await lockSession(tx, { merchantId: ctx.merchant.id, sessionId });
  const now = ctx.now();
  if (session === null || !takesAttempts(session, now)) return null;
  const attemptId = await attemptToCancel(tx, session, { gateways, now });
  const facts = attemptId === null ? null : await lockPayment(tx, ctx.merchant.id, attemptId);
  if (facts === null) return null;
  const { state } = facts.session;
  const { deliveryId } = await applySettlement(ctx, tx, {
    facts,
    result: CANCELED_BY_CUSTOMER,
    decision: {
      kind: "settle",
      attempt: {
        from: facts.attempt.state,
        event: "canceled",
        to: transition(ATTEMPT, facts.attempt.state, "canceled"),
      },
      session: [{ from: state, event: "canceled", to: transition(SESSION, state, "canceled") }],
      succeeded: false,
      late: false,
    },
    wait: true,
    now,
  });
  return deliveryId;
}

/** The attempt on the gateway's page, or a new one that never was there; null when the session has no gateway account left. */
async function attemptToCancel(
  tx: Tx,
  session: LockedSession,
  { gateways, now }: { gateways: readonly GatewayAccount[]; now: Date },
): Promise<string | null> {
  const open = session.attempts.find(({ state }) => state === "pending");
  if (open !== undefined) return open.id;
  const amount = sessionAmount(session);
  const newest = session.attempts.at(-1)?.pgCode;
  const ordered = [...gateways].sort((a, b) => Number(b.code === newest) - Number(a.code === newest));
  for (const account of ordered) {
    const terms = chargeTerms(account, amount, { wholeFee: hasFee(session.paymentType) });
    if (terms === null) continue;
    const number = nextNumber(session);
    const made = {
      sessionId: session.id,
      customerId: session.customerId,
      number,
      amount,
      account,
      terms,
      formOfPayment: "none",
      inquireAt: null,
      at: now,
    };
    return insertAttempt(tx, made);
  }
  return null;
}

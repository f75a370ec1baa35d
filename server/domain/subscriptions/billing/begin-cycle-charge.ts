import { WriteBatch } from "@/server/db/transactions/write-batch";
import { feeFreeTerms } from "@/server/domain/gateways";
import { addServiceCharge, type ChargedPayment, notChargeable, settleWithin } from "@/server/domain/payments";
import { addAttempt, type LockedSession } from "@/server/domain/sessions";
import type { Ctx, Tx } from "@/server/kernel/types";
import { cardOfAttempt } from "../record/active-card";
import { NO_GATEWAY } from "../record/statements/active-card";
import { addServiceSession } from "../record/statements/open-service-session";
import { moveCycle } from "../record/statements/transitions";
import { type HeldCycle, takes } from "./hold-cycle";
import { waitForAccount } from "./wait-for-account";

export type BegunCycleCharge = { readonly payment: ChargedPayment; readonly token: string };

/**
 * Makes the billing cycle and a new attempt of its session `processing`. Without a card the attempt fails and
 * counts; if the card's gateway account cannot charge, the cycle waits for it (Spec, "Charges of
 * subscriptions" 5 to 8). Requires the locks of session, subscription and cycle.
 * @returns null if the gateway need not be called
 */
export async function beginCycleCharge(ctx: Ctx, tx: Tx, held: HeldCycle): Promise<BegunCycleCharge | null> {
  const { subscription, cycle } = held;
  const { card, account, credentials, problem, wait } = held.activeCard;
  const isAble = account !== null && takes(account, cycle) && !wait.isKeyRefused;
  const reason = problem ?? (isAble ? null : NO_GATEWAY);
  let blockedSince: Date | null = null;
  if (reason === NO_GATEWAY && card !== null) {
    blockedSince = await waitForAccount(ctx, tx, { subscription, cycle, gatewayCode: card.gatewayCode });
    if (blockedSince === null) return null;
  }
  const writes = new WriteBatch();
  const session = held.session ?? addCycleSession(ctx, writes, held);
  moveCycle(ctx, writes, { cycle, events: ["charge_started"], set: { sessionId: session.id, blockedSince } });
  if (reason !== null || card === null || account === null) {
    await failAtOnce(ctx, tx, { held, writes, session, reason: reason ?? NO_GATEWAY });
    return null;
  }
  const charged = cardOfAttempt(ctx, { card, account });
  const payment = addServiceCharge(ctx, writes, { session, account, credentials, card: charged });
  await writes.flush(tx);
  return { payment, token: card.token };
}

function addCycleSession(ctx: Ctx, writes: WriteBatch, { subscription, cycle, setup }: HeldCycle): LockedSession {
  return addServiceSession(ctx, writes, {
    subscription,
    setup,
    purpose: "cycle",
    amount: cycle.amountDue,
    cycleId: cycle.id,
    maxServiceAttempts: 1 + subscription.retryCount,
  });
}

type FailedCharge = {
  readonly held: HeldCycle;
  readonly writes: WriteBatch;
  readonly session: LockedSession;
  readonly reason: string;
};

async function failAtOnce(ctx: Ctx, tx: Tx, { held, writes, session, reason }: FailedCharge): Promise<void> {
  const { subscription, activeCard } = held;
  const code = activeCard.card?.gatewayCode ?? subscription.pgCodes[0] ?? "";
  const account = activeCard.account ?? { code, connector: "none", operation: "purchase" as const };
  const terms = feeFreeTerms(session.amount);
  const attempt = addAttempt(ctx, writes, { session, account, terms, formOfPayment: "token", submitted: true });
  await writes.flush(tx);
  await settleWithin(ctx, tx, { attemptId: attempt.id, outcome: notChargeable(reason), deliverInline: false });
}

/** Makes the attempt with which the service charges a cycle. */

import type { SavedCard } from "@/server/domain/cards";
import type { GatewayAccount } from "@/server/domain/gateways";
import { feeFreeTerms } from "@/server/domain/gateways";
import { type BegunCharge, beginCharge, notChargeable, settleWithin } from "@/server/domain/payments";
import type { LockedSession } from "@/server/domain/sessions";
import { openAttempt, priceFor } from "@/server/domain/sessions";
import type { Ctx, Tx } from "@/server/kernel/types";
import { activeCard, cardOfAttempt, NO_GATEWAY } from "../record/active-card";
import { openServiceSession } from "../record/open-service-session";
import type { CycleFacts, SubscriptionFacts } from "../record/subscription";
import { moveCycle } from "../record/transitions";
import { waitForAccount } from "./wait-for-account";

/** A cycle that is due, with its locks held. */
export type CycleCharge = {
  readonly subscription: SubscriptionFacts;
  readonly cycle: CycleFacts;
  /** The cycle's session, locked; null before its first charge. */
  readonly session: LockedSession | null;
};

/** A charge that the gateway is to be asked for, once the transaction is over. */
export type BegunCycleCharge = {
  readonly payment: Extract<BegunCharge, { readonly payment: unknown }>["payment"];
  readonly token: string;
};

/**
 * The cycle and a new attempt of its session become `processing`. Without a card the attempt fails at once,
 * without a gateway, and counts like any other; if the card's account cannot charge, the cycle waits for it
 * before such tries count (decision 0153). Under the locks of session, subscription and cycle.
 * @returns null if nothing is left for the gateway to do
 */
export async function beginCycleCharge(ctx: Ctx, tx: Tx, charge: CycleCharge): Promise<BegunCycleCharge | null> {
  const { subscription, cycle } = charge;
  const { card, account, problem } = await activeCard(ctx, tx, subscription);
  const reason = problem ?? (account !== null && takes(account, cycle) ? null : NO_GATEWAY);
  let blockedSince: Date | null = null;
  if (reason === NO_GATEWAY && card !== null) {
    blockedSince = await waitForAccount(ctx, tx, { subscription, cycle, gatewayCode: card.gatewayCode });
    if (blockedSince === null) return null;
  }
  const session = charge.session ?? (await openCycleSession(ctx, tx, charge));
  await moveCycle(ctx, tx, { cycle, event: "charge_started", set: { sessionId: session.id, blockedSince } });
  if (reason !== null || card === null || account === null) {
    await failAtOnce(ctx, tx, { subscription, session, card, account, reason: reason ?? NO_GATEWAY });
    return null;
  }
  const begun = await beginCharge(ctx, tx, {
    session,
    account,
    source: { kind: "token", token: card.token },
    card: cardOfAttempt(ctx, { card, account }),
    idempotencyKey: null,
    byService: true,
  });
  if ("payment" in begun) return { payment: begun.payment, token: card.token };
  throw new Error(`The service cannot charge its own session: ${begun.refusal}.`);
}

/** False if the account's exchange leaves nothing of the amount that can be charged. */
function takes(account: GatewayAccount, { amountDue }: CycleFacts): boolean {
  return priceFor({ paymentType: "auto_pay", amount: amountDue }, account) !== null;
}

function openCycleSession(ctx: Ctx, tx: Tx, { subscription, cycle }: CycleCharge): Promise<LockedSession> {
  return openServiceSession(ctx, tx, {
    subscription,
    purpose: "cycle",
    amount: cycle.amountDue,
    cycleId: cycle.id,
    maxServiceAttempts: 1 + subscription.retryCount,
  });
}

/** Opens an attempt without calling a gateway, and fails it; a deleted account leaves its code on it. */
async function failAtOnce(
  ctx: Ctx,
  tx: Tx,
  failed: {
    readonly subscription: SubscriptionFacts;
    readonly session: LockedSession;
    readonly card: SavedCard | null;
    readonly account: GatewayAccount | null;
    readonly reason: string;
  },
): Promise<void> {
  const { subscription, session, card, reason } = failed;
  const code = card?.gatewayCode ?? subscription.pgCodes[0] ?? "";
  const account = failed.account ?? { code, connector: "none", operation: "purchase" as const };
  const terms = feeFreeTerms(session.amount);
  const attemptId = await openAttempt(ctx, tx, { session, account, terms, formOfPayment: "token", submitted: true });
  await settleWithin(ctx, tx, { attemptId, outcome: notChargeable(reason), deliverInline: false });
}

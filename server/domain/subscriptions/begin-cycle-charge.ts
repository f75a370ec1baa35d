/** Makes the attempt with which the service charges a cycle. */
import { zero } from "../../kernel/money";
import type { Ctx, Tx } from "../../kernel/types";
import type { SavedCard } from "../cards";
import type { GatewayAccount } from "../gateways";
import { type Begun, beginCharge, insertAttempt, nextNumber, settleWithin } from "../payments";
import type { LockedSession } from "../sessions";
import { activeCard, cardOfAttempt, NO_GATEWAY } from "./active-card";
import { moveCycle } from "./move";
import { openServiceSession } from "./open-service-session";
import type { CycleFacts, SubscriptionFacts } from "./rows";

/** A cycle that is due, with its locks held. */
export type CycleCharge = {
  readonly subscription: SubscriptionFacts;
  readonly cycle: CycleFacts;
  /** The cycle's session, locked; null before its first charge. */
  readonly session: LockedSession | null;
};

/** A charge that the gateway is to be asked for, once the transaction is over. */
export type BegunCharge = {
  readonly facts: Extract<Begun, { readonly facts: unknown }>["facts"];
  readonly token: string;
};

/**
 * The cycle and a new attempt of its session become `processing`. Where no card can be charged the attempt fails at once, without a
 * gateway, and counts like any other. Under the locks of session, subscription and cycle.
 * @returns null where nothing is left for the gateway to do
 */
export async function beginCycleCharge(ctx: Ctx, tx: Tx, charge: CycleCharge): Promise<BegunCharge | null> {
  const { subscription, cycle } = charge;
  const session = charge.session ?? (await openCycleSession(ctx, tx, charge));
  await moveCycle(ctx, tx, { cycle, event: "charge_started", set: { sessionId: session.id } });
  const { card, account, problem } = await activeCard(ctx, tx, subscription);
  if (problem !== null || card === null || account === null) {
    await failAtOnce(ctx, tx, { subscription, cycle, session, card, account, reason: problem ?? NO_GATEWAY });
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
  if ("facts" in begun) return { facts: begun.facts, token: card.token };
  if (begun.refusal !== "currency") throw new Error(`The service cannot charge its own session: ${begun.refusal}.`);
  await failAtOnce(ctx, tx, { subscription, cycle, session, card, account, reason: NO_GATEWAY });
  return null;
}

function openCycleSession(ctx: Ctx, tx: Tx, { subscription, cycle }: CycleCharge): Promise<LockedSession> {
  return openServiceSession(ctx, tx, {
    subscription,
    purpose: "cycle",
    amount: cycle.amountDue,
    cycleId: cycle.id,
    serviceAttempts: 1 + subscription.retryCount,
    redirectUrl: null,
  });
}

type Failing = Omit<CycleCharge, "session"> & {
  readonly session: LockedSession;
  readonly card: SavedCard | null;
  readonly account: GatewayAccount | null;
  readonly reason: string;
};

/** An attempt that no gateway hears of; an account that was taken away leaves its code on it. */
async function failAtOnce(ctx: Ctx, tx: Tx, failing: Failing): Promise<void> {
  const { subscription, cycle, session, card, account, reason } = failing;
  const { merchantId, pgCodes } = subscription;
  const gone = {
    merchantId,
    code: card?.gatewayCode ?? pgCodes[0] ?? "",
    connector: "none",
    operation: "purchase" as const,
  };
  const amount = cycle.amountDue;
  const at = ctx.now();
  const attemptId = await insertAttempt(tx, {
    sessionId: session.id,
    customerId: session.customerId,
    number: nextNumber(session),
    amount,
    account: account ?? gone,
    terms: { chargeAmount: amount, fee: zero(amount.currency), total: amount, exchangeRate: null, foreign: false },
    formOfPayment: "token",
    inquireAt: at,
    at,
  });
  const result = { outcome: "failed", message: reason, raw: {}, params: {}, card: null } as const;
  await settleWithin(ctx, tx, { attemptId, result, wait: false });
}

/**
 * What a decided attempt does to the subscription of its session. Called by payments inside the settling
 * transaction.
 */

import type { SettledPayment } from "@/server/domain/payments";
import { lockSession } from "@/server/domain/sessions";
import type { Ctx, Tx } from "@/server/kernel/types";
import { isTerminal } from "../core/machine";
import { lockNewerSetup } from "../record/lock-newer-setup";
import { inZoneOf, lockSubscription } from "../record/lock-subscription";
import type { SubscriptionPayment } from "../record/session-purpose";
import { type Purpose, sessionPurpose } from "../record/session-purpose";
import { cancelUnfinished } from "../record/unfinished-sessions";
import { settleAddedCard, settleBalance } from "./settle-balance";
import { settleCycle } from "./settle-cycle";
import { settleSetup } from "./settle-setup";

const BY_PURPOSE: Readonly<Record<Purpose, (ctx: Ctx, tx: Tx, served: SubscriptionPayment) => Promise<void>>> = {
  setup: settleSetup,
  cycle: settleCycle,
  balance: settleBalance,
  card: settleAddedCard,
};

/**
 * Nothing if the session belongs to no subscription. The session's lock is held; the subscription's and its
 * cycle's are taken here.
 */
export async function settleSubscription(ctx: Ctx, tx: Tx, payment: SettledPayment): Promise<void> {
  const service = await sessionPurpose(tx, payment.session.id);
  if (service === null) return;
  const newerSetup = await lockNewerSetup(tx, { service, sessionId: payment.session.id });
  const locked = await lockSubscription(tx, { merchantId: ctx.merchant.id, id: service.subscriptionId });
  if (locked === null) return;
  await BY_PURPOSE[service.purpose](inZoneOf(ctx, locked), tx, { ...locked, payment, service, newerSetup });
  if (!payment.succeeded && isTerminal(locked.subscription.status)) await closeOver(ctx, tx, payment.session.id);
}

/** The session of a subscription that was canceled while its charge was in flight is not tried again. */
async function closeOver(ctx: Ctx, tx: Tx, sessionId: string): Promise<void> {
  const session = await lockSession(tx, { merchantId: ctx.merchant.id, sessionId });
  if (session !== null) await cancelUnfinished(ctx, tx, session);
}

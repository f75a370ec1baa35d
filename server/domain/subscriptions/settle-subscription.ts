/** What a decided attempt makes of the subscription that its session serves. Called by payments inside the settling transaction. */
import type { Ctx, Tx } from "../../kernel/types";
import type { SettledPayment } from "../payments";
import { lockSession } from "../sessions";
import { isTerminal } from "./core/machine";
import { lockNewerSetup } from "./lock-newer-setup";
import { inZoneOf, lockSubscription } from "./lock-subscription";
import type { ServedPayment } from "./served-payment";
import { type Purpose, serves } from "./serves";
import { settleAddedCard, settleBalance } from "./settle-balance";
import { settleCycle } from "./settle-cycle";
import { settleSetup } from "./settle-setup";
import { cancelUnfinished } from "./unfinished-sessions";

const BY_PURPOSE: Readonly<Record<Purpose, (ctx: Ctx, tx: Tx, served: ServedPayment) => Promise<void>>> = {
  setup: settleSetup,
  cycle: settleCycle,
  balance: settleBalance,
  card: settleAddedCard,
};

/** Nothing where the session serves no subscription. The session's lock is held; the subscription's and its cycle's are taken here. */
export async function settleSubscription(ctx: Ctx, tx: Tx, payment: SettledPayment): Promise<void> {
  const service = await serves(tx, payment.session.id);
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

import type { WriteBatch } from "@/server/db/transactions/write-batch";
import type { TokenView } from "@/server/domain/cards";
import { type BoundAgreement, bindCard, keptAs, saveCard, tokenView } from "@/server/domain/cards";
import { gatewayOf } from "@/server/domain/gateways";
import { type AttemptState, notifyCustomer, type SessionState } from "@/server/domain/sessions";
import { PAYMENT_TYPES } from "@/server/kernel/payment-types";
import { civilDateOf } from "@/server/kernel/time";
import type { Ctx, Tx } from "@/server/kernel/types";
import { endAfterDays, firstWatchAt } from "../core/hold-watch";
import type { Payment } from "../record/payment";
import { notifySettled, type ServedThing } from "./on-settled";
import { settlementNotices } from "./settlement-notices";
import { type AttemptSettlement, type DirectChargeResult, settlementRows } from "./settlement-rows";
import { addHeldCharge, addSettlement } from "./statements";

/** The states after a settlement, and the webhook delivery that the request makes before it answers. */
export type SettledStates = {
  readonly attemptState: AttemptState;
  readonly sessionState: SessionState;
  readonly deliveryId: string | null;
  readonly directResult: DirectChargeResult | null;
};

type SettlingAttempt = Omit<AttemptSettlement, "card"> & {
  readonly served: ServedThing | null;
  readonly writes: WriteBatch;
  readonly paidAt: Date | null;
};

export async function settleAttempt(ctx: Ctx, tx: Tx, settling: SettlingAttempt): Promise<SettledStates> {
  const { payment, settlement, served, writes } = settling;
  const { session, attempt } = payment;
  const card = settlement.succeeded ? await keepCard(ctx, tx, settling) : attempt.card;
  const rows = settlementRows(ctx, { ...settling, card });
  const settled = {
    session,
    attempt,
    succeeded: settlement.succeeded,
    state: rows.session.state,
    message: rows.attempt.message,
    decline: rows.attempt.decline?.category ?? null,
    card,
  };
  addSettlement(writes, rows);
  if (settlement.succeeded) watchHold(ctx, settling);
  await served?.settle?.({ payment: settled, writes });
  await writes.flushLater(tx);
  await notifyCustomer(ctx, tx, { session, notices: settlementNotices(payment, rows) });
  await notifySettled(ctx, tx, settled);
  return {
    attemptState: rows.attempt.state,
    sessionState: rows.session.state,
    deliveryId: settling.deliverInline && rows.session.final ? (rows.delivery?.id ?? null) : null,
    directResult: rows.directResult,
  };
}

/** Stores until when a reservation can be captured. */
function watchHold(ctx: Ctx, settling: SettlingAttempt): void {
  const { payment, writes } = settling;
  const { id: attemptId, operation, sessionId } = payment.attempt;
  const captureBefore = holdEnd(ctx, settling);
  if (operation !== "authorize" || captureBefore === null) return;
  const { id: merchantId } = ctx.merchant;
  const dueAt = firstWatchAt(ctx.now(), captureBefore);
  addHeldCharge(writes, { merchantId, attemptId, sessionId, captureBefore, dueAt });
}

/** A reservation's end on the merchant's clock, as the gateway answered or by its documented period. */
function holdEnd(ctx: Ctx, { payment: { attempt }, outcome, paidAt }: SettlingAttempt): Date | null {
  const onClock = (time: Date) => new Date(time.getTime() + ctx.merchant.clockOffset);
  const said = outcome.answer?.captureBefore;
  if (said !== undefined) return onClock(said);
  const { holdsForDays } = gatewayOf(attempt.connector).capabilities;
  return holdsForDays === undefined
    ? null
    : endAfterDays(ctx.now(), { ...attempt, paidAt: paidAt && onClock(paidAt) }, holdsForDays);
}

/**
 * Saves the card that the gateway tokenized, for the session's customer at the time the card was chosen.
 * Returns the API's token object; null if no card was saved or charged.
 */
async function keepCard(
  ctx: Ctx,
  tx: Tx,
  { payment, outcome }: Pick<AttemptSettlement, "payment" | "outcome">,
): Promise<TokenView | null> {
  const { attempt } = payment;
  const { customerId } = attempt;
  const kept = outcome.answer?.keptCard ?? null;
  const card = outcome.answer?.card ?? null;
  if (customerId === null) return attempt.card;
  const token = kept === null ? card?.token : keptAs(ctx.merchant.id, kept.handle);
  if (card === null || token === null || token === undefined) return bindCharged(ctx, tx, { payment, customerId });
  const now = ctx.now();
  const saved = await saveCard(tx, {
    merchantId: ctx.merchant.id,
    gatewayCode: attempt.pgCode,
    customerId,
    card: { ...card, token },
    kept,
    agreement: boundAgreement(payment),
    at: now,
  });
  const pgName = gatewayOf(attempt.connector).name;
  return tokenView(saved, { pgName, today: civilDateOf(now, ctx.merchant.timezone) });
}

async function bindCharged(
  ctx: Ctx,
  tx: Tx,
  { payment, customerId }: { payment: Payment; customerId: string },
): Promise<TokenView | null> {
  const { card, pgCode } = payment.attempt;
  const agreement = boundAgreement(payment);
  if (agreement === null || card === null) return card;
  const bound = await bindCard(tx, {
    merchantId: ctx.merchant.id,
    gatewayCode: pgCode,
    customerId,
    token: card.token,
    agreement,
    at: ctx.now(),
  });
  return bound ? { ...card, agreements: [...new Set([...card.agreements, agreement.id])].sort() } : card;
}

/**
 * The agreement to which the card is bound (Spec, "Saved card"). Subscriptions have an active card instead.
 */
function boundAgreement({ session }: Payment): BoundAgreement | null {
  return PAYMENT_TYPES[session.paymentType].bindsCardToAgreement ? session.agreement : null;
}

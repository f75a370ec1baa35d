import { invoicePdfOf } from "@/server/domain/invoices";
import { mayUse, visibleTypes } from "@/server/domain/merchants";
import { cardShown } from "@/server/domain/payments";
import {
  type Attempt,
  attemptOf,
  chargedTotal,
  checkoutPageUrl,
  hasPaid,
  heldUntil,
  isPayable,
  NEWEST_ATTEMPTS,
  SESSION,
  type SessionWithAttempts,
  shownFields,
  stateAt,
  withAttempts,
} from "@/server/domain/sessions";
import { NotFound } from "@/server/kernel/errors";
import { accepts } from "@/server/kernel/machine";
import { isZero, type Money, money, smaller, subtract, zero } from "@/server/kernel/money";
import type { Ctx } from "@/server/kernel/types";
import type { PaymentType } from "@/server/kernel/words";
import { personName } from "./names";
import type { EventsAgain, PaymentEvent } from "./payment-events";
import { readTimeline, type TimelineEntry } from "./read-timeline";
import { changePermission } from "./resend-notice";
import { type WireAmount, wireAmount } from "./wire-amount";

/** Instants are ISO 8601. */
export type PaymentPageView = {
  readonly sessionId: string;
  readonly orderNo: string | null;
  readonly state: string;
  /** True while cash on delivery is agreed and not received. */
  readonly isOwedInCash: boolean;
  readonly deletedAt: string | null;
  readonly deletedBy: string | null;
  readonly link: string;
  readonly isPayable: boolean;
  readonly amount: WireAmount;
  readonly customer: {
    readonly name: string | null;
    readonly id: string | null;
    readonly email: string | null;
    readonly phone: string | null;
  };
  readonly method: {
    readonly brand: string | null;
    readonly number: string | null;
    readonly form: string;
    readonly expiry: string | null;
    readonly bank: string | null;
    readonly isChallenged: boolean;
  } | null;
  readonly subscriptionId: string | null;
  readonly invoicePdf: string | null;
  readonly gateway: string | null;
  readonly reference: string | null;
  readonly settledAt: string | null;
  readonly heldUntil: string | null;
  /** Time since which the amount is reserved; null if nothing is reserved. */
  readonly heldAt: string | null;
  readonly createdAt: string;
  readonly expiresAt: string;
  readonly type: string;
  readonly paymentType: PaymentType;
  readonly language: string;
  readonly money: PaymentMoney;
  readonly fields: ReturnType<typeof shownFields>;
  readonly extra: Readonly<Record<string, unknown>> | null;
  readonly timeline: readonly TimelineEntry[];
  /** Newest first. */
  readonly events: readonly PaymentEvent[];
  readonly again: EventsAgain | null;
  /** Number of attempts and events that the shown timeline omits. */
  readonly unshown: number;
};

/** Amounts of a payment. Amounts of zero are null, except for the requested and the paid amount. */
export type PaymentMoney = {
  readonly fee: WireAmount | null;
  readonly charged: WireAmount | null;
  readonly wallet: WireAmount | null;
  readonly captured: WireAmount | null;
  readonly refunded: WireAmount | null;
  readonly voided: WireAmount | null;
  readonly held: WireAmount | null;
  readonly disputed: WireAmount | null;
  /** The collected amount less refunds and disputes; null without one. */
  readonly kept: WireAmount | null;
};

/** @throws {NotFound} if the merchant has no such payment, or the user may not view its type */
export async function paymentPage(ctx: Ctx, sessionId: string): Promise<PaymentPageView> {
  const row = await ctx.db.paymentSession.findFirst({
    where: { id: sessionId, merchantId: ctx.merchant.id },
    include: { attempts: NEWEST_ATTEMPTS },
    // A join would return amounts as floating-point numbers.
    relationLoadStrategy: "query",
  });
  const types = visibleTypes(ctx.actor);
  if (row === null || (types !== null && !types.some((type) => type === row.type))) throw new NotFound();
  const { attempts, ...columns } = row;
  const session = withAttempts(columns, attempts.map(attemptOf));
  const paid = session.attempts.find(hasPaid) ?? null;
  const shown = paid ?? session.attempts.at(-1) ?? null;
  const state = stateAt(session, ctx.now());
  const isHeld = state === "authorized" && isZero(session.voidedAmount);
  const isVoided = state === "authorized" && !isHeld;
  const heldAt = isHeld ? (session.settledAt?.toISOString() ?? null) : null;
  const subscriptionId = await subscriptionOf(ctx, sessionId);
  const timeline = await readTimeline(ctx, session, subscriptionId);
  return {
    sessionId,
    orderNo: session.orderNo,
    state: isVoided ? "voided" : state,
    isOwedInCash: accepts(SESSION, session.state, "cash_collected"),
    deletedAt: session.deletedAt?.toISOString() ?? null,
    deletedBy: personName(session.deletedBy),
    link: checkoutPageUrl(ctx.merchant, sessionId, session.language),
    isPayable: session.deletedAt === null && isPayable(state),
    amount: wireAmount(session.amount),
    customer: {
      name: session.customerName,
      id: session.customerId,
      email: session.customerEmail,
      phone: session.customerPhone,
    },
    method: shown && methodOf(shown),
    subscriptionId,
    invoicePdf: await invoicePdfOf(ctx, sessionId, session.language),
    gateway: session.settledPgCode ?? shown?.pgCode ?? null,
    reference: shown?.referenceNumber ?? null,
    heldUntil: (await heldUntil(ctx, session))?.toISOString() ?? null,
    settledAt: await collectedSince(ctx, session),
    heldAt,
    createdAt: session.createdAt.toISOString(),
    expiresAt: session.expiresAt.toISOString(),
    type: session.type,
    paymentType: session.paymentType,
    language: session.language,
    money: moneyOf(session, paid, { isHeld, isVoided, disputed: await disputedIn(ctx, session) }),
    fields: shownFields(session),
    extra: session.extra,
    timeline: timeline.entries,
    events: timeline.events,
    again: mayUse(ctx.actor, changePermission(session.type)) ? timeline.again : null,
    unshown: timeline.unshown,
  };
}

function methodOf({ card, pgParams, formOfPayment: form, challengedAt }: Attempt): PaymentPageView["method"] {
  const reported = card === null ? cardShown(pgParams) : null;
  const number = card?.number ?? reported?.last4 ?? null;
  return {
    brand: card?.brand ?? reported?.brand ?? null,
    number,
    form,
    expiry: card && `${card.expiry_month}/${card.expiry_year}`,
    bank: typeof pgParams.card_issuer === "string" ? pgParams.card_issuer.trim() || null : null,
    isChallenged: number !== null && challengedAt !== null,
  };
}

async function subscriptionOf(ctx: Ctx, sessionId: string): Promise<string | null> {
  const where = { sessionId, merchantId: ctx.merchant.id };
  const found = await ctx.db.subscriptionSession.findFirst({ where, select: { subscriptionId: true } });
  return found?.subscriptionId ?? null;
}

/** When money of the payment was last collected. A free payment has no booking. */
async function collectedSince(ctx: Ctx, { id, state, settledAt }: SessionWithAttempts): Promise<string | null> {
  const last = await ctx.db.booking.findFirst({
    where: { merchantId: ctx.merchant.id, sessionId: id, kind: { in: ["purchase", "capture"] }, amount: { gt: 0 } },
    orderBy: { at: "desc" },
    select: { at: true },
  });
  if (state !== "paid" && state !== "captured" && state !== "authorized") return null;
  return (last?.at ?? (state === "paid" ? settledAt : null))?.toISOString() ?? null;
}

async function disputedIn(ctx: Ctx, { id, amount }: SessionWithAttempts): Promise<Money> {
  const { _sum: sum } = await ctx.db.booking.aggregate({
    where: { merchantId: ctx.merchant.id, sessionId: id, kind: "dispute", currency: amount.currency },
    _sum: { amount: true },
  });
  return subtract(zero(amount.currency), money(String(sum.amount ?? 0), amount.currency));
}

type HoldStanding = { readonly isHeld: boolean; readonly isVoided: boolean; readonly disputed: Money };

function moneyOf(
  session: SessionWithAttempts,
  paid: Attempt | null,
  { isHeld, isVoided, disputed }: HoldStanding,
): PaymentMoney {
  const taken = session.operation === "authorize" ? session.capturedAmount : session.settledAmount;
  return {
    fee: isVoided ? null : paid && unlessZero(paid.fee),
    charged: paid && wireAmount(chargedTotal(paid)),
    wallet: paid && unlessZero(paid.walletAmount),
    captured: unlessZero(session.capturedAmount),
    refunded: unlessZero(session.refundedAmount),
    voided: unlessZero(session.voidedAmount),
    held: isHeld ? unlessZero(subtract(session.settledAmount, session.capturedAmount)) : null,
    disputed: unlessZero(disputed),
    kept: isZero(taken) ? null : wireAmount(lessDispute(subtract(taken, session.refundedAmount), disputed)),
  };
}

/** The disputed amount may contain the fee, which is not in `left`. */
function lessDispute(left: Money, disputed: Money): Money {
  return isZero(disputed) ? left : subtract(left, smaller(left, disputed));
}

function unlessZero(amount: Money): WireAmount | null {
  return isZero(amount) ? null : wireAmount(amount);
}

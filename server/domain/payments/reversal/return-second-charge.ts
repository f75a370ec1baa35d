import type { SecondCharge } from "@/server/db/generated/client";
import { json } from "@/server/db/json-column";
import { transaction } from "@/server/db/transactions/transaction";
import {
  differenceOf,
  type FollowUpCall,
  type GatewayResult,
  gatewayOf,
  gatewayRefs,
  isOverdue,
  isRecent,
  maySendAgain,
  nextStep,
  storableAnswer,
} from "@/server/domain/gateways";
import { nextInquiryAt, parkedInquiryAt } from "@/server/domain/sessions";
import { currency } from "@/server/kernel/currency";
import { accepts } from "@/server/kernel/machine";
import { type Money, money } from "@/server/kernel/money";
import type { Ctx } from "@/server/kernel/types";
import { wordOf } from "@/server/kernel/words";
import { accountOf } from "../attempt/gateway-call";
import {
  isAsked,
  isTakenUp,
  REVERSAL,
  type ReversalEvent,
  reversalEventFor,
  reversalState,
} from "../core/reversal-machine";
import { REVERSAL_KINDS, type ReversalState } from "../core/words";
import { addIssue } from "../record/issue";
import type { Payment } from "../record/payment";
import { lockPayment } from "../record/read-payment";
import { moveSecondCharge } from "../record/second-charge";
import { readPayment } from "../record/statements/read-payment";

/** Sends the refund or void of a second charge once, and later queries its outcome. Idempotent. */
export async function returnSecondCharge(ctx: Ctx, id: string): Promise<void> {
  const where = { id, merchantId: ctx.merchant.id, inquireAt: { lte: ctx.now() } };
  const row = await ctx.db.secondCharge.findFirst({ where });
  const payment = row && (await readPayment(ctx.db, ctx.merchant.id, row.attemptId));
  if (row === null || payment === null) return;
  if (payment.account.isReplaced) return leaveToPerson(ctx, payment, row);
  try {
    if (isAsked(reversalState(row.state))) await follow(ctx, payment, row);
    else await send(ctx, payment, row);
  } catch (error) {
    ctx.log.error({ secondChargeId: id, err: error }, "A second charge could not be given back yet.");
    await postpone(ctx, row, nextInquiryAt(ctx.now(), row.inquiries));
  }
}

/**
 * Lists the return of a second charge for a person, because the gateway account that took it was replaced.
 */
async function leaveToPerson(ctx: Ctx, { attempt }: Payment, row: SecondCharge): Promise<void> {
  const { pgCode, gatewayIdentity } = attempt;
  const note = `The gateway account ${pgCode} was replaced. The second charge belongs to ${gatewayIdentity}.`;
  const set = { inquireAt: null, finishedAt: ctx.now(), message: note };
  await transaction(ctx.db, async (tx) => {
    const payment = await lockPayment(tx, ctx.merchant.id, row.attemptId);
    if (payment === null || !(await moveSecondCharge(ctx, tx, row, { event: "refused", set }))) return;
    await addIssue(ctx, tx, payment, { kind: "second_charge_kept", amount: amountOf(row), note });
  });
}

function amountOf(row: SecondCharge): Money {
  return money(row.amount.toString(), currency(row.currency));
}

async function postpone(ctx: Ctx, { id }: SecondCharge, inquireAt: Date): Promise<void> {
  const where = { id, merchantId: ctx.merchant.id, inquireAt: { not: null } };
  await ctx.db.secondCharge.updateMany({ where, data: { inquireAt, inquiries: { increment: 1 } } });
}

async function send(ctx: Ctx, payment: Payment, row: SecondCharge): Promise<void> {
  const firstSentAt = ctx.now();
  const set = { firstSentAt, inquireAt: nextInquiryAt(firstSentAt, 0) };
  const claimed = await transaction(ctx.db, (tx) => moveSecondCharge(ctx, tx, row, { event: "sent", set }));
  if (claimed) await applySecondCharge(ctx, row.id, await call(ctx, payment, row));
}

async function follow(ctx: Ctx, payment: Payment, row: SecondCharge): Promise<void> {
  const gateway = gatewayOf(payment.attempt.connector);
  const kind = wordOf(REVERSAL_KINDS, row.kind, "kind");
  const { amount, ...names } = callOf(payment, row);
  const inquiry = await gateway.inquire(ctx, { ...names, kind, refs: gatewayRefs(row.gatewayRefs), total: amount });
  const sent = { kind, firstSentAt: row.firstSentAt, now: ctx.now(), sessionExtra: {} };
  const next = nextStep(inquiry, {
    canSend: true,
    isReplay: maySendAgain(gateway, sent),
    isRecent: isRecent(sent),
    isTakenUp: isTakenUp(reversalState(row.state)),
    ifNothing: "park",
  });
  if (next.kind === "apply") return applySecondCharge(ctx, row.id, next.answer);
  if (next.kind === "send") return applySecondCharge(ctx, row.id, await call(ctx, payment, row));
  const isAccepted = isTakenUp(reversalState(row.state));
  if (next.kind === "ask_later" && !(isAccepted && isOverdue(gateway.capabilities, sent)))
    return postpone(ctx, row, nextInquiryAt(ctx.now(), row.inquiries));
  await list(ctx, row, `It is unknown whether the return ${row.referenceNumber} of a second charge happened.`);
  await postpone(ctx, row, parkedInquiryAt(ctx.now()));
}

function callOf(payment: Payment, row: SecondCharge) {
  const amount = amountOf(row);
  const charge = { referenceNumber: payment.attempt.referenceNumber, refs: gatewayRefs(row.chargeRefs), total: amount };
  return {
    account: accountOf(payment),
    referenceNumber: row.referenceNumber,
    firstSentAt: row.firstSentAt,
    charge,
    amount,
  };
}

function call(ctx: Ctx, payment: Payment, row: SecondCharge): Promise<GatewayResult> {
  const followUp: FollowUpCall = { ...callOf(payment, row), extra: {}, sessionExtra: {} };
  return gatewayOf(payment.attempt.connector)[wordOf(REVERSAL_KINDS, row.kind, "kind")](ctx, followUp);
}

/**
 * Applies an answer or a notification about the return of a second charge. A refusal is listed for a person.
 */
async function applySecondCharge(ctx: Ctx, id: string, answer: GatewayResult): Promise<void> {
  await transaction(ctx.db, async (tx) => {
    const found = await tx.secondCharge.findFirst({ where: { id, merchantId: ctx.merchant.id } });
    const payment = found && (await lockPayment(tx, ctx.merchant.id, found.attemptId));
    if (payment === null) return;
    const row = await tx.secondCharge.findUniqueOrThrow({ where: { id } });
    const [state, now] = [reversalState(row.state), ctx.now()];
    const amount = amountOf(row);
    const difference = isAsked(state) ? differenceOf(answer, { amount }) : null;
    if (difference !== null) {
      await tx.secondCharge.update({ where: { id }, data: { inquireAt: parkedInquiryAt(now) } });
      return addIssue(ctx, tx, payment, { kind: "second_charge_kept", amount, note: difference.note });
    }
    const event = eventFor(state, answer.outcome);
    if (event === null) return;
    const { message } = storableAnswer(answer);
    const isOpen = event === "queued";
    const set = {
      gatewayRefs: json({ ...gatewayRefs(row.gatewayRefs), ...answer.refs }),
      message,
      inquireAt: isOpen ? nextInquiryAt(now, 0) : null,
      finishedAt: isOpen ? null : now,
    };
    if (!(await moveSecondCharge(ctx, tx, row, { event, set })) || isOpen) return;
    if (event === "succeeded") return;
    const note = `The gateway refused to give the second charge back: ${message ?? "no reason"}`;
    await addIssue(ctx, tx, payment, { kind: "second_charge_kept", amount, note });
  });
}

function eventFor(state: ReversalState, outcome: GatewayResult["outcome"]): ReversalEvent | null {
  const isBad = outcome !== "success" && outcome !== "pending";
  return isBad && accepts(REVERSAL, state, "failed_later") ? "failed_later" : reversalEventFor(state, outcome);
}

/**
 * Lists a second charge once per text of the note, so that it is not listed again after a person has dealt
 * with it.
 */
async function list(ctx: Ctx, row: SecondCharge, note: string): Promise<void> {
  const kind = "second_charge_kept";
  await transaction(ctx.db, async (tx) => {
    const payment = await lockPayment(tx, ctx.merchant.id, row.attemptId);
    const where = { attemptId: row.attemptId, kind, merchantId: ctx.merchant.id, note };
    if (payment === null || (await tx.paymentIssue.count({ where })) > 0) return;
    await addIssue(ctx, tx, payment, { kind, amount: amountOf(row), note });
  });
}

/**
 * Applies a notification about the return of a second charge that names our reference.
 * @returns false if the gateway account has no such return
 */
export async function applySecondChargeNotification(
  ctx: Ctx,
  { gatewayCode, reference }: { readonly gatewayCode: string; readonly reference: string },
  answer: GatewayResult | "ask",
): Promise<boolean> {
  const row = await ctx.db.secondCharge.findFirst({
    where: { referenceNumber: reference, merchantId: ctx.merchant.id },
  });
  const payment = row && (await readPayment(ctx.db, ctx.merchant.id, row.attemptId));
  if (row === null || payment === null || payment.attempt.pgCode !== gatewayCode) return false;
  if (answer !== "ask") await applySecondCharge(ctx, row.id, { ...answer, about: row.referenceNumber });
  return true;
}

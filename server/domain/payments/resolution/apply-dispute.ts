import { randomBytes } from "node:crypto";
import type { Dispute } from "@/server/db/generated/client";
import { recordChanges } from "@/server/db/transactions/state-changes";
import { transaction } from "@/server/db/transactions/transaction";
import { type NewBooking, writeBookings } from "@/server/domain/bookings";
import type { DisputeEvent } from "@/server/domain/gateways";
import { chargedTotal } from "@/server/domain/sessions";
import { currency } from "@/server/kernel/currency";
import { prefixed } from "@/server/kernel/ids";
import { accepts, step } from "@/server/kernel/machine";
import { isZero, type Money, money, subtract, zero } from "@/server/kernel/money";
import type { Ctx, Tx } from "@/server/kernel/types";
import { DISPUTE, disputeStage, HOLDING_STAGES, hasEnded } from "../core/dispute-machine";
import { addIssue, resolveIssue } from "../record/issue";
import type { Payment } from "../record/payment";
import { lockPayment } from "../record/read-payment";

const MAX_ID = 255;
const MAX_REASON = 255;

export type ReportedDispute = Pick<DisputeEvent, "id" | "stage" | "reason" | "dueBy"> & {
  /** The disputed amount; null if the gateway names none, which means the whole charge. */
  readonly amount: Money | null;
};

/**
 * Writes the dispute or its next stage. A repeated or outdated notification changes nothing. The session's
 * state does not change.
 * @returns false if the merchant has no such payment
 */
export async function applyDispute(ctx: Ctx, attemptId: string, reported: ReportedDispute): Promise<boolean> {
  return transaction(ctx.db, async (tx) => {
    const payment = await lockPayment(tx, ctx.merchant.id, attemptId);
    if (payment === null) return false;
    await write(ctx, tx, payment, reported);
    return true;
  });
}

async function write(ctx: Ctx, tx: Tx, payment: Payment, reported: ReportedDispute): Promise<void> {
  const { attempt } = payment;
  const merchantId = ctx.merchant.id;
  const gatewayDisputeId = [...reported.id].slice(0, MAX_ID).join("");
  const known = await tx.dispute.findFirst({ where: { merchantId, gatewayCode: attempt.pgCode, gatewayDisputeId } });
  if (known !== null && known.attemptId !== attempt.id) {
    ctx.log.error({ disputeId: known.id, attemptId: attempt.id }, "A dispute names another payment than before.");
    return;
  }
  const from = known === null ? "none" : disputeStage(known.stage);
  if (!accepts(DISPUTE, from, reported.stage)) return;
  const taken = step(DISPUTE, from, reported.stage);
  const now = ctx.now();
  const amount = reported.amount ?? (known === null ? chargedTotal(attempt) : amountOf(known));
  const facts = {
    stage: reported.stage,
    amount: amount.amount.toFixed(),
    currency: amount.currency,
    reason: [...(reported.reason || (known?.reason ?? ""))].slice(0, MAX_REASON).join(""),
    dueBy: reported.dueBy ?? known?.dueBy ?? null,
    closedAt: hasEnded(reported.stage) ? now : null,
    updatedAt: now,
  };
  const names = { merchantId, sessionId: attempt.sessionId, attemptId: attempt.id, gatewayCode: attempt.pgCode };
  const dispute =
    known === null
      ? await tx.dispute.create({
          data: { id: prefixed("dsp", randomBytes(25)), ...names, gatewayDisputeId, openedAt: now, ...facts },
        })
      : await tx.dispute.update({ where: { id: known.id }, data: facts });
  await recordChanges(tx, [{ merchantId, machine: "dispute", objectId: dispute.id, ...taken, at: now }]);
  await writeBookings(tx, await changesOfHeld(tx, payment, { before: known, after: dispute }));
  await listForPerson(ctx, tx, payment);
}

type DisputeChange = { readonly before: Dispute | null; readonly after: Dispute };

/** A dispute withholds its amount from the merchant while it is open or lost. */
async function changesOfHeld(
  tx: Tx,
  { session }: Payment,
  { before, after }: DisputeChange,
): Promise<readonly NewBooking[]> {
  const { merchantId, id, updatedAt: at, gatewayDisputeId: reference, gatewayCode: gateway } = after;
  const prefix = `dispute:${id}:`;
  const earlier = await tx.booking.count({
    where: { merchantId, sessionId: session.id, cause: { startsWith: prefix } },
  });
  const facts = {
    merchantId,
    kind: "dispute",
    at,
    sessionId: session.id,
    type: session.type,
    reference,
    gateway,
  } as const;
  const [back, taken] = [before && heldBy(before), heldBy(after)];
  const isSame = back?.currency === taken.currency;
  const amounts = isSame ? [subtract(back, taken)] : [back, subtract(zero(taken.currency), taken)];
  return amounts
    .filter((amount): amount is Money => amount !== null && !isZero(amount))
    .map((amount, index) => ({ ...facts, cause: `${prefix}${earlier + index + 1}`, amount }));
}

function heldBy(row: Dispute): Money {
  const holds = HOLDING_STAGES.includes(disputeStage(row.stage));
  return holds ? amountOf(row) : zero(currency(row.currency));
}

function amountOf(row: Dispute): Money {
  return money(row.amount.toString(), currency(row.currency));
}

async function listForPerson(ctx: Ctx, tx: Tx, payment: Payment): Promise<void> {
  const { attempt } = payment;
  const where = { attemptId: attempt.id, merchantId: ctx.merchant.id, closedAt: null };
  const open = await tx.dispute.findMany({ where, orderBy: [{ dueBy: "asc" }, { id: "asc" }] });
  await resolveIssue(ctx, tx, attempt.id, "disputed");
  for (const dispute of open)
    await addIssue(ctx, tx, payment, { kind: "disputed", amount: amountOf(dispute), note: noteOf(dispute) });
}

function noteOf({ gatewayDisputeId, reason, stage, dueBy }: Dispute): string {
  const due = dueBy === null ? "" : ` Evidence can be sent until ${dueBy.toISOString()}.`;
  return `Dispute ${gatewayDisputeId}: ${reason || stage}.${due}`;
}

import { randomBytes } from "node:crypto";
import { chargedTotal } from "@/server/domain/sessions";
import { prefixed } from "@/server/kernel/ids";
import { type Money, toWire } from "@/server/kernel/money";
import type { Ctx, Tx } from "@/server/kernel/types";
import type { IssueDecision, IssueKind } from "../core/words";
import type { Payment } from "./payment";

export type NewIssue = { readonly kind: IssueKind; readonly amount: Money; readonly note: string };

const MAX_NOTE = 255;

function cut(note: string): string {
  return [...note].slice(0, MAX_NOTE).join("");
}

/**
 * Lists an issue of a payment for a person (Spec, "Payments that fail later"). If an issue of the same kind
 * is open, its facts are updated instead. Requires the session's lock.
 */
export async function addIssue(
  ctx: Ctx,
  tx: Tx,
  { attempt }: { readonly attempt: Pick<Payment["attempt"], "id" | "sessionId"> },
  { kind, amount, note: whole }: NewIssue,
): Promise<void> {
  const { id: attemptId, sessionId } = attempt;
  const merchantId = ctx.merchant.id;
  const note = cut(whole);
  const open = await tx.paymentIssue.findFirst({ where: { attemptId, kind, merchantId, decidedAt: null } });
  if (open !== null) {
    if (open.note.includes(note)) return;
    const sum = open.currency === amount.currency ? open.amount.plus(amount.amount.toFixed()) : open.amount;
    await tx.paymentIssue.update({ where: { id: open.id }, data: { amount: sum, note: cut(`${note} ${open.note}`) } });
    return;
  }
  await tx.paymentIssue.create({
    data: {
      id: prefixed("iss", randomBytes(25)),
      merchantId,
      sessionId,
      attemptId,
      kind,
      amount: amount.amount.toFixed(),
      currency: amount.currency,
      note,
      createdAt: ctx.now(),
    },
  });
  ctx.log.error({ attemptId, sessionId, kind, amount: toWire(amount), note }, "A payment needs a person.");
}

const BY_SERVICE = "service";

export async function resolveIssue(ctx: Ctx, tx: Tx, attemptId: string, kind: IssueKind): Promise<void> {
  const data = { decision: "resolved" satisfies IssueDecision, decidedBy: BY_SERVICE, decidedAt: ctx.now() };
  await tx.paymentIssue.updateMany({ where: { attemptId, kind, merchantId: ctx.merchant.id, decidedAt: null }, data });
}

/**
 * Resolves the open issues of a payment that its gateway collected after all. A payment that was charged
 * again meanwhile was paid twice, which is another issue.
 */
export async function resolveIssues(ctx: Ctx, tx: Tx, { attempt }: Pick<Payment, "attempt">): Promise<void> {
  const where = { attemptId: attempt.id, merchantId: ctx.merchant.id };
  const data = { decision: "resolved" satisfies IssueDecision, decidedBy: BY_SERVICE, decidedAt: ctx.now() };
  await tx.paymentIssue.updateMany({
    where: { ...where, decidedAt: null, kind: { notIn: ["paid_twice", "disputed"] } },
    data,
  });
  const again = { ...where, decision: "charged_again" satisfies IssueDecision };
  if ((await tx.paymentIssue.count({ where: again })) === 0) return;
  const note = "The gateway collected a payment that failed, after the cycle had been charged again.";
  await addIssue(ctx, tx, { attempt }, { kind: "paid_twice", amount: chargedTotal(attempt), note });
}

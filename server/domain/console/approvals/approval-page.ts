/** Everything that the page of one request for approval shows. */
import {
  checkRequest,
  type Decisions,
  decisionsOf,
  type RequestCheck,
  visibleRequests,
} from "@/server/domain/operations";
import { currency } from "@/server/kernel/currency";
import { Forbidden, NotFound } from "@/server/kernel/errors";
import { compare, type Money, money, subtract } from "@/server/kernel/money";
import type { Ctx } from "@/server/kernel/types";
import { personName } from "../names";
import { type PaymentPageView, paymentPage } from "../payment-page";
import { type WireAmount, wireAmount } from "../wire-amount";
import { type ApprovalLine, lineOf, PAYER, type RequestWithPayer } from "./list-approvals";

/** One request. Instants are ISO 8601. */
export type ApprovalPageView = ApprovalLine & {
  readonly note: string | null;
  /** Who decided; null for API keys, and before. */
  readonly checker: string | null;
  readonly decidedAt: string | null;
  readonly decisionNote: string | null;
  /** Why it needs a hand, in the gateway's words or ours. */
  readonly message: string | null;
  /** Of one that ended without a decision: taken back or given up. */
  readonly ended: { readonly how: "taken_back" | "given_up"; readonly at: string } | null;
  readonly referenceNumber: string | null;
  /** What the user may do with it. */
  readonly may: Decisions;
  /** What an approval would meet now; null once nobody is to act. */
  readonly check: ApprovalCheck | null;
  /** Null if the user may not see the payment. */
  readonly payment: PaymentPageView | null;
};

export type ApprovalCheck = {
  /** Why it would fail, as the API says it; null if it would be sent. */
  readonly refusal: string | null;
  /** What there is now to refund or void; null if nothing was paid. */
  readonly left: WireAmount | null;
  /** What is left of it afterwards; null if the amount is more than there is. */
  readonly leftAfter: WireAmount | null;
};

/**
 * The request, checked against the payment as it is now.
 * @throws {NotFound} the merchant has no such request, or the user may not see it
 */
export async function approvalPage(ctx: Ctx, id: string): Promise<ApprovalPageView> {
  if (!/^\w{1,40}$/.test(id)) throw new NotFound();
  const row = await ctx.db.operationRequest.findFirst({
    where: { id, merchantId: ctx.merchant.id, ...visibleRequests(ctx.actor) },
    include: { session: { select: PAYER } },
    relationLoadStrategy: "query",
  });
  if (row === null) throw new NotFound();
  const [check, payment, ended, operation] = await Promise.all([
    checkRequest(ctx, id),
    visiblePayment(ctx, row.sessionId),
    endOf(ctx, row),
    row.operationId === null ? null : ctx.db.operation.findUnique({ where: { id: row.operationId } }),
  ]);
  return {
    ...lineOf(row),
    note: row.note,
    checker: personName(row.checker),
    decidedAt: row.decidedAt?.toISOString() ?? null,
    decisionNote: row.decisionNote,
    message: row.message,
    ended,
    referenceNumber: operation?.referenceNumber ?? null,
    may: decisionsOf(ctx.actor, row),
    check: check && checked(check, money(row.amount.toString(), currency(row.currency))),
    payment,
  };
}

function checked({ refusal, left }: RequestCheck, amount: Money): ApprovalCheck {
  const leftAfter = left === null || compare(left, amount) < 0 ? null : wireAmount(subtract(left, amount));
  return { refusal, left: left && wireAmount(left), leftAfter };
}

/** Makers see their requests also if they may not see the payment. */
async function visiblePayment(ctx: Ctx, sessionId: string): Promise<PaymentPageView | null> {
  try {
    return await paymentPage(ctx, sessionId);
  } catch (error) {
    if (error instanceof NotFound || error instanceof Forbidden) return null;
    throw error;
  }
}

async function endOf(ctx: Ctx, { id: objectId, state }: RequestWithPayer): Promise<ApprovalPageView["ended"]> {
  if (state !== "canceled" && state !== "expired") return null;
  const where = { merchantId: ctx.merchant.id, machine: "approval", objectId, to: state };
  const change = await ctx.db.stateChange.findFirst({ where, orderBy: { id: "desc" } });
  if (change === null) return null;
  return { how: change.event === "canceled" ? "taken_back" : "given_up", at: change.at.toISOString() };
}

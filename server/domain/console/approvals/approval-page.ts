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

/** Instants are ISO 8601. */
export type ApprovalPageView = ApprovalLine & {
  readonly note: string | null;
  readonly checker: string | null;
  readonly decidedAt: string | null;
  readonly decisionNote: string | null;
  /** The gateway's or the service's reason why the approval request needs manual action. */
  readonly message: string | null;
  /** How and when the request ended without a decision: withdrawn or expired. */
  readonly ended: { readonly how: "taken_back" | "given_up"; readonly at: string } | null;
  readonly referenceNumber: string | null;
  readonly may: Decisions;
  /** The effect that an approval would have now; null for a closed request. */
  readonly check: ApprovalCheck | null;
  /** The payment; null if the user may not see it. */
  readonly payment: PaymentPageView | null;
};

export type ApprovalCheck = {
  /** The error that the API would return; null if the operation is possible. */
  readonly refusal: string | null;
  readonly left: WireAmount | null;
  /**
   * The amount that remains of the payment after the operation; null if the operation exceeds the remaining
   * amount.
   */
  readonly leftAfter: WireAmount | null;
};

/**
 * Reads an approval request and checks it against the current payment.
 * @throws {NotFound} for an unknown or invisible request
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
    may: decisionsOf(ctx, row),
    check: check && checked(check, money(row.amount.toString(), currency(row.currency))),
    payment,
  };
}

function checked({ refusal, left }: RequestCheck, amount: Money): ApprovalCheck {
  const leftAfter = left === null || compare(left, amount) < 0 ? null : wireAmount(subtract(left, amount));
  return { refusal, left: left && wireAmount(left), leftAfter };
}

/**
 * The payment, or null if the user may not see it: users see their own requests even without access to the
 * payment.
 */
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

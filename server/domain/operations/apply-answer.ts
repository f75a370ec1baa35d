/** Applies a gateway's answer to an operation, once: request and resolver both end here. */
import { json } from "@/server/db/json-column";
import { recordChanges } from "@/server/db/state-changes";
import { transaction } from "@/server/db/transaction";
import { type GatewayResult, gatewayRefs, storableAnswer } from "@/server/domain/gateways";
import { type LockedSession, lockSession, moveSession, nextInquiryAt, notifyCustomer } from "@/server/domain/sessions";
import { transition } from "@/server/kernel/machine";
import { add, compare } from "@/server/kernel/money";
import type { Ctx, Tx } from "@/server/kernel/types";
import { closeApprovalRequest } from "./close-approval-request";
import {
  childState,
  OPERATION,
  type OperationState,
  operationEventFor,
  operationKind,
  operationState,
} from "./core/machine";
import { emitOperationEvent } from "./emit-operation-event";
import { inSession, type OperationRow } from "./parent-transaction";

/** What decided an operation: the gateway, or the wallet that a refund went to. */
export type OperationAnswer = Pick<GatewayResult, "outcome" | "message" | "raw" | "params" | "refs" | "actual">;

/**
 * Writes the answer with all its effects, under the session's lock: the child, the parent's amounts and
 * state, the recorded changes, the customer's messages, the event and its delivery, the request that it was
 * approved by. A decided
 * operation is left unchanged; one that the gateway has not decided is queried again later.
 * @returns the operation as stored afterwards
 */
export async function applyAnswer(ctx: Ctx, operation: OperationRow, result: OperationAnswer): Promise<OperationRow> {
  return transaction(ctx.db, (tx) =>
    applyLocked(ctx, tx, { operation, result: { ...result, ...storableAnswer(result) } }),
  );
}

/** {@link applyAnswer} inside the caller's transaction. */
export async function applyLocked(
  ctx: Ctx,
  tx: Tx,
  { operation, result }: { operation: OperationRow; result: OperationAnswer },
): Promise<OperationRow> {
  const key = { merchantId: ctx.merchant.id, sessionId: operation.sessionId, deleted: true };
  const session = await lockSession(tx, key);
  const row = await tx.operation.findUniqueOrThrow({ where: { id: operation.id } });
  if (session === null) throw new Error("The session of an operation is gone.");
  const kind = operationKind(row.kind);
  const from = operationState(row.state);
  const event = operationEventFor(kind, from, result.outcome);
  if (event === null) return result.outcome === "pending" ? postponed(ctx, tx, row) : row;
  const to = transition(OPERATION, from, event);
  const decided = await writeOperation(tx, row, { state: to, result, now: ctx.now() });
  const change = { merchantId: row.merchantId, at: ctx.now() };
  await recordChanges(tx, [{ ...change, machine: "operation", objectId: row.id, from, event, to }]);
  if (to === "done") {
    await writeParent(ctx, tx, session, decided);
    await tellCustomer(ctx, tx, session, decided);
  }
  if (to !== "refused") await emitOperationEvent(ctx, tx, session, decided);
  await closeApprovalRequest(ctx, tx, decided);
  return decided;
}

/**
 * The gateway could not be asked, or has not decided: the resolver asks later. Nothing happens to a decided
 * operation.
 */
export async function postponed(ctx: Ctx, db: Tx, { id, inquiries }: OperationRow): Promise<OperationRow> {
  await db.operation.updateMany({
    where: { id, inquireAt: { not: null } },
    data: { leaseUntil: null, inquireAt: nextInquiryAt(ctx.now(), inquiries), inquiries: { increment: 1 } },
  });
  return db.operation.findUniqueOrThrow({ where: { id } });
}

type OperationChange = { readonly state: OperationState; readonly result: OperationAnswer; readonly now: Date };

function writeOperation(tx: Tx, row: OperationRow, { state, result, now }: OperationChange): Promise<OperationRow> {
  const open = state === "queued";
  return tx.operation.update({
    where: { id: row.id },
    data: {
      state,
      childState: childState(operationKind(row.kind), state),
      gatewayResponse: json(result.raw),
      pgParams: json(result.params),
      gatewayRefs: { ...gatewayRefs(row.gatewayRefs), ...result.refs },
      message: result.message,
      leaseUntil: null,
      inquireAt: open ? nextInquiryAt(now, 0) : null,
      inquiries: open ? 0 : row.inquiries,
      finishedAt: open ? null : now,
    },
  });
}

/**
 * Adds the operation to the parent's amounts; captures that add up to the authorized amount make it
 * `captured` (decision 0125).
 */
async function writeParent(ctx: Ctx, tx: Tx, session: LockedSession, operation: OperationRow): Promise<void> {
  const at = ctx.now();
  const amount = inSession(operation, operation.amount);
  const increment = { increment: operation.amount };
  const where = { id: session.id };
  switch (operationKind(operation.kind)) {
    case "refund":
      await tx.paymentSession.update({ where, data: { refundedAmount: increment, updatedAt: at } });
      return;
    case "void":
      await tx.paymentSession.update({ where, data: { voidedAmount: increment, updatedAt: at } });
      return;
    case "capture": {
      const paid = { increment: operation.amount.add(operation.fee) };
      await tx.paymentSession.update({ where, data: { capturedAmount: increment, paidAmount: paid, updatedAt: at } });
      const captured = add(session.capturedAmount, amount);
      if (compare(captured, session.settledAmount) === 0)
        await moveSession(ctx, tx, { session, event: "captured_whole" });
    }
  }
}

const NOTICES = { refund: "refunded", void: "voided", capture: "captured" } as const;

/** The customer is told of the money that moved; a refund to the wallet is seen there. */
async function tellCustomer(ctx: Ctx, tx: Tx, session: LockedSession, operation: OperationRow): Promise<void> {
  if (operation.destination === "wallet") return;
  const notice = {
    event: NOTICES[operationKind(operation.kind)],
    cause: operation.id,
    isOpen: false,
    amount: inSession(operation, operation.amount),
    referenceNumber: operation.referenceNumber,
  };
  await notifyCustomer(ctx, tx, { session, notices: [notice] });
}

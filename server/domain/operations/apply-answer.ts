/** Applies a gateway's answer to an operation, once: request and resolver both end here. */
import { json } from "@/server/db/json-column";
import { recordChanges } from "@/server/db/state-changes";
import { transaction } from "@/server/db/transaction";
import { differenceOf, type GatewayResult, gatewayRefs, storableAnswer } from "@/server/domain/gateways";
import {
  type LockedSession,
  laterInquiryAt,
  lockSession,
  moveSession,
  nextInquiryAt,
  notifyCustomer,
  SESSION,
} from "@/server/domain/sessions";
import { accepts, transition } from "@/server/kernel/machine";
import { add, compare } from "@/server/kernel/money";
import type { Ctx, Tx } from "@/server/kernel/types";
import { askedAmount } from "./call-gateway";
import { closeApprovalRequest } from "./close-approval-request";
import {
  childState,
  isTakenUp,
  OPERATION,
  type OperationEvent,
  type OperationState,
  operationEventFor,
  operationKind,
  operationState,
} from "./core/machine";
import { emitOperationEvent } from "./emit-operation-event";
import { inSession, type OperationRow } from "./parent-transaction";
import { parkOperation } from "./park-operation";

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
  const row = await tx.operation.findUniqueOrThrow({ where: { id: operation.id, merchantId: ctx.merchant.id } });
  if (session === null) throw new Error("The session of an operation is gone.");
  const kind = operationKind(row.kind);
  const from = operationState(row.state);
  const event = operationEventFor(kind, from, result.outcome);
  if (event === null) return result.outcome === "pending" ? postponed(ctx, tx, row) : row;
  const difference = differenceOf(result, { amount: askedAmount(row) });
  if (difference !== null) return parkOperation(ctx, tx, row, difference);
  return moveOperation(ctx, tx, { session, row, event, result });
}

type OperationMove = {
  readonly session: LockedSession;
  readonly row: OperationRow;
  readonly event: OperationEvent;
  readonly result: OperationAnswer;
};

/** Takes one step of an operation under the session's lock, with everything that follows from it. */
export async function moveOperation(
  ctx: Ctx,
  tx: Tx,
  { session, row, event, result }: OperationMove,
): Promise<OperationRow> {
  const from = operationState(row.state);
  const to = transition(OPERATION, from, event);
  const decided = await writeOperation(tx, row, { state: to, result, now: ctx.now() });
  const change = { merchantId: row.merchantId, at: ctx.now() };
  await recordChanges(tx, [{ ...change, machine: "operation", objectId: row.id, from, event, to }]);
  if (to === "done") {
    await writeParent(ctx, tx, session, decided);
    await tellCustomer(ctx, tx, session, decided);
  }
  if (to === "reversed") await takeBack(ctx, tx, session, decided);
  if (decided.childState !== null) await emitOperationEvent(ctx, tx, session, decided);
  await closeApprovalRequest(ctx, tx, decided);
  return decided;
}

/**
 * The gateway could not be asked, or has not decided: the resolver asks later. Nothing happens to a decided
 * operation.
 */
export async function postponed(
  ctx: Ctx,
  db: Tx,
  { id, inquiries, parkedAt }: OperationRow,
  askAfterSeconds: number | null = null,
): Promise<OperationRow> {
  await db.operation.updateMany({
    where: { id, inquireAt: { not: null } },
    data: {
      leaseUntil: null,
      inquireAt: laterInquiryAt(ctx.now(), { inquiries, parkedAt, askAfterSeconds }),
      inquiries: { increment: 1 },
    },
  });
  return db.operation.findUniqueOrThrow({ where: { id } });
}

type OperationChange = { readonly state: OperationState; readonly result: OperationAnswer; readonly now: Date };

function writeOperation(tx: Tx, row: OperationRow, { state, result, now }: OperationChange): Promise<OperationRow> {
  const open = isTakenUp(state);
  return tx.operation.update({
    where: { id: row.id, merchantId: row.merchantId },
    data: {
      state,
      childState: childState(operationKind(row.kind), state),
      gatewayResponse: json(result.raw),
      pgParams: json(result.params),
      gatewayRefs: json({ ...gatewayRefs(row.gatewayRefs), ...result.refs }),
      message: result.message,
      leaseUntil: null,
      parkedAt: null,
      parkedReason: null,
      parkedNote: null,
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
  await addToParent(ctx, tx, session, { ...operation, sign: 1 });
  if (operationKind(operation.kind) !== "capture") return;
  const captured = add(session.capturedAmount, inSession(operation, operation.amount));
  if (compare(captured, session.settledAmount) === 0) await moveSession(ctx, tx, { session, event: "captured_whole" });
}

/** What was done is no longer: the parent's amounts and state are as if it had been refused. */
async function takeBack(ctx: Ctx, tx: Tx, session: LockedSession, operation: OperationRow): Promise<void> {
  await addToParent(ctx, tx, session, { ...operation, sign: -1 });
  if (operationKind(operation.kind) !== "capture") return;
  if (accepts(SESSION, session.state, "capture_failed"))
    await moveSession(ctx, tx, { session, event: "capture_failed" });
}

async function addToParent(
  ctx: Ctx,
  tx: Tx,
  session: LockedSession,
  { kind, amount, fee, sign }: Pick<OperationRow, "kind" | "amount" | "fee"> & { readonly sign: 1 | -1 },
): Promise<void> {
  const increment = { increment: amount.mul(sign) };
  const paid = { increment: amount.add(fee).mul(sign) };
  const data = {
    refund: { refundedAmount: increment },
    void: { voidedAmount: increment },
    capture: { capturedAmount: increment, paidAmount: paid },
  }[operationKind(kind)];
  await tx.paymentSession.update({
    where: { id: session.id, merchantId: ctx.merchant.id },
    data: { ...data, updatedAt: ctx.now() },
  });
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

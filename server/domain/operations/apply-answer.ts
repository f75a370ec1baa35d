/** Applies a gateway's answer to an operation, once: request and resolver both end here. */
import { recordChanges } from "../../db/state-changes";
import { transaction } from "../../db/transaction";
import { transition } from "../../kernel/machine";
import { add, compare } from "../../kernel/money";
import type { Ctx, Tx } from "../../kernel/types";
import type { GatewayResult } from "../gateways";
import { nextInquiryAt } from "../payments";
import { type LockedSession, lockSession, SESSION, sessionState } from "../sessions";
import {
  childState,
  OPERATION,
  type OperationState,
  operationEventFor,
  operationKind,
  operationState,
} from "./core/machine";
import { json } from "./json";
import { inSession, type OperationRow } from "./parent";
import { settleRequest } from "./settle-request";
import { tellMerchant } from "./tell-merchant";

/**
 * Writes the answer with all that follows from it, under the session's lock: the child, the parent's amounts and state, the
 * recorded changes, the event and its delivery, the request that it was approved by. An operation that is decided stays as it is; one that the gateway has not decided is asked
 * about again later.
 * @returns the operation as it stands afterwards
 */
export async function applyAnswer(ctx: Ctx, operation: OperationRow, result: GatewayResult): Promise<OperationRow> {
  return transaction(ctx.db, (tx) => applyLocked(ctx, tx, { operation, result }));
}

type Answered = { readonly operation: OperationRow; readonly result: GatewayResult };

/** {@link applyAnswer} inside the caller's transaction. */
export async function applyLocked(ctx: Ctx, tx: Tx, { operation, result }: Answered): Promise<OperationRow> {
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
  if (to === "done") await writeParent(ctx, tx, session, decided);
  if (to !== "refused") await tellMerchant(ctx, tx, session, decided);
  await settleRequest(ctx, tx, decided);
  return decided;
}

/** The gateway could not be asked, or has not decided: the resolver asks later. Nothing happens to a decided operation. */
export async function postponed(ctx: Ctx, db: Tx, { id, inquiries }: OperationRow): Promise<OperationRow> {
  await db.operation.updateMany({
    where: { id, inquireAt: { not: null } },
    data: { leaseUntil: null, inquireAt: nextInquiryAt(ctx.now(), inquiries), inquiries: { increment: 1 } },
  });
  return db.operation.findUniqueOrThrow({ where: { id } });
}

type Written = { readonly state: OperationState; readonly result: GatewayResult; readonly now: Date };

function writeOperation(tx: Tx, row: OperationRow, { state, result, now }: Written): Promise<OperationRow> {
  const open = state === "queued";
  return tx.operation.update({
    where: { id: row.id },
    data: {
      state,
      childState: childState(operationKind(row.kind), state),
      gatewayResponse: json(result.raw),
      pgParams: json(result.params),
      message: result.message,
      leaseUntil: null,
      inquireAt: open ? nextInquiryAt(now, 0) : null,
      inquiries: open ? 0 : row.inquiries,
      finishedAt: open ? null : now,
    },
  });
}

/** Adds the operation to the parent's amounts; captures that add up to the authorized amount make it `captured` (decision §7). */
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
      const captured = add(inSession(session, session.capturedAmount), amount);
      if (compare(captured, inSession(session, session.settledAmount)) === 0) await markCaptured(tx, session, at);
    }
  }
}

async function markCaptured(tx: Tx, session: LockedSession, at: Date): Promise<void> {
  const from = sessionState(session.state);
  const to = transition(SESSION, from, "captured_whole");
  await tx.paymentSession.update({ where: { id: session.id }, data: { state: to } });
  const { merchantId, id: objectId } = session;
  await recordChanges(tx, [{ merchantId, machine: "session", objectId, from, event: "captured_whole", to, at }]);
}

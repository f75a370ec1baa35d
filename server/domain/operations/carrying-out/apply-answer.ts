/** Applies a gateway's answer to an operation once, for both the request and the job. */

import { optimisticTransaction } from "@/server/db/transactions/transaction";
import { WriteBatch } from "@/server/db/transactions/write-batch";
import { differenceOf, storableAnswer } from "@/server/domain/gateways";
import { addIssue } from "@/server/domain/payments";
import {
  hasPaid,
  type LockedSession,
  laterInquiryAt,
  lockAndRead,
  notifyCustomer,
  sessionWithAttempts,
} from "@/server/domain/sessions";
import { addEvent, type EventRow } from "@/server/domain/webhooks";
import { transition } from "@/server/kernel/machine";
import { add, compare, isZero } from "@/server/kernel/money";
import type { Ctx, Tx } from "@/server/kernel/types";
import { OPERATION, type OperationEvent, operationEventFor } from "../core/machine";
import { newOperationEvent, readEventSettings } from "../record/operation-event";
import { type OperationRow, operationOf, readOperation } from "../record/operation-row";
import { parkOperation } from "../record/park-operation";
import type { EventSettings } from "../record/statements/operation-event";
import { addParentChange } from "../record/statements/parent-change";
import { askedAmount } from "./call-gateway";
import { closeApprovalRequest } from "./close-approval-request";
import { ASKED, changeOf, type OperationAnswer, operationUpdate } from "./statements";

export type AppliedAnswer = { readonly operation: OperationRow; readonly event: EventRow | null };

/**
 * Writes the answer with all its effects under the session's lock: the child, the parent's amounts and state,
 * the state changes, the customer's messages, the event and its delivery, and the request for approval. A
 * final operation stays unchanged; one without a final outcome is queried later. Three statements in two
 * round trips, the last with COMMIT.
 */
export async function applyAnswer(ctx: Ctx, operation: OperationRow, result: OperationAnswer): Promise<AppliedAnswer> {
  return optimisticTransaction(ctx.db, (tx) =>
    applyLocked(ctx, tx, { operation, result: { ...result, ...storableAnswer(result) } }),
  );
}

async function applyLocked(
  ctx: Ctx,
  tx: Tx,
  { operation, result }: { operation: OperationRow; result: OperationAnswer },
): Promise<AppliedAnswer> {
  const { id, sessionId, pgCode } = operation;
  const { id: merchantId } = ctx.merchant;
  const read = { statement: ASKED, values: [sessionId, merchantId, id, pgCode] };
  const [found] = (await lockAndRead(tx, { merchantId, sessionId, deleted: true }, read)) ?? [];
  const [element] = found?.operations ?? [];
  if (found === undefined || element === undefined) throw new Error("An operation is gone, or its session.");
  const { operations: _, webhookHmacKey, webhookSecret, merchantWebhookUrl, isSandbox, isApproved, ...columns } = found;
  const settings = { webhookHmacKey, webhookSecret, merchantWebhookUrl, isSandbox, isApproved };
  const [session, row] = [sessionWithAttempts(columns), operationOf(element)];
  const event = operationEventFor(row.kind, row.state, result.outcome);
  if (event === null)
    return { operation: result.outcome === "pending" ? await postponed(ctx, tx, row) : row, event: null };
  const difference = differenceOf(result, { amount: askedAmount(row) });
  if (difference !== null) return { operation: await parkOperation(ctx, tx, row, difference), event: null };
  if (row.state === "reversed" && exceedsAuthorized(session, row)) return listTooMuch(ctx, tx, { session, row });
  return moveOperation(ctx, tx, { session, row, event, result, settings });
}

/** True if other captures or a void have meanwhile taken the amount of a capture that failed. */
function exceedsAuthorized({ state, settledAmount, capturedAmount, voidedAmount }: LockedSession, row: OperationRow) {
  if (state !== "authorized" || !isZero(voidedAmount)) return true;
  return compare(add(capturedAmount, row.amount), settledAmount) > 0;
}

async function listTooMuch(
  ctx: Ctx,
  tx: Tx,
  { session, row }: { readonly session: LockedSession; readonly row: OperationRow },
): Promise<AppliedAnswer> {
  const attempt = session.attempts.find(hasPaid);
  const note = `The gateway captured ${row.referenceNumber} in the end, but its amount was captured or released meanwhile.`;
  if (attempt !== undefined)
    await addIssue(ctx, tx, { attempt }, { kind: "recaptured_too_much", amount: row.amount, note });
  return { operation: row, event: null };
}

type OperationMove = {
  readonly session: LockedSession;
  readonly row: OperationRow;
  readonly event: OperationEvent;
  readonly result: OperationAnswer;
  readonly settings?: EventSettings;
};

/**
 * Applies one event to an operation, with every effect, under the session's lock. One or two statements, and
 * more if a customer or a maker is notified.
 */
export async function moveOperation(
  ctx: Ctx,
  tx: Tx,
  { session, row, event, result, settings: given }: OperationMove,
): Promise<AppliedAnswer> {
  const from = row.state;
  const to = transition(OPERATION, from, event);
  const at = ctx.now();
  const change = changeOf(row, { state: to, result, now: at });
  const decided: OperationRow = { ...row, ...change };
  const settings = given ?? (await readEventSettings(ctx, tx, decided));
  const writes = new WriteBatch();
  writes.add(operationUpdate(decided, change));
  writes.record([{ merchantId: row.merchantId, machine: "operation", objectId: row.id, from, event, to, at }]);
  const emitted =
    decided.childState === null ? null : newOperationEvent(ctx, { session, operation: decided, settings });
  if (emitted !== null) addEvent(writes, emitted);
  addParentChange(writes, { session, operation: decided, event: emitted?.event ?? null, at });
  await writes.flushLater(tx);
  if (to === "done") await tellCustomer(ctx, tx, session, decided);
  if (settings.isApproved) await closeApprovalRequest(ctx, tx, decided);
  return { operation: decided, event: emitted?.event ?? null };
}

/**
 * Schedules another inquiry: the gateway was unreachable, or has no final outcome. A final operation stays
 * unchanged.
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
  return readOperation(db, id);
}

const NOTICES = { refund: "refunded", void: "voided", capture: "captured" } as const;

/**
 * Notifies the customer of moved money, except of a refund to the wallet, because the wallet shows the
 * refund.
 */
async function tellCustomer(ctx: Ctx, tx: Tx, session: LockedSession, operation: OperationRow): Promise<void> {
  if (operation.destination === "wallet") return;
  const notice = {
    event: NOTICES[operation.kind],
    cause: operation.id,
    isOpen: false,
    amount: operation.amount,
    referenceNumber: operation.referenceNumber,
  };
  await notifyCustomer(ctx, tx, { session, notices: [notice] });
}

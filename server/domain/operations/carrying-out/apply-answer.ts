import { optimisticTransaction, transaction } from "@/server/db/transactions/transaction";
import { differenceOf, storableAnswer } from "@/server/domain/gateways";
import { addIssue, isOutdated } from "@/server/domain/payments";
import {
  hasPaid,
  type LockedSession,
  laterInquiryAt,
  lockAndRead,
  sessionWithAttempts,
} from "@/server/domain/sessions";
import { add, compare, isZero } from "@/server/kernel/money";
import type { Ctx, Tx } from "@/server/kernel/types";
import { operationEventFor } from "../core/machine";
import { type OperationRow, operationOf, readOperation } from "../record/operation-row";
import { parkOperation } from "../record/park-operation";
import { bookReleasedRest } from "./book-reported";
import { askedAmount } from "./call-gateway";
import { type AppliedAnswer, moveOperation } from "./move-operation";
import { ASKED, type OperationAnswer, type ReportedAnswer } from "./statements";

/**
 * Writes a gateway's answer with all its effects under the session's lock: child transaction, parent's
 * amounts and state, state changes, customer's messages, event and delivery, approval request. A final
 * operation is unchanged; one without an outcome is queried later.
 */
export async function applyAnswer(
  ctx: Ctx,
  operation: OperationRow,
  { occurredAt: said = null, ...result }: ReportedAnswer,
): Promise<AppliedAnswer> {
  const occurredAt = result.outcome === "pending" ? null : said;
  const asked = { operation, result: { ...result, ...storableAnswer(result) }, occurredAt };
  const carryOut = occurredAt === null ? optimisticTransaction : transaction;
  return carryOut(ctx.db, (tx) => applyLocked(ctx, tx, asked));
}

async function applyLocked(
  ctx: Ctx,
  tx: Tx,
  { operation, result, occurredAt }: { operation: OperationRow; result: OperationAnswer; occurredAt: Date | null },
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
  if (await isOutdated(ctx, tx, { objectId: id, occurredAt })) return { operation: row, event: null, isOutdated: true };
  const event = operationEventFor(row.kind, row.state, result.outcome);
  if (event === null)
    return { operation: result.outcome === "pending" ? await postponed(ctx, tx, row) : row, event: null };
  const difference = differenceOf(result, { amount: askedAmount(row) });
  if (difference !== null) return { operation: await parkOperation(ctx, tx, row, difference), event: null };
  if (row.state === "reversed" && exceedsAuthorized(session, row)) return listTooMuch(ctx, tx, { session, row });
  const applied = await moveOperation(ctx, tx, { session, row, event, result, settings });
  await bookReleasedRest(ctx, tx, applied.operation);
  return applied;
}

/** True if the amount of a late-failed capture has since been captured or voided by other operations. */
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

/**
 * Schedules another inquiry, because the gateway was unreachable or has no final outcome. A final operation
 * is unchanged.
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

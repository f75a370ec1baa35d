/** Applies a gateway's answer to an operation once; request and resolver both end here. */
import { Prisma } from "@/server/db/client";
import type { NamedStatement } from "@/server/db/driver/named-statement";
import { assigned } from "@/server/db/sql-fragments";
import { optimisticTransaction } from "@/server/db/transactions/transaction";
import { WriteBatch } from "@/server/db/transactions/write-batch";
import { differenceOf, type GatewayResult, gatewayRefs, storableAnswer } from "@/server/domain/gateways";
import {
  type LockedSession,
  laterInquiryAt,
  lockAndRead,
  nextInquiryAt,
  notifyCustomer,
  SESSION_WITH_ATTEMPTS,
  type SessionWithAttemptsRow,
  sessionWithAttempts,
} from "@/server/domain/sessions";
import { addEvent, type EventRow } from "@/server/domain/webhooks";
import { transition } from "@/server/kernel/machine";
import type { Ctx, Tx } from "@/server/kernel/types";
import {
  childState,
  isTakenUp,
  OPERATION,
  type OperationEvent,
  operationEventFor,
  operationKind,
  operationState,
} from "../core/machine";
import type { OperationState } from "../core/words";
import { type EventSettings, eventSettings, newOperationEvent, readEventSettings } from "../record/operation-event";
import { type OperationRow, operationOf, operationsWhere, operationValues } from "../record/operation-row";
import { addParentChange } from "../record/parent-change";
import { inSession } from "../record/parent-transaction";
import { parkOperation } from "../record/park-operation";
import { askedAmount } from "./call-gateway";
import { closeApprovalRequest } from "./close-approval-request";

/** The final outcome of an operation, from the gateway or the wallet. */
export type OperationAnswer = Pick<GatewayResult, "outcome" | "message" | "raw" | "params" | "refs" | "actual">;

/** An operation as stored after an answer, and its event if there is one. */
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

type AskedRow = SessionWithAttemptsRow & EventSettings & { readonly operations: readonly object[] };

const ASKED: NamedStatement<AskedRow> = {
  name: "asked_operation",
  pipelined: true,
  text: `SELECT ${SESSION_WITH_ATTEMPTS}, ${operationsWhere("o.id = $3 AND o.session_id = s.id")} AS operations,
      ${eventSettings("$3")}
    FROM payment_session s JOIN merchant m ON m.id = s.merchant_id
    LEFT JOIN gateway g ON g.merchant_id = s.merchant_id AND g.code = $4
    WHERE s.id = $1 AND s.merchant_id = $2`,
};

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
  const kind = operationKind(row.kind);
  const from = operationState(row.state);
  const event = operationEventFor(kind, from, result.outcome);
  if (event === null)
    return { operation: result.outcome === "pending" ? await postponed(ctx, tx, row) : row, event: null };
  const difference = differenceOf(result, { amount: askedAmount(row) });
  if (difference !== null) return { operation: await parkOperation(ctx, tx, row, difference), event: null };
  return moveOperation(ctx, tx, { session, row, event, result, settings });
}

type OperationMove = {
  readonly session: LockedSession;
  readonly row: OperationRow;
  readonly event: OperationEvent;
  readonly result: OperationAnswer;
  /** Read from the database if absent. */
  readonly settings?: EventSettings;
};

/**
 * Moves an operation one step, with every effect, under the session's lock. One statement, one more for the
 * settings, and more if a customer or a maker is notified.
 */
export async function moveOperation(
  ctx: Ctx,
  tx: Tx,
  { session, row, event, result, settings: given }: OperationMove,
): Promise<AppliedAnswer> {
  const from = operationState(row.state);
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
 * The gateway could not be asked, or has no final outcome: the resolver asks later. A final operation stays
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
  return db.operation.findUniqueOrThrow({ where: { id } });
}

type DecidedStep = { readonly state: OperationState; readonly result: OperationAnswer; readonly now: Date };

/** Columns of the operation that change with a step. */
function changeOf(row: OperationRow, { state, result, now }: DecidedStep) {
  const open = isTakenUp(state);
  return {
    state,
    childState: childState(operationKind(row.kind), state),
    gatewayResponse: result.raw as OperationRow["gatewayResponse"],
    pgParams: result.params as OperationRow["pgParams"],
    gatewayRefs: { ...gatewayRefs(row.gatewayRefs), ...result.refs },
    message: result.message,
    leaseUntil: null,
    parkedAt: null,
    parkedReason: null,
    parkedNote: null,
    inquireAt: open ? nextInquiryAt(now, 0) : null,
    inquiries: open ? 0 : row.inquiries,
    finishedAt: open ? null : now,
  };
}

function operationUpdate(decided: OperationRow, change: ReturnType<typeof changeOf>): Prisma.Sql {
  const set = assigned(operationValues(change));
  return Prisma.sql`UPDATE operation SET ${set} WHERE id = ${decided.id} AND merchant_id = ${decided.merchantId}`;
}

const NOTICES = { refund: "refunded", void: "voided", capture: "captured" } as const;

/** Notifies the customer of moved money, except of a refund to the wallet, which shows it itself. */
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

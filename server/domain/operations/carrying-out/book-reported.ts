/** Books operations made at the gateway (Spec, "Movements made at the gateway"). */
import { insertion } from "@/server/db/sql-fragments";
import { transaction } from "@/server/db/transactions/transaction";
import { WriteBatch } from "@/server/db/transactions/write-batch";
import {
  type GatewayRefs,
  type GatewayResult,
  gatewayOf,
  gatewayRefs,
  isConnector,
  storableAnswer,
} from "@/server/domain/gateways";
import {
  type Attempt,
  chargedTotal,
  hasPaid,
  isInFlight,
  type LockedSession,
  lockSession,
} from "@/server/domain/sessions";
import { currency } from "@/server/kernel/currency";
import { isZero, zero } from "@/server/kernel/money";
import type { Ctx, Tx } from "@/server/kernel/types";
import type { OperationKind } from "@/server/kernel/words";
import { movesMoney, type Parent } from "../core/limits";
import { type ReportedAmount, reportedAmount } from "../core/reported";
import { newOperation } from "../record/new-operation";
import { type OperationRow, operationRow, operationValues } from "../record/operation-row";
import { isForeignPayment } from "../record/parent-transaction";
import { moveOperation } from "./move-operation";

export type ReportedMovement = {
  readonly kind: OperationKind;
  /** The gateway's answer: a success; only a void may lack an amount. */
  readonly answer: Pick<GatewayResult, "message" | "raw" | "params" | "actual">;
  readonly refs: GatewayRefs;
  /** Whether the amount may exceed what is left; false while a notification may still explain the excess. */
  readonly mayExceed: boolean;
};

/**
 * Outcome of a booking. `needs_person`: not bookable, or booked although a request would have been refused.
 * `known`: booked before, or no amount is left. `not_yet`: the operation or payment is undecided. `unpaid`:
 * the payment was not made.
 */
export type ReportedBooking = "booked" | "needs_person" | "known" | "not_yet" | "unpaid";

export async function bookReported(ctx: Ctx, attemptId: string, movement: ReportedMovement): Promise<ReportedBooking> {
  const { id: merchantId } = ctx.merchant;
  const found = await ctx.db.attempt.findFirst({ where: { id: attemptId, merchantId }, select: { sessionId: true } });
  if (found === null) return "unpaid";
  return transaction(ctx.db, async (tx) => {
    const session = await lockSession(tx, { merchantId, sessionId: found.sessionId, deleted: true });
    const attempt = session?.attempts.find(({ id }) => id === attemptId);
    if (session === null || attempt === undefined || isInFlight(attempt)) return "not_yet";
    if (!hasPaid(attempt)) return (await isReversed(tx, attempt)) ? "known" : "unpaid";
    return bookLocked(ctx, tx, { session, attempt, movement });
  });
}

async function isReversed(tx: Tx, { id: attemptId, merchantId }: Attempt): Promise<boolean> {
  return (await tx.chargeReversal.count({ where: { attemptId, merchantId } })) > 0;
}

type LockedMovement = {
  readonly session: LockedSession;
  readonly attempt: Attempt;
  readonly movement: ReportedMovement;
};

async function bookLocked(ctx: Ctx, tx: Tx, { session, attempt, movement }: LockedMovement): Promise<ReportedBooking> {
  const { kind, answer, refs, mayExceed } = movement;
  const rows = await tx.operation.findMany({ where: { merchantId: ctx.merchant.id, sessionId: session.id } });
  const operations = rows.map(operationRow).filter(movesMoney);
  const parent = parentOf(session, operations);
  if (parent === null || (kind !== "refund" && parent.state === "paid")) return "needs_person";
  const alike = operations.filter((each) => each.kind === kind && each.destination === "pg");
  if (isBooked(alike, refs)) return "known";
  if (operations.some((each) => isUnanswered(each, kind))) return "not_yet";
  const { actual = null } = answer;
  const facts = { parent, chargedFee: attempt.fee, chargedTotal: chargedTotal(attempt) };
  const reported = reportedAmount({ kind, amount: actual }, facts);
  if (reported === null) return "known";
  if (reported.exceeds && !mayExceed && parent.state === "authorized") return "not_yet";
  await write(ctx, tx, { session, attempt, movement }, reported);
  const isWalletPaid = kind === "refund" && !isZero(attempt.walletAmount);
  const isRefused = reported.exceeds || isWalletPaid || (await isForeignAt(tx, { session, attempt }));
  return isRefused ? "needs_person" : "booked";
}

async function isForeignAt(tx: Tx, { session, attempt }: Omit<LockedMovement, "movement">): Promise<boolean> {
  const { merchantId, pgCode: code } = attempt;
  const where = { merchantId_code: { merchantId, code } };
  const row = await tx.gateway.findUnique({ where, select: { defaultCurrency: true } });
  return isForeignPayment({
    ...{ session, attempt },
    account: row && { defaultCurrency: currency(row.defaultCurrency) },
  });
}

function parentOf(session: LockedSession, operations: readonly OperationRow[]): Parent | null {
  const { state, settledAmount: settled, capturedAmount: captured } = session;
  if (state !== "paid" && state !== "authorized" && state !== "captured") return null;
  return { state, settled, captured, operations, disputed: zero(settled.currency) };
}

/**
 * True if the operation that the gateway reports was recorded before. A report without a reference matches
 * any completed operation of its kind.
 */
function isBooked(alike: readonly OperationRow[], refs: GatewayRefs): boolean {
  const names = Object.entries(refs);
  if (names.length === 0) return alike.some(({ state }) => state === "done");
  return alike.some((each) => names.some(([name, value]) => gatewayRefs(each.gatewayRefs)[name] === value));
}

/**
 * True if our operation may be the reported one, because the gateway has not named that operation's reference
 * yet.
 */
function isUnanswered({ state, kind, destination }: OperationRow, reported: OperationKind): boolean {
  const isRelated = kind === reported || (reported === "void" && kind === "capture");
  return destination === "pg" && isRelated && (state === "processing" || (state === "queued" && reported === "void"));
}

async function write(
  ctx: Ctx,
  tx: Tx,
  { session, attempt, movement: { kind, answer, refs } }: LockedMovement,
  { amount, fee }: ReportedAmount,
): Promise<void> {
  const row = newOperation(ctx, {
    sessionId: session.id,
    kind,
    source: "pg",
    amount,
    fee,
    pgCode: attempt.pgCode,
    connector: attempt.connector,
    chargeReference: attempt.referenceNumber,
    gatewayRefs: { ...refs },
    firstSentAt: null,
    leaseUntil: null,
    inquireAt: ctx.now(),
  });
  const writes = new WriteBatch();
  writes.add(insertion("operation", operationValues(row)));
  await writes.flush(tx);
  const result = { ...answer, ...storableAnswer({ ...answer, outcome: "success" }), refs };
  const moved = await moveOperation(ctx, tx, { session, row, event: "succeeded", result });
  await bookReleasedRest(ctx, tx, moved.operation);
}

const RELEASED = { message: "The gateway released what was not captured.", raw: {}, params: {} } as const;

/**
 * Books the release of the uncaptured amount at gateways that capture once. The caller holds the session's
 * lock and has written the capture.
 */
export async function bookReleasedRest(ctx: Ctx, tx: Tx, capture: OperationRow): Promise<void> {
  if (capture.kind !== "capture" || capture.state !== "done") return;
  if (!isConnector(capture.connector) || gatewayOf(capture.connector).capabilities.capture !== "once") return;
  const key = { merchantId: capture.merchantId, sessionId: capture.sessionId, deleted: true };
  const session = await lockSession(tx, key);
  const attempt = session?.attempts.find(({ referenceNumber: name }) => name === capture.chargeReference);
  if (session === null || attempt === undefined || session.state !== "authorized") return;
  const movement = { kind: "void", answer: RELEASED, refs: {}, mayExceed: true } as const;
  await bookLocked(ctx, tx, { session, attempt, movement });
}

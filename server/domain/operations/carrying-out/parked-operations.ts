/** Operations that wait for a person, and the person's decision (Spec, "Parked calls"). */
import { randomBytes } from "node:crypto";
import { insertion } from "@/server/db/sql-fragments";
import { transaction } from "@/server/db/transactions/transaction";
import { WriteBatch } from "@/server/db/transactions/write-batch";
import { recordAudit } from "@/server/domain/audit";
import type { ReportedFact } from "@/server/domain/gateways";
import { requirePermission } from "@/server/domain/merchants";
import {
  decidingPermission,
  decisionFacts,
  findingsAbout,
  foundColumns,
  markBooked,
  ofTypesSeen,
  type ParkedAsked,
  type ParkedCall,
  type ParkedDecision,
  type ParkedFinding,
  readReported,
  reportedText,
  requireFinding,
} from "@/server/domain/payments";
import { firstInquiryAt, lockSession } from "@/server/domain/sessions";
import { Conflict, NotFound } from "@/server/kernel/errors";
import { sessionId as newSessionId, prefixed, referenceNumber } from "@/server/kernel/ids";
import { compare, subtract, toWire, zero } from "@/server/kernel/money";
import { addSeconds } from "@/server/kernel/time";
import type { Ctx, Tx } from "@/server/kernel/types";
import { refusalEvent } from "../core/machine";
import {
  LEASE_SECONDS,
  type OperationRow,
  operationRow,
  operationValues,
  readOperation,
} from "../record/operation-row";
import { bookReleasedRest } from "./book-reported";
import { askedAmount } from "./call-gateway";
import { execute } from "./execute";
import { moveOperation } from "./move-operation";
import { callFacts } from "./statements";

/**
 * Waiting operations, oldest first; users see those of session types that they may view.
 * @throws {Forbidden} for a user who may view none
 */
export async function parkedOperations(ctx: Ctx, { id, limit }: ParkedAsked = {}): Promise<ParkedCall[]> {
  const rows = await ctx.db.operation.findMany({
    where: { id, merchantId: ctx.merchant.id, parkedAt: { not: null }, session: ofTypesSeen(ctx.actor) },
    orderBy: [{ parkedAt: "asc" }, { id: "asc" }],
    take: limit,
  });
  const answers = await readReported(
    ctx,
    ctx.db,
    rows.map((row) => row.id),
  );
  return rows.map(operationRow).map((row) => ({
    id: row.id,
    what: row.kind,
    sessionId: row.sessionId,
    gateway: row.pgCode,
    referenceNumber: row.referenceNumber,
    amount: toWire(askedAmount(row)),
    currency: row.amount.currency,
    sentAt: row.firstSentAt,
    parkedAt: row.parkedAt,
    reason: row.parkedReason,
    note: row.parkedNote,
    gatewayRefs: row.gatewayRefs,
    reported: reportedText(askedAmount(row), answers.get(row.id) ?? null),
    choices: findingsOf(row, answers.get(row.id) ?? null),
  }));
}

/** What a person may decide: only a capture takes money that can be given back. */
function findingsOf(row: OperationRow, reported: ReportedFact | null): readonly ParkedFinding[] {
  const findings = findingsAbout(askedAmount(row), reported);
  return row.kind === "capture" ? findings : findings.filter((finding) => finding !== "give_back");
}

const NOT_PARKED = "This operation does not wait for a person.";

/**
 * Records what a person found out at the gateway, and who: the operation is done with the amount that the
 * gateway reports, or it never happened. A capture that is given back is done and refunded.
 * @throws {NotFound} if the merchant has no such operation, or a user may not see its type @throws
 *   {Forbidden} for a user without the permission @throws {Conflict} if it does not wait for a person
 */
export async function decideParkedOperation(
  ctx: Ctx,
  operationId: string,
  { finding, by }: ParkedDecision,
): Promise<void> {
  const merchantId = ctx.merchant.id;
  const where = { id: operationId, merchantId, session: ofTypesSeen(ctx.actor) };
  const found = await ctx.db.operation.findFirst({ where });
  if (found === null) throw new NotFound();
  requirePermission(ctx.actor, decidingPermission(found.kind));
  const refund = await transaction(ctx.db, async (tx) => {
    const session = await lockSession(tx, { merchantId, sessionId: found.sessionId, deleted: true });
    const row = await readOperation(tx, operationId);
    if (session === null || row.parkedAt === null) throw new Conflict(NOT_PARKED);
    const reported = (await readReported(ctx, tx, [row.id])).get(row.id) ?? null;
    requireFinding(findingsOf(row, reported), finding);
    const [reason, at, columns] = [row.parkedReason ?? "", ctx.now(), foundColumns(finding)];
    await tx.manualDecision.create({ data: { merchantId, objectId: row.id, ...columns, decidedBy: by, reason, at } });
    const booked = reportedText(askedAmount(row), reported);
    const after = { call: row.id, operation: row.kind, ...decisionFacts({ finding, by, booked }) };
    await recordAudit(ctx, tx, { action: "payment.decided", objectId: row.sessionId, after });
    if (!columns.happened) {
      const message = "The operation did not happen at the gateway.";
      const result = { outcome: "failed", message, raw: {}, params: {} } as const;
      await moveOperation(ctx, tx, { session, row, event: refusalEvent(row.kind, row.state), result });
      return null;
    }
    const result = { outcome: "success", message: null, raw: {}, params: {} } as const;
    const as = reported === null || booked === null ? row : await withReported(ctx, tx, row, reported);
    const { operation } = await moveOperation(ctx, tx, { session, row: as, event: "succeeded", result });
    await bookReleasedRest(ctx, tx, operation);
    return columns.givenBack ? refundOf(ctx, tx, operation) : null;
  });
  if (refund !== null) await execute(ctx, { operation: refund, facts: await callFacts(ctx, refund) });
}

/** The operation with the amount that the gateway reports, which may exceed the limits of requests. */
async function withReported(ctx: Ctx, tx: Tx, row: OperationRow, { amount: total }: ReportedFact) {
  const fee = compare(total, row.fee) > 0 ? row.fee : zero(total.currency);
  const as: OperationRow = { ...row, amount: subtract(total, fee), fee };
  const { id, merchantId, sessionId } = row;
  const data = { amount: as.amount.amount.toFixed(), fee: fee.amount.toFixed() };
  await tx.operation.updateMany({ where: { id, merchantId }, data });
  await tx.paymentSession.updateMany({ where: { id: sessionId, merchantId }, data: { gatewayReported: true } });
  await markBooked(ctx, tx, id);
  return as;
}

/** Writes the refund of the capture, with its fee; the caller sends it. */
async function refundOf(ctx: Ctx, tx: Tx, capture: OperationRow): Promise<OperationRow> {
  const now = ctx.now();
  const refund: OperationRow = {
    ...capture,
    ...{ id: prefixed("op", randomBytes(25)), kind: "refund", source: "input", state: "processing" },
    ...{ referenceNumber: referenceNumber(randomBytes(9)), childSessionId: newSessionId(randomBytes(20)) },
    ...{ childState: null, trackingKey: null, gatewayResponse: null, pgParams: {}, gatewayRefs: {}, message: null },
    ...{ extra: null, initiator: null, isFinal: false, leaseUntil: addSeconds(ctx.realNow(), LEASE_SECONDS) },
    ...{
      firstSentAt: now,
      inquireAt: firstInquiryAt(now),
      inquiries: 0,
      failures: 0,
      createdAt: now,
      finishedAt: null,
    },
  };
  const writes = new WriteBatch();
  writes.add(insertion("operation", operationValues(refund)));
  await writes.flush(tx);
  return refund;
}

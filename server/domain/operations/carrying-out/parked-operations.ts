/** Operations that wait for a person's decision (Spec, "Parked calls"). */
import { insertion } from "@/server/db/sql-fragments";
import { transaction } from "@/server/db/transactions/transaction";
import { WriteBatch } from "@/server/db/transactions/write-batch";
import { recordAudit } from "@/server/domain/audit";
import type { ReportedFact } from "@/server/domain/gateways";
import { mayUse, requirePermission } from "@/server/domain/merchants";
import {
  decidingPermission,
  decisionFacts,
  findingsAbout,
  foundColumns,
  markBooked,
  missingReason,
  ofTypesSeen,
  type ParkedAsked,
  type ParkedCall,
  type ParkedDecision,
  type ParkedFinding,
  readReported,
  reportedText,
  requireFinding,
} from "@/server/domain/payments";
import { lockSession } from "@/server/domain/sessions";
import { Conflict, NotFound } from "@/server/kernel/errors";
import { compare, isZero, subtract, toWire, zero } from "@/server/kernel/money";
import type { Ctx, Tx } from "@/server/kernel/types";
import { asksFromAmount, makerOf } from "../approvals/needs-approval";
import { refusalEvent } from "../core/machine";
import { newOperation } from "../record/new-operation";
import { type OperationRow, operationRow, operationValues, readOperation } from "../record/operation-row";
import { bookReleasedRest } from "./book-reported";
import { askedAmount } from "./call-gateway";
import { execute } from "./execute";
import { moveOperation } from "./move-operation";
import { callFacts } from "./statements";

/**
 * Parked operations, oldest first; users see operations of session types that they may view.
 * @throws {Forbidden}
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
    choices: findingsOf(ctx, row, answers.get(row.id) ?? null),
    missing: missingOf(ctx, row, answers.get(row.id) ?? null),
  }));
}

/**
 * Lists the findings that a person may choose about an operation. `give_back`, which books and refunds a
 * capture, is only for captures and for users who may refund.
 */
function findingsOf(ctx: Ctx, row: OperationRow, reported: ReportedFact | null): readonly ParkedFinding[] {
  const findings = findingsAbout(askedAmount(row), reported);
  const mayRefund = mayUse(ctx.actor, RETURN) && makerOf(ctx, "refund") === null;
  return mayRefund && row.kind === "capture" && findings.includes("happened")
    ? findings
    : findings.filter((finding) => finding !== "give_back");
}

function missingOf(ctx: Ctx, row: OperationRow, reported: ReportedFact | null): ParkedCall["missing"] {
  const missing = missingReason(askedAmount(row), reported);
  if (missing !== null || row.kind !== "capture") return missing;
  if (!mayUse(ctx.actor, RETURN)) return "no_right";
  return makerOf(ctx, "refund") === null ? null : "needs_approval";
}

const RETURN = "payment.refund";
const NOT_PARKED = "This operation needs no decision.";
const NEEDS_APPROVAL = "Refunding this capture needs approval: record that it happened, then request a refund.";

/** Thrown because giving a capture back must not bypass the approval of refunds. */
export class ReturnNeedsApproval extends Conflict {}

/**
 * Records what a person found out at the gateway, and who: the operation is done with the reported amount, or
 * never happened; a capture that is returned is done and refunded.
 * @throws {NotFound} for an unknown or invisible operation
 * @throws {Forbidden} without the permission to decide or, for a return, to refund
 * @throws {Conflict} if the operation does not wait for a person
 * @throws {ReturnNeedsApproval}
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
  if (finding === "give_back") requirePermission(ctx.actor, RETURN);
  const refund = await transaction(ctx.db, async (tx) => {
    const session = await lockSession(tx, { merchantId, sessionId: found.sessionId, deleted: true });
    const row = await readOperation(tx, operationId);
    if (session === null || row.parkedAt === null) throw new Conflict(NOT_PARKED);
    const reported = (await readReported(ctx, tx, [row.id])).get(row.id) ?? null;
    requireFinding(findingsOf(ctx, row, reported), finding);
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

async function withReported(ctx: Ctx, tx: Tx, row: OperationRow, { amount: total }: ReportedFact) {
  const fee = compare(total, row.fee) > 0 ? row.fee : zero(total.currency);
  const as: OperationRow = { ...row, amount: subtract(total, fee), fee };
  const { id, merchantId } = row;
  const data = { amount: as.amount.amount.toFixed(), fee: fee.amount.toFixed() };
  await tx.operation.updateMany({ where: { id, merchantId }, data });
  await exceptFromLimits(ctx, tx, as);
  await markBooked(ctx, tx, id);
  return as;
}

/**
 * Permits the session's operations to exceed the limits of requests, because the gateway reported the amount.
 */
async function exceptFromLimits({ merchant }: Ctx, tx: Tx, { sessionId: id }: OperationRow): Promise<void> {
  await tx.paymentSession.updateMany({ where: { id, merchantId: merchant.id }, data: { gatewayReported: true } });
}

/**
 * Writes the refund of a capture and its fee, which the caller sends. (Requested refunds return no fee.)
 * @throws {ReturnNeedsApproval} if the amount needs approval
 */
async function refundOf(ctx: Ctx, tx: Tx, capture: OperationRow): Promise<OperationRow> {
  const { sessionId, fee, pgCode, connector, chargeReference } = capture;
  const amount = askedAmount(capture);
  const rows = await tx.operation.findMany({ where: { sessionId, merchantId: ctx.merchant.id } });
  const asks = asksFromAmount(ctx, { operations: rows.map(operationRow) }, { kind: "refund", amount });
  if (asks) throw new ReturnNeedsApproval(NEEDS_APPROVAL);
  if (!isZero(fee)) await exceptFromLimits(ctx, tx, capture);
  const charged = { sessionId, pgCode, connector, chargeReference };
  const refund = newOperation(ctx, { ...charged, kind: "refund", amount, fee: zero(amount.currency) });
  const writes = new WriteBatch();
  writes.add(insertion("operation", operationValues(refund)));
  await writes.flush(tx);
  return refund;
}

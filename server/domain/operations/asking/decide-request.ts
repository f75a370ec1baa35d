import { jsonOrNull } from "@/server/db/json-column";
import { transaction } from "@/server/db/transactions/transaction";
import { recordAudit } from "@/server/domain/audit";
import { isRestricted } from "@/server/domain/merchants";
import { lockSession, userOf } from "@/server/domain/sessions";
import { entryId } from "@/server/kernel/caused-entry";
import { AppError, Conflict, Forbidden, NotFound } from "@/server/kernel/errors";
import { accepts } from "@/server/kernel/machine";
import type { Actor, Ctx, Tx } from "@/server/kernel/types";
import { APPROVED_OPERATIONS } from "@/server/kernel/words";
import { mailMaker } from "../approvals/mail-approvals";
import { isChecker, isForUsers, isOwn, mayRetry } from "../approvals/may-decide";
import { lockRequest, moveRequest, type RequestChange } from "../approvals/move-request";
import { type RequestRow, readRequestView } from "../approvals/request-views";
import { closeApprovalRequest } from "../carrying-out/close-approval-request";
import { execute } from "../carrying-out/execute";
import type { RequestView } from "../contract/answers";
import type { RequestDecision } from "../contract/requests";
import { APPROVAL, type ApprovalEvent, approvalState } from "../core/approval";
import { type BegunOperation, beginOperation } from "./begin-operation";
import { requestedOperationOf } from "./requested-operation";

const PAST: Readonly<Partial<Record<ApprovalEvent, string>>> = {
  approved: "approved",
  rejected: "rejected",
  canceled: "canceled",
  retried: "retried",
};

export function requireChecker(actor: Actor): void {
  if (!isChecker(actor)) throw new Forbidden();
}

/** @throws {Forbidden} for a caller who may neither ask for nor approve the request's operation */
export async function requireRetryRight(ctx: Ctx, id: string): Promise<void> {
  const found = await ctx.db.operationRequest.findFirst({ where: { id, merchantId: ctx.merchant.id } });
  const kinds = found === null ? APPROVED_OPERATIONS : [found.kind];
  if (!kinds.some((kind) => mayRetry(ctx.actor, kind))) throw new Forbidden();
}

/** @throws {Forbidden} for a user or restricted key other than the maker of the request */
export async function requireMaker({ actor, db, merchant }: Ctx, id: string): Promise<void> {
  const found = await db.operationRequest.findFirst({ where: { id, merchantId: merchant.id } });
  if (isRestricted(actor) && found !== null && !isOwn(actor, found)) throw new Forbidden();
}

async function lockFor(ctx: Ctx, tx: Tx, { id, event }: { id: string; event: ApprovalEvent }): Promise<RequestRow> {
  const found = await tx.operationRequest.findFirst({
    where: { id, merchantId: ctx.merchant.id },
    select: { sessionId: true },
  });
  if (found === null) throw new NotFound();
  await lockSession(tx, { merchantId: ctx.merchant.id, sessionId: found.sessionId, deleted: true });
  const request = await lockRequest(ctx, tx, id);
  if (request === null) throw new NotFound();
  if (!accepts(APPROVAL, approvalState(request.state), event))
    throw new Conflict(`A request in state ${request.state} cannot be ${PAST[event] ?? event}.`);
  return request;
}

function linkDecision(ctx: Ctx, { id, sessionId }: RequestRow): void {
  ctx.caused?.push({ sessionId, entry: entryId(id, "decided") });
}

const UNEXPLAINED: RequestDecision = { decisionNote: null };

function decidedBy(ctx: Ctx, { decisionNote }: RequestDecision) {
  return { checker: jsonOrNull(userOf(ctx.actor)), decisionNote };
}

const AUDITED = {
  approved: "approval.approved",
  rejected: "approval.rejected",
  canceled: "approval.taken_back",
  retried: "approval.retried",
} as const;

type Decision = { readonly event: keyof typeof AUDITED; readonly before: RequestRow; readonly after: RequestRow };

function recordDecision(ctx: Ctx, tx: Tx, { event, before, after }: Decision): Promise<void> {
  const fields = ({ state, decisionNote }: RequestRow) => ({ state, decision_note: decisionNote });
  return recordAudit(ctx, tx, {
    action: AUDITED[event],
    objectId: before.id,
    before: fields(before),
    after: fields(after),
  });
}

/**
 * Approves the request and runs the operation at once; a failure then requires manual action. Users cannot
 * approve their own requests, even as a later checker (Spec, "Approvals").
 * @throws {Forbidden} for a user who is no checker, or who made the request; for a key if a key made it
 * @throws {NotFound}
 * @throws {Conflict} if the request does not await a decision
 */
export async function approveRequest(
  ctx: Ctx,
  id: string,
  decision: RequestDecision = UNEXPLAINED,
): Promise<RequestView> {
  const { actor } = ctx;
  requireChecker(actor);
  const found = await ctx.db.operationRequest.findFirst({ where: { id, merchantId: ctx.merchant.id } });
  if (found !== null && (isOwn(actor, found) || isForUsers(ctx, found))) throw new Forbidden();
  return carryOut(ctx, id, { event: "approved", change: { decided: decidedBy(ctx, decision) } });
}

/**
 * Runs the failed operation of an approved request again.
 * @throws {Forbidden} for a user who may neither request nor approve the operation
 * @throws {NotFound}
 * @throws {Conflict} if the operation did not fail, or the request has ended
 */
export async function retryRequest(ctx: Ctx, id: string): Promise<RequestView> {
  await requireRetryRight(ctx, id);
  return carryOut(ctx, id, { event: "retried", change: { message: null } });
}

type Step = { readonly event: "approved" | "retried"; readonly change: RequestChange };

/**
 * Writes a checker's decision and the operation in one transaction, so that an approved request always has an
 * operation, or the reason why there is none.
 */
async function carryOut(ctx: Ctx, id: string, { event, change }: Step): Promise<RequestView> {
  const { request, begun } = await transaction(ctx.db, async (tx) => {
    const request = await lockFor(ctx, tx, { id, event });
    const approved = await moveRequest(ctx, tx, request, { event, change });
    await recordDecision(ctx, tx, { event, before: request, after: approved });
    const outcome = await begin(ctx, tx, approved);
    if (outcome instanceof AppError) {
      const message = outcome.message.slice(0, 255);
      const failed = await moveRequest(ctx, tx, approved, { event: "failed", change: { message } });
      await mailMaker(ctx, tx, failed, "approval_failed");
      return { request, begun: null };
    }
    await tx.operationRequest.update({ where: { id }, data: { operationId: outcome.operation.id } });
    if (outcome.kind !== "begun") await closeApprovalRequest(ctx, tx, outcome.operation);
    return { request, begun: outcome };
  });
  if (event === "approved") linkDecision(ctx, request);
  if (begun?.kind === "begun") await execute(ctx, begun);
  return readRequestView(ctx.db, id);
}

/** The operation is validated again, because the approval request reserved no amount. */
async function begin(ctx: Ctx, tx: Tx, request: RequestRow): Promise<BegunOperation | AppError> {
  try {
    return await beginOperation(ctx, tx, await requestedOperationOf(tx, request));
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
}

/**
 * Rejects the request and mails the user who made it.
 * @throws {Forbidden} for a user who is no checker; for a key if a key made the request
 * @throws {NotFound}
 * @throws {Conflict} if it does not await a decision
 */
export async function rejectRequest(
  ctx: Ctx,
  id: string,
  decision: RequestDecision = UNEXPLAINED,
): Promise<RequestView> {
  requireChecker(ctx.actor);
  const decided = await transaction(ctx.db, async (tx) => {
    const request = await lockFor(ctx, tx, { id, event: "rejected" });
    if (isForUsers(ctx, request)) throw new Forbidden();
    const change = { decided: decidedBy(ctx, decision) };
    const rejected = await moveRequest(ctx, tx, request, { event: "rejected", change });
    await recordDecision(ctx, tx, { event: "rejected", before: request, after: rejected });
    await mailMaker(ctx, tx, rejected, "approval_rejected");
    return rejected;
  });
  linkDecision(ctx, decided);
  return readRequestView(ctx.db, id);
}

/**
 * Cancels an approval request.
 * @throws {Forbidden} for a user who did not make the request
 * @throws {NotFound}
 * @throws {Conflict} if the request does not await a decision
 */
export async function cancelRequest(ctx: Ctx, id: string): Promise<RequestView> {
  await requireMaker(ctx, id);
  const decided = await transaction(ctx.db, async (tx) => {
    const request = await lockFor(ctx, tx, { id, event: "canceled" });
    const canceled = await moveRequest(ctx, tx, request, { event: "canceled" });
    await recordDecision(ctx, tx, { event: "canceled", before: request, after: canceled });
    return canceled;
  });
  linkDecision(ctx, decided);
  return readRequestView(ctx.db, id);
}

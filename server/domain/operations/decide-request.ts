/** Approves, rejects, cancels and retries requests for a refund or void (decision §7). */
import { transaction } from "../../db/transaction";
import { AppError, Conflict, Forbidden, NotFound } from "../../kernel/errors";
import { accepts } from "../../kernel/machine";
import type { Actor, Ctx, Tx } from "../../kernel/types";
import { mayUse } from "../merchants";
import { lockSession } from "../sessions";
import { type Ask, type Begun, beginOperation } from "./begin-operation";
import { APPROVAL, type ApprovalEvent, approvalState } from "./core/approval";
import { execute } from "./execute";
import { initiatorOf } from "./initiator";
import { jsonOrNull, objectOf } from "./json";
import { lockRequest, moveRequest } from "./move-request";
import { type RequestRow, type RequestView, readRequestView } from "./request-views";
import { settleRequest } from "./settle-request";
import { tellMaker } from "./tell-people";

const PAST: Readonly<Partial<Record<ApprovalEvent, string>>> = {
  approved: "approved",
  rejected: "rejected",
  canceled: "canceled",
  retried: "retried",
};

function isChecker(actor: Actor): boolean {
  return actor.kind !== "user" || actor.isChecker;
}

function requireChecker(actor: Actor): void {
  if (!isChecker(actor)) throw new Forbidden();
}

/** Holds session and request, in this order, and makes sure that the request takes the event. */
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

/**
 * Approves the request and carries the operation out at once; what fails then needs somebody's hand. Returns the request as it stands.
 * @throws {Forbidden} a user who is no checker @throws {NotFound} the merchant has no such request
 * @throws {Conflict} it awaits no decision
 */
export async function approveRequest(ctx: Ctx, id: string): Promise<RequestView> {
  requireChecker(ctx.actor);
  return carryOut(ctx, id, "approved");
}

/**
 * Carries out an approved operation that failed, once more.
 * @throws {Forbidden} a user who may neither ask for nor approve it @throws {NotFound} the merchant has no such request
 * @throws {Conflict} it did not fail, or was given up
 */
export async function retryRequest(ctx: Ctx, id: string): Promise<RequestView> {
  const found = await ctx.db.operationRequest.findFirst({ where: { id, merchantId: ctx.merchant.id } });
  const permitted = (kind: string): boolean =>
    isChecker(ctx.actor) || mayUse(ctx.actor, `payment.${kind}`) || mayUse(ctx.actor, `Can do ${kind}`);
  if (found !== null ? !permitted(found.kind) : !permitted("refund") && !permitted("void")) throw new Forbidden();
  return carryOut(ctx, id, "retried");
}

/** The decision and the operation's row are one transaction, so that an approved request always has an operation, or says why not. */
async function carryOut(ctx: Ctx, id: string, event: "approved" | "retried"): Promise<RequestView> {
  const begun = await transaction(ctx.db, async (tx) => {
    const request = await lockFor(ctx, tx, { id, event });
    const checker = jsonOrNull(initiatorOf(ctx.actor));
    const change = event === "approved" ? { decided: { checker } } : { message: null };
    const approved = await moveRequest(ctx, tx, request, { event, change });
    const outcome = await begin(ctx, tx, approved);
    if (outcome instanceof AppError) {
      const message = outcome.message.slice(0, 255);
      const failed = await moveRequest(ctx, tx, approved, { event: "failed", change: { message } });
      await tellMaker(ctx, tx, failed, "approval_failed");
      return null;
    }
    await tx.operationRequest.update({ where: { id }, data: { operationId: outcome.operation.id } });
    if (outcome.kind !== "begun") await settleRequest(ctx, tx, outcome.operation);
    return outcome;
  });
  if (begun?.kind === "begun") await execute(ctx, begun.operation);
  return readRequestView(ctx.db, id);
}

/** The operation of the request, or why there can be none: it is validated anew, since nothing was reserved. */
async function begin(ctx: Ctx, tx: Tx, request: RequestRow): Promise<Begun | AppError> {
  try {
    return await beginOperation(ctx, tx, await askOf(tx, request));
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
}

/** A rejected refund keeps its key, so a retry of it goes without. */
async function askOf(tx: Tx, request: RequestRow): Promise<Ask> {
  const { operationId } = request;
  const earlier = operationId === null ? null : await tx.operation.findUnique({ where: { id: operationId } });
  return {
    kind: request.kind === "void" ? "void" : "refund",
    sessionId: request.sessionId,
    amount: request.amount.toFixed(),
    destination: request.destination,
    extra: objectOf(request.extra),
    trackingKey: earlier?.state === "rejected" ? null : request.trackingKey,
    initiator: objectOf(request.maker),
  };
}

/**
 * Rejects the request; the maker hears of it by mail.
 * @throws {Forbidden} a user who is no checker @throws {NotFound} the merchant has no such request
 * @throws {Conflict} it awaits no decision
 */
export async function rejectRequest(ctx: Ctx, id: string): Promise<RequestView> {
  requireChecker(ctx.actor);
  await transaction(ctx.db, async (tx) => {
    const request = await lockFor(ctx, tx, { id, event: "rejected" });
    const change = { decided: { checker: jsonOrNull(initiatorOf(ctx.actor)) } };
    const rejected = await moveRequest(ctx, tx, request, { event: "rejected", change });
    await tellMaker(ctx, tx, rejected, "approval_rejected");
  });
  return readRequestView(ctx.db, id);
}

/**
 * Takes the request back.
 * @throws {Forbidden} a user who did not make it @throws {NotFound} the merchant has no such request
 * @throws {Conflict} it awaits no decision
 */
export async function cancelRequest(ctx: Ctx, id: string): Promise<RequestView> {
  const { actor } = ctx;
  const found = await ctx.db.operationRequest.findFirst({ where: { id, merchantId: ctx.merchant.id } });
  if (actor.kind === "user" && found !== null && found.makerId !== actor.id) throw new Forbidden();
  await transaction(ctx.db, async (tx) => {
    const request = await lockFor(ctx, tx, { id, event: "canceled" });
    await moveRequest(ctx, tx, request, { event: "canceled" });
  });
  return readRequestView(ctx.db, id);
}

import { optimisticTransaction, transaction } from "@/server/db/transactions/transaction";
import type { Once } from "@/server/domain/limits";
import { hasCeiling } from "@/server/domain/merchants";
import { sessionByReference, userOf } from "@/server/domain/sessions";
import { Conflict } from "@/server/kernel/errors";
import type { Ctx, Tx } from "@/server/kernel/types";
import type { OperationKind } from "@/server/kernel/words";
import { makerOf } from "../approvals/needs-approval";
import { execute } from "../carrying-out/execute";
import { type OperationInput, readTrackingKey } from "../contract/requests";
import { approvalState, isDropped } from "../core/approval";
import { operationKind } from "../core/machine";
import { isInternal } from "../core/may-operate";
import { type OperationRow, operationRow } from "../record/operation-row";
import { operationRecord } from "../record/record-operation";
import { ApprovalNeeded, type BegunOperation, beginOperation, type RequestedOperation } from "./begin-operation";
import { deleteSession } from "./delete-session";
import { endSession } from "./end-session";
import type { OperationOutcome } from "./operation-response";
import { operationResponse, replayedResponse } from "./operation-response";
import { awaiting, findRequest, requestApproval, requireOperationRight } from "./request-approval";

export type WantedOperation = OperationInput & {
  /** The remaining amount that the page showed, in the API's format; absent for API calls. */
  readonly leftShown?: string;
};

/**
 * Runs a cancel, expire, delete, refund, capture or void (Spec, "Operations", "Refusals of operations"). A
 * repeated `Tracking-Key` or `Idempotency-Key` returns its operation's present state. A refund or void that
 * needs approval becomes a request: 202 with `request_id`. Without the gateway's answer the response is 202,
 * and a job settles the operation.
 * @throws {Forbidden} without the operation's permission
 * @throws {NotFound} {InvalidFields}
 * @throws {OperationRefused} `{detail, operation, result: "failed"}`
 * @throws {LeftChanged} if the remaining amount is not `leftShown`
 * @throws {Conflict} if a call with the same key has waited for the gateway for ten seconds
 */
export async function runOperation(
  ctx: Ctx,
  input: WantedOperation,
  { trackingKey, once = null }: OperationKeys,
): Promise<OperationOutcome> {
  const { operation } = input;
  requireOperationRight(ctx, operation);
  if (isInternal(operation)) {
    const session = await sessionByReference(ctx, input);
    const view =
      operation === "delete"
        ? await deleteSession(ctx, session.id)
        : await endSession(ctx, { sessionId: session.id, operation });
    return { status: 200, view, isReplay: false };
  }
  return runExternal(ctx, { ...input, operation }, { trackingKey: readTrackingKey(trackingKey), once });
}

const DROPPED = "The request with this Idempotency-Key was rejected, taken back or has expired.";

/** Keys that identify a repeated call; a call may have one or both. */
export type OperationKeys = { readonly trackingKey: string | null; readonly once?: Once | null };

type ExternalOperation = Omit<WantedOperation, "operation"> & { readonly operation: OperationKind };

async function runExternal(
  ctx: Ctx,
  input: ExternalOperation,
  { trackingKey, once = null }: OperationKeys,
): Promise<OperationOutcome> {
  const claimed = once?.made ?? null;
  const request = claimed === null ? null : await findRequest(ctx, claimed);
  if (request !== null) {
    const operation = await findMade(ctx, request.operationId);
    if (operation !== null) return repeatOf(ctx, operation);
    if (isDropped(approvalState(request.state))) throw new Conflict(DROPPED);
    return awaiting(request, true);
  }
  const earlier =
    (await findMade(ctx, claimed)) ?? (trackingKey === null ? null : await findEarlier(ctx, input, trackingKey));
  if (earlier !== null) return repeatOf(ctx, earlier);
  const sessionId = input.sessionId ?? (await sessionByReference(ctx, input)).id;
  const { operation: kind, target, extra, note, leftShown = null } = input;
  const ask: RequestedOperation = {
    kind,
    sessionId,
    target,
    extra,
    trackingKey,
    leftShown,
    note,
    isApproved: false,
    initiator: userOf(ctx.actor),
  };
  if (makerOf(ctx, kind) !== null) return requestApproval(ctx, ask, once);
  const begun = await beginOr(ctx, ask, once);
  if (begun === "asks") return requestApproval(ctx, ask, once);
  if (begun.kind === "repeated") return repeatOf(ctx, begun.operation);
  const applied = begun.kind === "begun" ? await execute(ctx, begun) : { operation: begun.operation, event: null };
  return operationResponse(ctx, applied, false);
}

/** Begins the operation; returns `asks` if its amount needs approval, decided under the same lock. */
async function beginOr(ctx: Ctx, ask: RequestedOperation, once: Once | null): Promise<BegunOperation | "asks"> {
  const { target } = ask;
  const isToWallet = "destination" in target && target.destination === "wallet";
  const carryOut = once === null && !isToWallet && !hasCeiling(ctx.actor) ? optimisticTransaction : transaction;
  const work = async (tx: Tx) => {
    const made = await beginOperation(ctx, tx, ask, {
      besides: (writes, operation) => writes.add(operationRecord(ctx, operation)),
    });
    await once?.claim(tx, made.operation.id);
    return made;
  };
  try {
    return await carryOut(ctx.db, work);
  } catch (error) {
    if (error instanceof ApprovalNeeded) return "asks";
    throw error;
  }
}

/**
 * The response to a repeated call, whose key may belong to an operation of another kind.
 * @throws {Forbidden} if the caller may not run that kind
 */
function repeatOf(ctx: Ctx, earlier: OperationRow): Promise<OperationOutcome> {
  requireOperationRight(ctx, operationKind(earlier.kind));
  return replayedResponse(ctx, earlier);
}

/** The operation of an idempotency key; null if the gateway refused it, because a refusal frees the key. */
async function findMade(ctx: Ctx, id: string | null): Promise<OperationRow | null> {
  if (id === null) return null;
  const found = await ctx.db.operation.findFirst({
    where: { id, merchantId: ctx.merchant.id, state: { not: "refused" } },
  });
  return found && operationRow(found);
}

async function findEarlier(
  ctx: Ctx,
  { sessionId, orderNo }: ExternalOperation,
  trackingKey: string,
): Promise<OperationRow | null> {
  if (sessionId === undefined && orderNo === undefined) return null;
  const session = sessionId === undefined ? { orderNo } : { id: sessionId };
  const found = await ctx.db.operation.findFirst({
    where: {
      merchantId: ctx.merchant.id,
      trackingKey,
      state: { not: "refused" },
      session: { ...session, deletedAt: null },
    },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
  });
  return found && operationRow(found);
}

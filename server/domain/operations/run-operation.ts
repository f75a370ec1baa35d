/** Runs one operation on a transaction (Spec, "Operations"; decision §7). */
import { transaction } from "../../db/transaction";
import type { Ctx } from "../../kernel/types";
import { mayUse, requirePermission } from "../merchants";
import { sessionByReference } from "../sessions";
import { answerOf, answerOfEarlier } from "./answer";
import { type Ask, beginOperation } from "./begin-operation";
import type { OperationKind } from "./core/machine";
import { isInternal } from "./core/may-operate";
import { deleteSession } from "./delete-session";
import { endSession } from "./end-session";
import { execute } from "./execute";
import { initiatorOf } from "./initiator";
import type { OperationRow } from "./parent";
import { makerOf, requestApproval } from "./request-approval";
import { type OperationInput, readTrackingKey } from "./schema";
import type { OperationOutcome } from "./views";

/**
 * Cancels, expires, deletes, refunds, captures or voids, and returns what the wire says of it.
 *
 * A `Tracking-Key` that already stands for an operation of the transaction is looked up before anything else and answers with that
 * operation as it stands now. Where refunds and voids take an approval, a user who is no checker leaves a request instead: 202 with
 * `request_id`. The gateway is called between two short transactions, never inside one; without an answer the outcome
 * is unknown, 202, and the resolver settles it. A refund to a wallet calls no gateway.
 *
 * @throws {Forbidden} a user without the permission of that operation @throws {NotFound} the merchant has no such transaction
 * @throws {InvalidFields} the body breaks a rule @throws {BadRequest} refused: `{detail, operation, result: "failed"}`
 * @throws {Conflict} a call with the same key has been waiting for the gateway for ten seconds
 */
export async function runOperation(
  ctx: Ctx,
  input: OperationInput,
  trackingKey: string | null,
): Promise<OperationOutcome> {
  const { operation } = input;
  const mayAsk = makerOf(ctx, operation) !== null && mayUse(ctx.actor, `Can do ${operation}`);
  if (!mayAsk) requirePermission(ctx.actor, `payment.${operation}`);
  if (isInternal(operation)) {
    const session = await sessionByReference(ctx, input);
    const view =
      operation === "delete"
        ? await deleteSession(ctx, session.id)
        : await endSession(ctx, { sessionId: session.id, operation });
    return { status: 200, view, replayed: false };
  }
  return runExternal(ctx, { ...input, operation }, readTrackingKey(trackingKey));
}

type External = Omit<OperationInput, "operation"> & { readonly operation: OperationKind };

async function runExternal(ctx: Ctx, input: External, trackingKey: string | null): Promise<OperationOutcome> {
  const earlier = trackingKey === null ? null : await findEarlier(ctx, input, trackingKey);
  if (earlier !== null) return answerOfEarlier(ctx, earlier);
  const { id: sessionId } = await sessionByReference(ctx, input);
  const { operation: kind, amount, destination, extra } = input;
  const ask: Ask = { kind, sessionId, amount, destination, extra, trackingKey, initiator: initiatorOf(ctx.actor) };
  const maker = makerOf(ctx, kind);
  if (maker !== null) return requestApproval(ctx, ask, maker);
  const begun = await transaction(ctx.db, (tx) => beginOperation(ctx, tx, ask));
  if (begun.kind === "repeated") return answerOfEarlier(ctx, begun.operation);
  return answerOf(ctx, begun.kind === "done" ? begun.operation : await execute(ctx, begun.operation), false);
}

/** The operation that the key stands for: on the named session, or on any session of the named order. */
function findEarlier(ctx: Ctx, { sessionId, orderNo }: External, trackingKey: string): Promise<OperationRow | null> {
  if (sessionId === undefined && orderNo === undefined) return Promise.resolve(null);
  const session = sessionId === undefined ? { orderNo } : { id: sessionId };
  return ctx.db.operation.findFirst({
    where: {
      merchantId: ctx.merchant.id,
      trackingKey,
      state: { not: "refused" },
      session: { ...session, deletedAt: null },
    },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
  });
}

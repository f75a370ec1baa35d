import type { jsonOrNull } from "@/server/db/json-column";
import { recordChanges } from "@/server/db/transactions/state-changes";
import { transition } from "@/server/kernel/machine";
import { addSeconds } from "@/server/kernel/time";
import type { Ctx, Tx } from "@/server/kernel/types";
import { APPROVAL, type ApprovalEvent, AWAITED_SECONDS, approvalState, isAwaiting } from "../core/approval";
import type { RequestRow } from "./request-views";
import { lockRequestRow } from "./statements";

/** Columns that change with the state; a decision also sets its time. */
export type RequestChange = {
  readonly operationId?: string;
  readonly message?: string | null;
  readonly decided?: { readonly checker: ReturnType<typeof jsonOrNull>; readonly decisionNote: string | null };
};

/**
 * Applies one event of the state table under the request's lock. A request that waits for a person expires
 * after 48 hours.
 * @throws {IllegalTransition} if the request's state does not accept the event
 */
export async function moveRequest(
  ctx: Ctx,
  tx: Tx,
  request: RequestRow,
  { event, change = {} }: { event: ApprovalEvent; change?: RequestChange },
): Promise<RequestRow> {
  const at = ctx.now();
  const from = approvalState(request.state);
  const to = transition(APPROVAL, from, event);
  const { decided, ...columns } = change;
  const moved = await tx.operationRequest.update({
    where: { id: request.id },
    data: {
      ...columns,
      ...(decided && { ...decided, decidedAt: at }),
      state: to,
      expiresAt: isAwaiting(to) ? addSeconds(at, AWAITED_SECONDS) : null,
    },
  });
  const { merchantId, id: objectId } = request;
  await recordChanges(tx, [{ merchantId, machine: "approval", objectId, from, event, to, at }]);
  return moved;
}

/**
 * Locks an approval request until the transaction ends; null if it does not exist. A session must be locked
 * before its request.
 */
export async function lockRequest(ctx: Ctx, tx: Tx, id: string): Promise<RequestRow | null> {
  const rows = await lockRequestRow(ctx, tx, id);
  return rows.length === 0 ? null : tx.operationRequest.findUnique({ where: { id } });
}

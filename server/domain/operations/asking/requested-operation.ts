import { jsonObject } from "@/server/kernel/json";
import type { Tx } from "@/server/kernel/types";
import { APPROVED_OPERATIONS, wordOf } from "@/server/kernel/words";
import type { RequestRow } from "../approvals/request-views";
import { DESTINATIONS } from "../core/words";
import { inSession } from "../record/parent-transaction";
import type { RequestedOperation } from "./begin-operation";

/**
 * The operation of an approval request. A rejected refund keeps its Tracking-Key, so a retry is sent without
 * one.
 */
export async function requestedOperationOf(tx: Tx, request: RequestRow): Promise<RequestedOperation> {
  const { operationId } = request;
  const earlier = operationId === null ? null : await tx.operation.findUnique({ where: { id: operationId } });
  return {
    kind: wordOf(APPROVED_OPERATIONS, request.kind, "operation"),
    sessionId: request.sessionId,
    target: {
      amount: inSession(request, request.amount).amount,
      destination: wordOf(DESTINATIONS, request.destination, "destination"),
    },
    extra: jsonObject(request.extra),
    trackingKey: earlier?.state === "rejected" ? null : request.trackingKey,
    leftShown: null,
    note: null,
    isApproved: true,
    initiator: jsonObject(request.maker),
  };
}

import type { OperationRequest, PaymentSession } from "@/server/db/generated/client";
import type { ChildView } from "@/server/domain/sessions/contract/fields";
import { toWire } from "@/server/kernel/money";
import type { Db, Tx } from "@/server/kernel/types";
import { answer, given } from "@/server/kernel/wire-schema-parts";
import { APPROVED_OPERATIONS, wordOf } from "@/server/kernel/words";
import type { RequestView } from "../contract/answers";
import { approvalState } from "../core/approval";
import { childState } from "../core/machine";
import { childView } from "../core/operation-event";
import { DESTINATIONS, type OperationState } from "../core/words";
import { type OperationRow, readOperation } from "../record/operation-row";
import { inSession } from "../record/parent-transaction";
import { storedPerson } from "../record/stored-person";

export type RequestRow = OperationRequest;

type Facts = {
  readonly request: RequestRow;
  readonly session: Pick<PaymentSession, "amount" | "orderNo">;
  readonly operation: OperationRow | null;
};

const RESULTS: Readonly<Record<OperationState, RequestView["operation_result"]>> = {
  processing: "pending",
  queued: "queued",
  done: "success",
  refused: "failed",
  rejected: "failed",
  reversed: "failed",
};

function resultOf({ request, operation }: Facts): RequestView["operation_result"] {
  const state = approvalState(request.state);
  if (state === "manual_action_required" || state === "expired") return "failed";
  return operation && RESULTS[operation.state];
}

function childOf(operation: OperationRow | null): ChildView | null {
  const state = operation && childState(operation.kind, operation.state);
  if (operation === null || state === null) return null;
  const { amount, childSessionId } = operation;
  return childView({ amount, childSessionId, childState: state });
}

export function requestView(facts: Facts): RequestView {
  const { request, session, operation } = facts;
  return answer<RequestView>()({
    id: request.id,
    state: approvalState(request.state),
    operation: wordOf(APPROVED_OPERATIONS, request.kind, "operation"),
    session_id: request.sessionId,
    order_no: session.orderNo,
    amount: toWire(inSession(request, session.amount)),
    operation_amount: toWire(inSession(request, request.amount)),
    currency_code: request.currency,
    pg_code: request.pgCode,
    destination: wordOf(DESTINATIONS, request.destination, "destination"),
    requested_by: storedPerson(request.maker),
    requested_by_key: keyOf(request),
    decided_by: storedPerson(request.checker),
    created_at: request.createdAt.toISOString(),
    decided_at: request.decidedAt?.toISOString() ?? null,
    expires_at: request.expiresAt?.toISOString() ?? null,
    operation_result: resultOf(facts),
    reference_number: operation?.referenceNumber ?? null,
    message: request.message,
    note: request.note,
    decision_note: request.decisionNote,
    ...given({ txn: childOf(operation) }),
  });
}

function keyOf({ makerKeyId: id, makerKeyName: name }: RequestRow): RequestView["requested_by_key"] {
  return id === null || name === null ? null : { id, name };
}

export async function readRequestView(db: Db | Tx, id: string): Promise<RequestView> {
  const { session, ...request } = await db.operationRequest.findUniqueOrThrow({
    where: { id },
    include: { session: { select: { amount: true, orderNo: true } } },
    relationLoadStrategy: "query",
  });
  const { operationId } = request;
  const operation = operationId === null ? null : await readOperation(db, operationId);
  return requestView({ request, session, operation });
}

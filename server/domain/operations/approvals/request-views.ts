/** A request for approval as the API shows it. */

import type { OperationRequest, PaymentSession } from "@/server/db/generated/client";
import { toWire } from "@/server/kernel/money";
import type { Db, Tx } from "@/server/kernel/types";
import { approvalState } from "../core/approval";
import { childState, operationKind, operationState } from "../core/machine";
import { type ChildView, childView } from "../core/operation-event";
import type { OperationRow } from "../record/operation-row";
import { inSession } from "../record/parent-transaction";

export type RequestRow = OperationRequest;

/** Amounts are decimal strings of `currency_code`; instants are ISO 8601, UTC, on the merchant's clock. */
export type RequestView = {
  id: string;
  state: string;
  operation: string;
  session_id: string;
  order_no: string | null;
  /** The transaction's. */
  amount: string;
  /** What the operation moves, without fee. */
  operation_amount: string;
  currency_code: string;
  pg_code: string;
  destination: string;
  requested_by: unknown;
  /** Null for API keys, and before a decision. */
  decided_by: unknown;
  created_at: string;
  decided_at: string | null;
  /** When it is given up unless someone acts; null if no one has to. */
  expires_at: string | null;
  /** `success`, `pending`, `queued` or `failed`; null before an approval. */
  operation_result: string | null;
  reference_number: string | null;
  message: string | null;
  /** What the maker said when asking. */
  note: string | null;
  /** What the checker said when deciding. */
  decision_note: string | null;
  /** The child transaction; absent while there is none. */
  txn?: ChildView;
};

type Facts = {
  readonly request: RequestRow;
  readonly session: Pick<PaymentSession, "amount" | "orderNo">;
  readonly operation: OperationRow | null;
};

const RESULTS: Readonly<Record<string, string>> = { done: "success", processing: "pending", queued: "queued" };

function resultOf({ request, operation }: Facts): string | null {
  const state = approvalState(request.state);
  if (state === "manual_action_required" || state === "expired") return "failed";
  return operation === null ? null : (RESULTS[operation.state] ?? "failed");
}

function childOf(operation: OperationRow | null): { txn?: ChildView } {
  const state = operation && childState(operationKind(operation.kind), operationState(operation.state));
  if (operation === null || state === null) return {};
  const amount = inSession(operation, operation.amount);
  return { txn: childView({ amount, childSessionId: operation.childSessionId, childState: state }) };
}

/** The wire form. */
export function requestView(facts: Facts): RequestView {
  const { request, session, operation } = facts;
  return {
    id: request.id,
    state: request.state,
    operation: request.kind,
    session_id: request.sessionId,
    order_no: session.orderNo,
    amount: toWire(inSession(request, session.amount)),
    operation_amount: toWire(inSession(request, request.amount)),
    currency_code: request.currency,
    pg_code: request.pgCode,
    destination: request.destination,
    requested_by: request.maker,
    decided_by: request.checker,
    created_at: request.createdAt.toISOString(),
    decided_at: request.decidedAt?.toISOString() ?? null,
    expires_at: request.expiresAt?.toISOString() ?? null,
    operation_result: resultOf(facts),
    reference_number: operation?.referenceNumber ?? null,
    message: request.message,
    note: request.note,
    decision_note: request.decisionNote,
    ...childOf(operation),
  };
}

/** The wire form of the stored request. */
export async function readRequestView(db: Db | Tx, id: string): Promise<RequestView> {
  const { session, ...request } = await db.operationRequest.findUniqueOrThrow({
    where: { id },
    include: { session: { select: { amount: true, orderNo: true } } },
    relationLoadStrategy: "query",
  });
  const { operationId } = request;
  const operation = operationId === null ? null : await db.operation.findUnique({ where: { id: operationId } });
  return requestView({ request, session, operation });
}

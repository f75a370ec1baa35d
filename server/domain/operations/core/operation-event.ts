/**
 * The operation event: body of operation webhooks and of the API's response (Spec, "Operations", "Webhook
 * deliveries"; decision 0081).
 */

import type { InitiatorView } from "@/server/domain/payments/contract";
import type { ChildView } from "@/server/domain/sessions/contract/fields";
import type { ChildState } from "@/server/domain/sessions/core/words";
import { type Money, toWire } from "@/server/kernel/money";
import { timestampUtc } from "@/server/kernel/time";
import { answer, given } from "@/server/kernel/wire-schema-parts";
import type { OperationKind } from "@/server/kernel/words";
import type { OperationEventView } from "../contract/answers";
import type { OperationSource, OperationState } from "./words";

export type OperationEventFacts = {
  readonly parent: { readonly id: string; readonly orderNo: string | null };
  readonly operation: {
    readonly kind: OperationKind;
    readonly source: OperationSource;
    readonly state: OperationState;
    readonly amount: Money;
    readonly referenceNumber: string;
    readonly childSessionId: string;
    readonly childState: ChildState;
    readonly gatewayResponse: Readonly<Record<string, unknown>>;
    readonly pgParams: Readonly<Record<string, unknown>>;
    readonly extra: Readonly<Record<string, unknown>> | null;
    readonly initiator: InitiatorView | null;
  };
  readonly gateway: { readonly code: string; readonly isSandbox: boolean };
  readonly at: Date;
};

type OperationEvent = Omit<OperationEventView, "signature">;

/**
 * The API's operation object without signature. Amounts are without fee, as decimal strings with their
 * currency's decimals.
 */
export function operationEvent({ parent, operation, gateway, at }: OperationEventFacts): OperationEvent {
  const amount = toWire(operation.amount);
  const result = wireResult(operation.state);
  return answer<OperationEvent>()({
    session_id: parent.id,
    order_no: parent.orderNo ?? "",
    operation: operation.kind,
    amount,
    reference_number: operation.referenceNumber,
    result,
    success: result === "success",
    source: operation.source,
    txn: childView(operation),
    pg_code: gateway.code,
    pg_response: operation.gatewayResponse,
    pg_params: operation.pgParams,
    ...given({ initiator: operation.initiator }),
    is_sandbox: gateway.isSandbox,
    ...given({ extra: operation.extra }),
    timestamp_utc: timestampUtc(at),
  });
}

/**
 * `result` in the API by state; null for states without an event. `reversed`: the gateway undid a completed
 * operation.
 */
const RESULTS: Readonly<Record<OperationState, OperationEventView["result"] | null>> = {
  processing: null,
  queued: "queued",
  done: "success",
  refused: null,
  rejected: "rejected",
  reversed: "rejected",
};

function wireResult(state: OperationState): OperationEventView["result"] {
  const result = RESULTS[state];
  if (result === null) throw new RangeError(`An operation in state ${state} has no event.`);
  return result;
}

export function childView(
  operation: Pick<OperationEventFacts["operation"], "amount" | "childSessionId" | "childState">,
): ChildView {
  return {
    amount: toWire(operation.amount),
    currency_code: operation.amount.currency,
    session_id: operation.childSessionId,
    order_no: null,
    state: operation.childState,
  };
}

/** The operation event: the body of operation webhooks and of the API's answer (Spec, "Operations"; decisions §7 and §9). */
import { type Money, toWire } from "../../../kernel/money";
import { timestampUtc } from "../../../kernel/time";
import type { ChildState, OperationKind, OperationState } from "./machine";

export type OperationEventFacts = {
  readonly parent: { readonly id: string; readonly orderNo: string | null };
  readonly operation: {
    readonly kind: OperationKind;
    readonly state: OperationState;
    readonly amount: Money;
    readonly referenceNumber: string;
    readonly childSessionId: string;
    readonly childState: ChildState;
    readonly gatewayResponse: Readonly<Record<string, unknown>>;
    readonly pgParams: Readonly<Record<string, unknown>>;
    readonly extra: Readonly<Record<string, unknown>> | null;
    /** The user object of the wire; null for API keys. */
    readonly initiator: Readonly<Record<string, unknown>> | null;
  };
  readonly gateway: { readonly code: string; readonly isSandbox: boolean };
  /** On the merchant's clock. */
  readonly at: Date;
};

/** `success`, `queued` while the gateway has a refund in hand, `rejected` where it turned a queued one down. */
function wireResult(state: OperationState): "success" | "queued" | "rejected" {
  if (state === "done") return "success";
  return state === "queued" ? "queued" : "rejected";
}

/** The wire object without its signature. Amounts are without fee, as decimal strings with their currency's decimals. */
export function operationEvent({ parent, operation, gateway, at }: OperationEventFacts): Record<string, unknown> {
  const amount = toWire(operation.amount);
  const result = wireResult(operation.state);
  return {
    session_id: parent.id,
    order_no: parent.orderNo ?? "",
    operation: operation.kind,
    amount,
    reference_number: operation.referenceNumber,
    result,
    success: result === "success",
    source: "input",
    txn: {
      amount,
      currency_code: operation.amount.currency,
      session_id: operation.childSessionId,
      order_no: null,
      state: operation.childState,
    },
    pg_code: gateway.code,
    pg_response: operation.gatewayResponse,
    pg_params: operation.pgParams,
    ...(operation.initiator === null ? {} : { initiator: operation.initiator }),
    is_sandbox: gateway.isSandbox,
    ...(operation.extra === null ? {} : { extra: operation.extra }),
    timestamp_utc: timestampUtc(at),
  };
}

import { rowsOf } from "@/server/db/driver/named-statement";
import { signingKey } from "@/server/domain/merchants";
import type { Session } from "@/server/domain/sessions";
import type { ChildState } from "@/server/domain/sessions/core/words";
import { newEvent, newEventIds } from "@/server/domain/webhooks";
import { jsonObject } from "@/server/kernel/json";
import { PAYMENT_TYPES } from "@/server/kernel/payment-types";
import type { Ctx, Tx } from "@/server/kernel/types";
import { childState } from "../core/machine";
import { operationEvent } from "../core/operation-event";
import type { OperationState } from "../core/words";
import type { OperationRow } from "./operation-row";
import { type EventSettings, SETTINGS } from "./statements/operation-event";
import { storedPerson } from "./stored-person";

/**
 * The event's deduplication key. A queued refund has an event when the gateway accepts it and one when it is
 * final; each late failure, and each later success, adds an event.
 */
export function causeOf({ id, state, failures }: Pick<OperationRow, "id" | "state" | "failures">): string {
  const time = state === "reversed" ? failures : failures + 1;
  return `${CAUSES[state]}:${id}${time > 1 ? `:${time}` : ""}`;
}

const CAUSES: Readonly<Record<OperationState, string>> = {
  processing: "operation",
  queued: "operation-queued",
  done: "operation",
  refused: "operation",
  rejected: "operation",
  reversed: "operation-reversed",
};

export async function readEventSettings(ctx: Ctx, tx: Tx, { pgCode, id }: OperationRow): Promise<EventSettings> {
  const [settings] = await rowsOf(tx, SETTINGS, [ctx.merchant.id, pgCode, id]);
  if (settings === undefined) throw new Error("The merchant of an operation is gone.");
  return settings;
}

type EmittedOperation = {
  readonly session: Session;
  readonly operation: OperationRow;
  readonly settings: EventSettings;
};

/** An operation's signed event, numbered within the session, and its delivery, which a job posts. */
export function newOperationEvent(ctx: Ctx, { session, operation, settings }: EmittedOperation) {
  return newEvent(signingKey(settings), {
    merchantId: ctx.merchant.id,
    kind: "operation",
    objectId: session.id,
    number: session.eventCount + 1,
    cause: causeOf(operation),
    payload: payloadOf(session, operation, { isSandbox: settings.isSandbox, at: ctx.now() }),
    url: session.webhookUrl ?? settings.merchantWebhookUrl,
    occurredAt: ctx.now(),
    variant: PAYMENT_TYPES[session.paymentType].signature,
    leaseUntil: null,
    ids: newEventIds(ctx.realNow()),
  });
}

function payloadOf(session: Session, row: OperationRow, { isSandbox, at }: { isSandbox: boolean; at: Date }) {
  const { kind, state, amount } = row;
  return operationEvent({
    parent: { id: session.id, orderNo: session.orderNo },
    operation: {
      kind,
      source: row.source,
      state,
      amount,
      referenceNumber: row.referenceNumber,
      childSessionId: row.childSessionId,
      childState: existing(childState(kind, state)),
      gatewayResponse: jsonObject(row.gatewayResponse) ?? {},
      pgParams: jsonObject(row.pgParams) ?? {},
      extra: jsonObject(row.extra),
      initiator: storedPerson(row.initiator),
    },
    gateway: { code: row.pgCode, isSandbox },
    at,
  });
}

function existing(state: ChildState | null): ChildState {
  if (state === null) throw new Error("An operation without a child has no event.");
  return state;
}

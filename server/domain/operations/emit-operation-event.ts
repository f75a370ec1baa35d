/** The event of an operation, and its way to the merchant. */

import { webhookKeys } from "@/server/domain/merchants";
import type { Session } from "@/server/domain/sessions";
import { newEvent, newEventIds } from "@/server/domain/webhooks";
import { jsonObject } from "@/server/kernel/json";
import { PAYMENT_TYPES } from "@/server/kernel/payment-types";
import type { Ctx, Tx } from "@/server/kernel/types";
import { type ChildState, childState, operationKind, operationState } from "./core/machine";
import { operationEvent } from "./core/operation-event";
import { inSession, type OperationRow } from "./parent-transaction";

/**
 * What the event is caused by: a queued refund has two, one when the gateway takes it up and one when it
 * decides; what the gateway takes back later has one more.
 */
export function causeOf({ id, state }: Pick<OperationRow, "id" | "state">): string {
  if (state === "reversed") return `operation-reversed:${id}`;
  return state === "queued" ? `operation-queued:${id}` : `operation:${id}`;
}

/**
 * Writes the signed event, numbered on within the parent, and its delivery, which the job makes. The caller
 * holds the session's lock.
 */
export async function emitOperationEvent(ctx: Ctx, tx: Tx, session: Session, operation: OperationRow): Promise<void> {
  const merchant = await tx.merchant.findUniqueOrThrow({ where: { id: ctx.merchant.id } });
  const account = await tx.gateway.findUnique({
    where: { merchantId_code: { merchantId: merchant.id, code: operation.pgCode } },
    select: { isSandbox: true },
  });
  const { event, delivery } = newEvent(webhookKeys(merchant), {
    merchantId: merchant.id,
    kind: "operation",
    objectId: session.id,
    number: session.eventCount + 1,
    cause: causeOf(operation),
    payload: payloadOf(session, operation, { isSandbox: account?.isSandbox ?? false, at: ctx.now() }),
    url: session.webhookUrl ?? merchant.webhookUrl,
    occurredAt: ctx.now(),
    variant: PAYMENT_TYPES[session.paymentType].signature,
    leaseUntil: null,
    ids: newEventIds(ctx.realNow()),
  });
  await tx.event.createMany({ data: [event] });
  if (delivery !== null) await tx.delivery.createMany({ data: [delivery] });
  await tx.paymentSession.update({
    where: { id: session.id, merchantId: merchant.id },
    data: { eventCount: event.number, updatedAt: ctx.now() },
  });
}

function payloadOf(session: Session, row: OperationRow, { isSandbox, at }: { isSandbox: boolean; at: Date }) {
  const [kind, state] = [operationKind(row.kind), operationState(row.state)];
  return operationEvent({
    parent: { id: session.id, orderNo: session.orderNo },
    operation: {
      kind,
      state,
      amount: inSession(row, row.amount),
      referenceNumber: row.referenceNumber,
      childSessionId: row.childSessionId,
      childState: existing(childState(kind, state)),
      gatewayResponse: jsonObject(row.gatewayResponse) ?? {},
      pgParams: jsonObject(row.pgParams) ?? {},
      extra: jsonObject(row.extra),
      initiator: jsonObject(row.initiator),
    },
    gateway: { code: row.pgCode, isSandbox },
    at,
  });
}

/** Only operations with a child have events. */
function existing(state: ChildState | null): ChildState {
  if (state === null) throw new Error("An operation without a child has no event.");
  return state;
}

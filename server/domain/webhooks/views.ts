/** Views of events and deliveries. Instants are ISO 8601 in UTC. */

import type { Delivery, DeliveryAttempt, Event, Prisma } from "@/server/db/generated/client";
import { maskedAnswer } from "@/server/domain/request-log";
import { readJson } from "@/server/kernel/exact-json";
import { shownAddress } from "@/server/kernel/webhook-address";
import { wordOf } from "@/server/kernel/words";
import type { EndpointDeliveryView } from "./contract/endpoints";
import type { DeliveryView, EventView } from "./contract/events";
import { listedKind, objectIds } from "./core/event-object";
import { objectEventBody } from "./core/object-event";
import { DELIVERIES_SHOWN, DELIVERY_STATES, isObjectEvent, TRIES_SHOWN } from "./core/words";

/** Loads attempts without the receivers' responses, which only an endpoint's deliveries show. */
export const WITH_LOG = { log: { orderBy: { id: "desc" }, take: TRIES_SHOWN, omit: { answer: true } } } as const;

export const WITH_DELIVERIES = {
  deliveries: { orderBy: [{ createdAt: "desc" }, { id: "desc" }], take: DELIVERIES_SHOWN, include: WITH_LOG },
} as const satisfies Prisma.EventInclude;

type Try = Omit<DeliveryAttempt, "answer">;

export function deliveryView(row: Delivery & { log: readonly Try[] }): DeliveryView {
  return {
    id: row.id,
    url: shownAddress(row.url),
    endpoint_id: row.endpointId,
    state: wordOf(DELIVERY_STATES, row.state, "delivery state"),
    attempts: row.attempts + row.asked,
    next_attempt_at: row.dueAt?.toISOString() ?? null,
    last_status: row.lastStatus,
    last_error: row.lastError,
    log: row.log.map(tryView).reverse(),
  };
}

export function endpointDeliveryView(
  row: Delivery & { log: readonly DeliveryAttempt[] },
): EndpointDeliveryView["delivery"] {
  return {
    ...deliveryView(row),
    log: row.log.map((each) => ({ ...tryView(each), answer: each.answer && maskedAnswer(each.answer) })).reverse(),
  };
}

function tryView({ number, asked, at, status, error, durationMs }: Try): DeliveryView["log"][number] {
  return { number, manual: asked, at: at.toISOString(), status, error, duration_ms: durationMs };
}

export function eventView(row: Event & { deliveries: readonly (Delivery & { log: readonly Try[] })[] }): EventView {
  const { sessionId, subscriptionId } = objectIds(row);
  const kind = listedKind(row.kind);
  return {
    id: row.id,
    kind,
    session_id: sessionId,
    subscription_id: subscriptionId,
    number: row.number,
    occurred_at: row.occurredAt.toISOString(),
    payload: isObjectEvent(kind) ? objectEventBody(row) : readJson(row.payload),
    deliveries: row.deliveries.map(deliveryView).reverse(),
  };
}

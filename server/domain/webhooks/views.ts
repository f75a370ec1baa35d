/** Instants are ISO 8601, UTC, on the merchant's clock. */

import type { Delivery, DeliveryAttempt, Event } from "@/server/db/generated/client";
import { readJson } from "@/server/kernel/exact-json";
import { wordOf } from "@/server/kernel/words";
import type { DeliveryView, EventView } from "./contract/events";
import { isObjectEvent, listedKind, objectIds } from "./core/event-object";
import { objectEventBody } from "./core/object-event";
import { DELIVERY_STATES } from "./core/words";

export const WITH_DELIVERIES = {
  deliveries: { orderBy: { createdAt: "asc" }, include: { log: { orderBy: { id: "asc" } } } },
} as const;

export function deliveryView(row: Delivery & { log: readonly DeliveryAttempt[] }): DeliveryView {
  return {
    id: row.id,
    url: row.url,
    endpoint_id: row.endpointId,
    state: wordOf(DELIVERY_STATES, row.state, "delivery state"),
    attempts: row.attempts + row.asked,
    next_attempt_at: row.dueAt?.toISOString() ?? null,
    last_status: row.lastStatus,
    last_error: row.lastError,
    log: row.log.map(({ number, asked, at, status, error, durationMs, answer }) => ({
      number,
      manual: asked,
      at: at.toISOString(),
      status,
      error,
      duration_ms: durationMs,
      answer,
    })),
  };
}

export function eventView(
  row: Event & { deliveries: readonly (Delivery & { log: readonly DeliveryAttempt[] })[] },
): EventView {
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
    deliveries: row.deliveries.map(deliveryView),
  };
}

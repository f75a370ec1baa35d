/** Events and deliveries as the API shows them. Instants are ISO 8601, UTC, on the merchant's clock. */
import type { Delivery, DeliveryAttempt, Event } from "../../db/generated/client";

/** One try of a delivery. `status` is null when no answer came; `error` is null when it was accepted. */
export type DeliveryLogView = {
  number: number;
  at: string;
  status: number | null;
  error: string | null;
  duration_ms: number;
};

/** The way of an event to one address; `next_attempt_at` is null when nothing more is scheduled. */
export type DeliveryView = {
  id: string;
  url: string;
  state: string;
  attempts: number;
  next_attempt_at: string | null;
  last_status: number | null;
  last_error: string | null;
  log: readonly DeliveryLogView[];
};

/** An event; `payload` is the object that was sent, `number` counts the events of its session. */
export type EventView = {
  id: string;
  kind: string;
  session_id: string;
  number: number;
  occurred_at: string;
  payload: unknown;
  deliveries: readonly DeliveryView[];
};

/** What Prisma must load for {@link eventView}. */
export const WITH_DELIVERIES = {
  deliveries: { orderBy: { createdAt: "asc" }, include: { log: { orderBy: { id: "asc" } } } },
} as const;

/** The delivery of a row. */
export function deliveryView(row: Delivery & { log: readonly DeliveryAttempt[] }): DeliveryView {
  return {
    id: row.id,
    url: row.url,
    state: row.state,
    attempts: row.attempts,
    next_attempt_at: row.dueAt?.toISOString() ?? null,
    last_status: row.lastStatus,
    last_error: row.lastError,
    log: row.log.map(({ number, at, status, error, durationMs }) => ({
      number,
      at: at.toISOString(),
      status,
      error,
      duration_ms: durationMs,
    })),
  };
}

/** The event of a row. */
export function eventView(
  row: Event & { deliveries: readonly (Delivery & { log: readonly DeliveryAttempt[] })[] },
): EventView {
  return {
    id: row.id,
    kind: row.kind,
    session_id: row.objectId,
    number: row.number,
    occurred_at: row.occurredAt.toISOString(),
    payload: JSON.parse(row.payload),
    deliveries: row.deliveries.map(deliveryView),
  };
}

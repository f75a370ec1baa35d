/** Events and deliveries as the API shows them. Instants are ISO 8601, UTC, on the merchant's clock. */

import type { Delivery, DeliveryAttempt, Event } from "@/server/db/generated/client";
import { readJson } from "@/server/kernel/exact-json";

/**
 * One try of a delivery; `manual` when it was asked for, and no part of the schedule. `status` is null when
 * no answer came; `error` is null when it was accepted.
 */
export type DeliveryLogView = {
  number: number;
  manual: boolean;
  at: string;
  status: number | null;
  error: string | null;
  duration_ms: number;
};

/**
 * The way of an event to one address. `attempts` counts every try, those asked for included;
 * `next_attempt_at` is null when nothing more is scheduled.
 */
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

/**
 * An event; `payload` is the object that was sent, `number` counts the events of its session or, if it is of
 * kind `subscription`, of its subscription. One of the two ids is null.
 */
export type EventView = {
  id: string;
  kind: string;
  session_id: string | null;
  subscription_id: string | null;
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
    attempts: row.attempts + row.asked,
    next_attempt_at: row.dueAt?.toISOString() ?? null,
    last_status: row.lastStatus,
    last_error: row.lastError,
    log: row.log.map(({ number, asked, at, status, error, durationMs }) => ({
      number,
      manual: asked,
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
  const ofSubscription = row.kind === "subscription";
  return {
    id: row.id,
    kind: row.kind,
    session_id: ofSubscription ? null : row.objectId,
    subscription_id: ofSubscription ? row.objectId.trimEnd() : null,
    number: row.number,
    occurred_at: row.occurredAt.toISOString(),
    payload: readJson(row.payload),
    deliveries: row.deliveries.map(deliveryView),
  };
}

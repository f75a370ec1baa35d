import type { Delivery, Event } from "@/server/db/generated/client";
import { readTold, type ToldFacts } from "@/server/domain/webhooks";
import { type DeliveryState, isObjectEvent, LISTED_KINDS } from "@/server/domain/webhooks/core/words";
import { wordOf } from "@/server/kernel/words";

/** `state` and `status` are of the newest delivery; `at` is ISO 8601. */
export type PaymentEvent = {
  readonly id: string;
  readonly told: ToldFacts | null;
  readonly state: string;
  readonly status: number | null;
  readonly at: string;
};

export type EventsAgain = { readonly state: DeliveryState; readonly count: number };

export type EventWithDeliveries = Event & { readonly deliveries: readonly Delivery[] };

const EVENTS_SHOWN = 5;

export function paymentEvents(events: readonly EventWithDeliveries[]): PaymentEvent[] {
  return events.slice(0, EVENTS_SHOWN).map(({ deliveries: [newest], ...event }) => {
    const { state = "none", lastStatus: status = null } = newest ?? {};
    return { id: event.id, told: readTold(event), state, status, at: event.occurredAt.toISOString() };
  });
}

export function eventsAgain(events: readonly EventWithDeliveries[]): EventsAgain | null {
  if (events.length === 0) return null;
  const sent = events.filter(({ kind }) => !isObjectEvent(wordOf(LISTED_KINDS, kind, "kind of event")));
  const count = (state: string) => sent.filter(({ deliveries: [newest] }) => newest?.state === state).length;
  const [exhausted, delivered] = [count("exhausted"), count("delivered")];
  return exhausted === 0 && delivered > 0
    ? { state: "delivered", count: delivered }
    : { state: "exhausted", count: exhausted };
}

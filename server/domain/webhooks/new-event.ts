/** Makes the rows of an event and its delivery, to be inserted in the causing transaction. */
import { randomBytes } from "node:crypto";
import { insertion } from "@/server/db/sql-fragments";
import type { WriteBatch } from "@/server/db/transactions/write-batch";
import type { WebhookKeys } from "@/server/domain/merchants";
import { writeJson } from "@/server/kernel/exact-json";
import { monthlyId, monthNumber, monthOfId } from "@/server/kernel/ids";
import { bodySignature, type Payload, type SignatureForm } from "./core/signatures";
import type { EventKind } from "./core/words";

export type EventRow = {
  readonly id: string;
  readonly month: number;
  readonly merchantId: string;
  readonly kind: EventKind;
  readonly objectId: string;
  readonly number: number;
  readonly cause: string;
  readonly payload: string;
  readonly occurredAt: Date;
};

export type DeliveryRow = {
  readonly id: string;
  readonly month: number;
  readonly merchantId: string;
  readonly eventId: string;
  readonly url: string;
  readonly state: "pending";
  readonly attempts: 0;
  readonly dueAt: Date;
  readonly leaseUntil: Date | null;
  readonly createdAt: Date;
};

export type NewEvent<Body extends Payload = Payload> = {
  readonly merchantId: string;
  readonly kind: EventKind;
  /** Id of the event's session; for the kind `subscription`, of the subscription. */
  readonly objectId: string;
  readonly number: number;
  /** Deduplication key such as `attempt:<id>`, unique among the merchant's events. */
  readonly cause: string;
  readonly payload: Body;
  /** The webhook address; null stores the event without delivering it. */
  readonly url: string | null;
  readonly occurredAt: Date;
  /** Kind of the signature in the event's body (Spec, "Webhook deliveries"). */
  readonly variant: SignatureForm;
  /** End of the delivery's lease to a request, in real time; null leaves the delivery to the job. */
  readonly leaseUntil: Date | null;
  readonly ids: { readonly event: string; readonly delivery: string };
};

/** New ids of an event and its first delivery, both with the month of the real time `at` (decision 0300). */
export function newEventIds(at: Date): NewEvent["ids"] {
  const month = monthNumber(at);
  return { event: monthlyId("evt", month, randomBytes(25)), delivery: monthlyId("dlv", month, randomBytes(25)) };
}

export function newDeliveryId(eventId: string): string {
  return monthlyId("dlv", monthOfId(eventId), randomBytes(25));
}

export type EmittedEvent = { readonly event: EventRow; readonly delivery: DeliveryRow | null };

/** An event with its first delivery, due at once. `body` is the signed payload as an object. */
export function newEvent<Body extends Payload>(
  keys: Pick<WebhookKeys, "hmacKey">,
  input: NewEvent<Body>,
): EmittedEvent & { readonly signed: Body & { readonly signature: string } } {
  const { merchantId, kind, objectId, number, cause, occurredAt, url, leaseUntil, ids } = input;
  const signed = { ...input.payload, signature: bodySignature(input.variant, keys.hmacKey, input.payload) };
  const payload = writeJson(signed);
  const month = monthOfId(ids.event);
  const event: EventRow = { id: ids.event, month, merchantId, kind, objectId, number, cause, payload, occurredAt };
  return {
    event,
    signed,
    delivery: url === null ? null : newDelivery(event, { id: ids.delivery, url, leaseUntil, at: occurredAt }),
  };
}

/** Adds an event to the write batch; the caller has locked the event's object. */
export function addEvent(writes: WriteBatch, { event, delivery }: EmittedEvent): void {
  writes.add(insertion("event", event));
  if (delivery !== null) writes.add(insertion("delivery", delivery));
}

export function newDelivery(
  event: Pick<EventRow, "id" | "merchantId">,
  { id, url, leaseUntil, at }: { id: string; url: string; leaseUntil: Date | null; at: Date },
): DeliveryRow {
  const { id: eventId, merchantId } = event;
  const month = monthOfId(eventId);
  return { id, month, merchantId, eventId, url, state: "pending", attempts: 0, dueAt: at, leaseUntil, createdAt: at };
}

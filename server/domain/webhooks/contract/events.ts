import { z } from "zod";
import { pageFields, pageRequest } from "@/server/kernel/page";
import { rangeEnd } from "@/server/kernel/time-range";
import { webhookUrl } from "@/server/kernel/webhook-address";
import { choice, integer, object, optional, text } from "@/server/kernel/wire";
import { Instant, named, Url } from "@/server/kernel/wire-schema-parts";
import { DELIVERY_STATES, LISTED_KINDS, TRIES_SHOWN } from "../core/words";
import { KIND_WORDS } from "./objects";

/** Longest wait for an event in seconds; shorter than proxies allow a request. */
const MOST_WAIT = 20;

/** A query of webhook events (Spec, "Waiting for events"). */
export const EventQuery = z
  .object({
    session_id: optional(text(40)).describe("Only events of this payment session."),
    subscription_id: optional(text(40)).describe(
      "Only events of this subscription itself: kinds `subscription` and `subscription.*`.",
    ),
    kind: optional(choice(LISTED_KINDS)).describe(
      `Only events of this kind: \`payment\`, \`operation\`, \`subscription\`, or a state change: ${KIND_WORDS}.`,
    ),
    created_after: optional(rangeEnd()).describe(
      "Only events from then on, by `occurred_at`: a day `YYYY-MM-DD` of the merchant's time zone, or an instant in ISO 8601 with its offset.",
    ),
    created_before: optional(rangeEnd()).describe(
      "Only events until then, included, by `occurred_at`: a day `YYYY-MM-DD` of the merchant's time zone, or an instant in ISO 8601 with its offset.",
    ),
    wait: optional(integer(0, MOST_WAIT)).describe(
      "Long polling: the answer comes when more than `known` events match, or after this many seconds. Default 0.",
    ),
    known: optional(integer(0, Number.MAX_SAFE_INTEGER)).describe(
      "Number of matching events that you have already, for `wait`. Default 0.",
    ),
    ...pageFields(),
  })
  .transform(({ session_id, subscription_id, kind, created_after, created_before, wait, known, ...page }) => ({
    sessionId: session_id,
    subscriptionId: subscription_id,
    kind,
    createdAfter: created_after,
    createdBefore: created_before,
    wait: wait ?? 0,
    known: known ?? 0,
    ...pageRequest(page),
  }));

export type EventFilter = z.infer<typeof EventQuery>;

export const TestAddress = object({ url: webhookUrl(2000) });

const TRY = {
  number: z.int().describe("1, 2, 3 … within the delivery."),
  manual: z.boolean().describe("True if the try was requested by redelivery. Such tries do not count as retries."),
  at: Instant.describe("When the answer came or the request failed, on the merchant's clock."),
  status: z.nullable(z.int()).describe("HTTP status of your answer; null if there was none."),
  error: z.nullable(z.string()).describe("Why the try failed; null if your answer had a status of 200 to 299."),
  duration_ms: z.int().describe("Milliseconds from the request to the answer or the failure."),
};
const DeliveryTry = named("DeliveryTry", z.strictObject(TRY));
const EndpointTry = named(
  "EndpointTry",
  z.strictObject({ ...TRY, answer: z.nullable(z.string()).describe("First 4 KiB of the answer; null without one.") }),
);

function deliveryOf<T extends z.ZodType>(name: string, each: T, tries: string) {
  return named(
    name,
    z.strictObject({
      id: z.string().describe("Id of the delivery."),
      url: Url.describe("Address that the event is posted to; of a webhook endpoint, the one of the last try."),
      endpoint_id: z
        .nullable(z.string())
        .describe("Id of the webhook endpoint; null for the address of a session or merchant."),
      state: z
        .enum(DELIVERY_STATES)
        .describe(
          "`pending`: the next try is scheduled. `delivered`: your server accepted it. `exhausted`: every retry failed. `stopped`: your server answered 410, another address replaced this one, or the webhook endpoint was paused or deleted.",
        ),
      attempts: z.int().describe("Number of tries, requested redeliveries included."),
      next_attempt_at: z.nullable(Instant).describe("When the next try is due; null if none is scheduled."),
      last_status: z.nullable(z.int()).describe("HTTP status of the last answer; null if there was none."),
      last_error: z.nullable(z.string()).describe("Why the last try failed; null if it succeeded."),
      log: z.array(each).describe(tries),
    }),
  );
}

const TRIES = `The last ${TRIES_SHOWN} tries, oldest first.`;

export const DeliveryView = deliveryOf("Delivery", DeliveryTry, TRIES);
export type DeliveryView = z.infer<typeof DeliveryView>;
export const DeliveryToEndpoint = deliveryOf("DeliveryToEndpoint", EndpointTry, TRIES);

/** @param payload schema of the event's body, which later modules define */
export function eventOf<P extends z.ZodType>(payload: P) {
  return named(
    "Event",
    z.strictObject({
      id: z.string().describe("Id of the event, the `webhook-id` of its webhooks."),
      kind: z
        .enum(LISTED_KINDS)
        .meta({ "x-open-list": true })
        .describe(
          `\`payment\`: an attempt to pay was decided. \`operation\`: a refund, capture or void. \`subscription\`: an event of a subscription that is not about a payment. With a dot, a state change that webhook endpoints receive: ${KIND_WORDS}. Kinds may be added.`,
        ),
      session_id: z
        .nullable(z.string())
        .describe("The payment session of the event; null for events of subscriptions, cards and wallets."),
      subscription_id: z
        .nullable(z.string())
        .describe("The subscription of the event, for events of subscriptions; otherwise null."),
      number: z
        .int()
        .describe(
          "1, 2, 3 … without gaps: of kinds without a dot within the session or subscription, of kinds with a dot within `payload.object`.",
        ),
      occurred_at: Instant.describe("When it happened, on the merchant's clock."),
      payload: payload.meta({ "x-open-list": true }).describe("The body that was posted."),
      deliveries: z.array(DeliveryView).describe("One delivery per address. Empty if no webhook address was set."),
    }),
  );
}
export type EventView = z.infer<ReturnType<typeof eventOf<z.ZodUnknown>>>;

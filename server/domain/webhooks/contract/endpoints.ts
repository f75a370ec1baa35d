/** Requests and responses about webhook endpoints (Spec, "Webhook endpoints"). */
import { z } from "zod";
import { pageFields } from "@/server/kernel/page";
import { UNSENDABLE } from "@/server/kernel/sent-values";
import { rangeEnd } from "@/server/kernel/time-range";
import {
  anyObject,
  choice,
  type Field,
  field,
  flag,
  list,
  matching,
  nullable,
  object,
  optional,
  prose,
  refuse,
  text,
  url,
} from "@/server/kernel/wire";
import { Instant, named, pageOf, Url } from "@/server/kernel/wire-schema-parts";
import { headerFault } from "../core/own-headers";
import { DELIVERY_STATES, ENDPOINT_KINDS, OBJECT_EVENT_KINDS } from "../core/words";
import { DeliveryToEndpoint } from "./events";
import { KIND_WORDS } from "./objects";

const MAX_KINDS = 100;
const MAX_PASSWORD = 255;
const TOO_LONG = `Ensure this field has no more than ${MAX_PASSWORD} characters.`;

function ownHeaders(): Field<Record<string, string>> {
  return anyObject().transform((value, context) => {
    const fault = headerFault(value);
    if (fault === null) return value as Record<string, string>;
    context.addIssue({ code: "custom", message: fault });
    return z.NEVER;
  });
}

function sendable(part: Field<string>): Field<string> {
  return part.refine((value) => !UNSENDABLE.test(value), "Control and invisible characters are not allowed.");
}

/**
 * The password of Basic authentication: it is not trimmed, and may be absent, because some receivers take a
 * key as user name alone.
 */
function basicPassword(): Field<string> {
  return field(
    (value) => {
      if (typeof value !== "string") return refuse("Not a valid string.");
      return [...value].length > MAX_PASSWORD ? refuse(TOO_LONG) : value;
    },
    { type: "string", maxLength: MAX_PASSWORD },
  );
}

const KINDS = list(choice(ENDPOINT_KINDS), { max: MAX_KINDS, empty: true });

const FIELDS = {
  description: optional(nullable(prose(255))).describe("Your description of the endpoint."),
  kinds: optional(KINDS).describe(`Kinds of events that the endpoint receives; empty for all: ${KIND_WORDS}.`),
  headers: optional(nullable(ownHeaders())).describe(
    "Up to 20 headers, by name, that each request carries. They are stored encrypted and are not shown again.",
  ),
  basic: optional(
    nullable(
      object({
        username: sendable(matching(/^[^:]*$/, 255)).describe("User name, without a colon."),
        password: sendable(basicPassword()).describe("Password, sent as it is; it may be empty."),
      }),
    ),
  ).describe("`username` and `password`, sent as Basic. They are stored encrypted; the password is not shown again."),
};

export const NewWebhookEndpoint = object({
  url: url(2000).describe("Address that receives the events."),
  ...FIELDS,
});
export type NewWebhookEndpoint = z.infer<typeof NewWebhookEndpoint>;

export const WebhookEndpointPatch = object({
  url: optional(url(2000)).describe("Address that receives the events, also those that wait for a retry."),
  ...FIELDS,
  paused: optional(flag()).describe(
    "True stops the endpoint: what waits for a retry is stopped, and later events are not sent. Send them again by their span.",
  ),
});
export type WebhookEndpointPatch = z.infer<typeof WebhookEndpointPatch>;

export const EndpointRedelivery = object({
  created_after: rangeEnd().describe("Events from then on: a day `YYYY-MM-DD` of the merchant's zone, or an instant."),
  created_before: optional(rangeEnd()).describe(
    "Events until then, included, in the same form. Default now; not before `created_after`. A span has at most 92 days.",
  ),
  kinds: optional(KINDS).describe(`Only these kinds among those of the endpoint: ${KIND_WORDS}.`),
  delivered: optional(flag()).describe("True to also send events that the endpoint has accepted. Default false."),
  starting_after: optional(text(64)).describe(
    "Only events that follow this one: `last_event_id` of the answer before.",
  ),
});
export type EndpointRedelivery = z.infer<typeof EndpointRedelivery>;

export const EndpointDeliveryQuery = z.object({
  state: optional(choice(DELIVERY_STATES)).describe(
    "Only deliveries in this state: `pending`, `delivered`, `exhausted` or `stopped`.",
  ),
  ...pageFields(),
});
export type EndpointDeliveryQuery = z.infer<typeof EndpointDeliveryQuery>;

const ENDPOINT = {
  id: z.string().describe("Id of the webhook endpoint."),
  url: Url.describe("Address that receives the events."),
  description: z.nullable(z.string()).describe("Your description of the endpoint."),
  kinds: z.array(z.string()).describe("Kinds that the endpoint receives; empty for all."),
  header_names: z.array(z.string()).describe("Names of the headers that each request carries."),
  basic_username: z.nullable(z.string()).describe("User name of the Basic credential; null without one."),
  former_secret_until: z
    .nullable(Instant)
    .describe("Until when the former signing key also signs, in real time; null if only one signs."),
  paused_at: z
    .nullable(Instant)
    .describe("Since when nothing is sent, on the merchant's clock; null if the endpoint is not paused."),
  created_at: Instant.describe("When the endpoint was created, on the merchant's clock."),
  updated_at: Instant.describe("When the endpoint was last changed, on the merchant's clock."),
};

export const WebhookEndpointView = named("WebhookEndpoint", z.strictObject(ENDPOINT));
export type WebhookEndpointView = z.infer<typeof WebhookEndpointView>;
export const WebhookEndpointList = pageOf("WebhookEndpointList", WebhookEndpointView);

export const NewWebhookEndpointView = named(
  "NewWebhookEndpoint",
  z.strictObject({
    ...ENDPOINT,
    signing_secret: z.string().describe("Key `whsec_…` of the header `webhook-signature`. This answer alone shows it."),
  }),
);
export type NewWebhookEndpointView = z.infer<typeof NewWebhookEndpointView>;

export const EndpointTestView = named(
  "EndpointTest",
  z.strictObject({
    status: z.nullable(z.int()).describe("HTTP status of the answer; null if there was none."),
    error: z.nullable(z.string()).describe("Why the endpoint did not accept the request; null if it did."),
    answer: z.nullable(z.string()).describe("First 4 KiB of the answer; null if there was none."),
    duration_ms: z.int().describe("Milliseconds from the request to the answer or the failure."),
  }),
);
export type EndpointTestView = z.infer<typeof EndpointTestView>;

const EndpointDeliveryView = named(
  "EndpointDelivery",
  z.strictObject({
    event_id: z.string().describe("Id of the event."),
    type: z
      .enum(OBJECT_EVENT_KINDS)
      .meta({ "x-open-list": true })
      .describe(`Kind of the event: ${KIND_WORDS}. Kinds may be added.`),
    occurred_at: Instant.describe("When the event happened, on the merchant's clock."),
    delivery: DeliveryToEndpoint.describe("The delivery with its last tries and their answers."),
  }),
);
export type EndpointDeliveryView = z.infer<typeof EndpointDeliveryView>;
export const EndpointDeliveryList = pageOf("EndpointDeliveryList", EndpointDeliveryView);

export const EndpointRedeliveryView = named(
  "EndpointRedelivery",
  z.strictObject({
    events: z.int().describe("Number of events that are sent again, oldest first, at most 500."),
    more: z
      .boolean()
      .describe("True if the span has more events: once these are sent, ask with `starting_after: last_event_id`."),
    last_event_id: z.nullable(z.string()).describe("Id of the last of these events; null if there are none."),
  }),
);
export type EndpointRedeliveryView = z.infer<typeof EndpointRedeliveryView>;

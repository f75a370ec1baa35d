import { type AnswerExamples, SAMPLES } from "./entry";
import { WEBHOOK_HEADERS } from "./headers";
import { objectEventExamples } from "./object-events";

type Json = Readonly<Record<string, unknown>>;

const SIGNED =
  "`signature` is an HMAC-SHA256 in lower-case hexadecimal with the merchant's `webhook_hmac_key` over the fields that `x-signed-fields` lists; the header `webhook-signature` covers the whole body. Either is enough. Fields may be added.";

const RESPONSES: Json = {
  "2XX": { description: "Delivered. If the customer waits for the outcome, 200 sends them on to `redirect_url`." },
  "410": { description: "Stopped: there are no further attempts." },
  default: { description: "Retried, up to ten attempts within a little over three days." },
};

const BLOCKED: Json = {
  event: "subscription.blocked",
  subscription_id: SAMPLES.subscription,
  cycle_number: 2,
  scheduled_date: "2030-02-28",
  amount: "5.000",
  currency_code: "KWD",
  gateway_account: "sandbox",
  reason: "payment gateway not available",
  timestamp_utc: "2030-02-27 21:00:00",
  signature: "439d0c110de0a4cdbb10f1b1ac95fd1e2f8f4b09a1e9bd3e3e0c4f2d6a7b8c90",
};

type Posted = {
  readonly summary: string;
  readonly description: string;
  readonly schema: string;
  readonly example: unknown;
};

function webhook(id: string, { summary, description, schema, example }: Posted): Json {
  const examples = example === undefined ? {} : { examples: { one: { summary, value: example } } };
  return {
    post: {
      operationId: id,
      tags: ["Events"],
      summary,
      description: `${description} ${SIGNED}`,
      security: [],
      parameters: WEBHOOK_HEADERS,
      requestBody: {
        required: true,
        content: { "application/json": { schema: { $ref: `#/components/schemas/${schema}` }, ...examples } },
      },
      responses: RESPONSES,
    },
  };
}

/** @param answers example responses; those to a status query and a refund serve as webhook bodies */
export function webhooks(answers: AnswerExamples): Json {
  const payment = answers["payments.inquire"]?.session;
  const operation = answers["operations.create"]?.refund;
  return {
    payment: webhook("webhooks.payment", {
      summary: "A payment attempt was decided",
      description: "Posted to the session's `webhook_url`, or to the merchant's, after every decided attempt.",
      schema: "PaymentEvent",
      example: payment,
    }),
    operation: webhook("webhooks.operation", {
      summary: "A refund, capture or void was taken up or decided",
      description:
        "Posted when the gateway accepted a refund, capture or void, and again when it decided on a queued one or reversed one.",
      schema: "OperationEvent",
      example: operation,
    }),
    subscription: webhook("webhooks.subscription", {
      summary: "A subscription cannot be charged",
      description: "Posted once for a due cycle whose gateway account is missing or may not charge.",
      schema: "SubscriptionEvent",
      example: BLOCKED,
    }),
    object: {
      post: {
        operationId: "webhooks.object",
        tags: ["Events"],
        summary: "The state of an object changed",
        description:
          "Posted to the merchant's webhook endpoints that take the kind. The header `webhook-signature` covers the whole body, with the endpoint's own key. Numbers in the events list have no gaps within one object. Kinds and fields may be added.",
        security: [],
        parameters: WEBHOOK_HEADERS,
        requestBody: {
          required: true,
          content: {
            "application/json": {
              schema: { $ref: "#/components/schemas/ObjectEvent" },
              examples: objectEventExamples(),
            },
          },
        },
        responses: RESPONSES,
      },
    },
  };
}

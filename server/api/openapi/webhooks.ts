/** The webhooks of the document: what is posted to the merchant, and how it may answer. */
import { WEBHOOK_HEADERS } from "./headers";

type Json = Readonly<Record<string, unknown>>;

const SIGNED =
  "`signature` is an HMAC-SHA256 in lower-case hexadecimal with the merchant's `webhook_hmac_key` over some of the body's fields; the header `webhook-signature` covers the whole body. Either is enough. Fields may be added.";

const RESPONSES: Json = {
  "2XX": { description: "Delivered. If the customer waits for the outcome, 200 sends them on to `redirect_url`." },
  "410": { description: "Stopped: nothing more is tried." },
  default: { description: "Tried again, ten times within a little over three days." },
};

function webhook(id: string, summary: string, schema: string): Json {
  return {
    post: {
      operationId: id,
      tags: ["Events"],
      summary,
      description: SIGNED,
      parameters: WEBHOOK_HEADERS,
      requestBody: {
        required: true,
        content: { "application/json": { schema: { $ref: `#/components/schemas/${schema}` } } },
      },
      responses: RESPONSES,
    },
  };
}

export const WEBHOOKS: Json = {
  payment: webhook("webhooks.payment", "A payment attempt was decided", "PaymentEvent"),
  operation: webhook("webhooks.operation", "A refund, capture or void was taken up or decided", "OperationEvent"),
  subscription: webhook("webhooks.subscription", "A subscription cannot be charged", "SubscriptionEvent"),
};

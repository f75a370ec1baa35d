import {
  EndpointDeliveryList,
  EndpointRedeliveryView,
  EndpointTestView,
  NewWebhookEndpointView,
  WebhookEndpointList,
  WebhookEndpointView,
} from "@/server/domain/webhooks/contract/endpoints";
import { type Entries, SAMPLES } from "../entry";

const ONE = { id: SAMPLES.webhookEndpoint };
const PATH = { id: "Id of the webhook endpoint." };
const URL_SENT = "https://shop.example/events";

export const ENDPOINTS: Entries = {
  "GET /b/merchant/v1/webhook-endpoints/": {
    id: "webhookEndpoints.list",
    tag: "Events",
    summary: "List webhook endpoints",
    description: "Lists the merchant's webhook endpoints, oldest first, without their secrets.",
    answers: { 200: [WebhookEndpointList] },
    paging: "offset",
    examples: { all: { summary: "All" } },
  },
  "POST /b/merchant/v1/webhook-endpoints/": {
    id: "webhookEndpoints.create",
    tag: "Events",
    summary: "Create a webhook endpoint",
    description:
      "Creates an address that receives events of state changes, signed with its own key. This answer alone shows the key. 409 for more than twenty. Restricted keys get 403.",
    body: "WebhookEndpointCreate",
    answers: { 201: [NewWebhookEndpointView] },
    refuses: [409],
    examples: {
      some: {
        summary: "For some kinds, with a header",
        body: { url: URL_SENT, kinds: ["session.paid", "session.expired"], headers: { "X-Shop": "north" } },
      },
    },
  },
  "GET /b/merchant/v1/webhook-endpoints/{id}/": {
    path: PATH,
    id: "webhookEndpoints.retrieve",
    tag: "Events",
    summary: "Retrieve a webhook endpoint",
    description: "Returns one webhook endpoint without its secrets.",
    answers: { 200: [WebhookEndpointView] },
    examples: { one: { summary: "An endpoint", params: ONE } },
  },
  "PATCH /b/merchant/v1/webhook-endpoints/{id}/": {
    path: PATH,
    id: "webhookEndpoints.update",
    tag: "Events",
    summary: "Change or pause a webhook endpoint",
    description:
      "Changes the sent fields. A pause stops what waits for a retry, and later events are not sent; send them again after the pause.",
    body: "WebhookEndpointPatch",
    answers: { 200: [WebhookEndpointView] },
    examples: { pause: { summary: "Pause", params: ONE, body: { paused: true } } },
  },
  "DELETE /b/merchant/v1/webhook-endpoints/{id}/": {
    path: PATH,
    id: "webhookEndpoints.delete",
    tag: "Events",
    summary: "Delete a webhook endpoint",
    description: "Deletes the endpoint and stops what waits for a retry. Its deliveries stay in the events list.",
    answers: { 204: "empty" },
    examples: { one: { summary: "An endpoint", params: ONE } },
  },
  "POST /b/merchant/v1/webhook-endpoints/{id}/rotate/": {
    path: PATH,
    id: "webhookEndpoints.rotate",
    tag: "Events",
    summary: "Replace the signing key of a webhook endpoint",
    description: "Creates a new signing key. For 24 hours both keys sign. This answer alone shows the new key.",
    answers: { 201: [NewWebhookEndpointView] },
    examples: { one: { summary: "An endpoint", params: ONE } },
  },
  "POST /b/merchant/v1/webhook-endpoints/{id}/test/": {
    path: PATH,
    id: "webhookEndpoints.test",
    tag: "Events",
    summary: "Post a test to a webhook endpoint",
    description:
      "Posts a signed body of the type `endpoint.test` once and returns the answer. It is no event. At most thirty a minute.",
    answers: { 200: [EndpointTestView] },
    examples: { one: { summary: "An endpoint", params: ONE } },
  },
  "GET /b/merchant/v1/webhook-endpoints/{id}/deliveries/": {
    path: PATH,
    id: "webhookEndpoints.deliveries",
    tag: "Events",
    summary: "List the deliveries to a webhook endpoint",
    description: "Lists the deliveries, newest first, each with its tries and the answers.",
    answers: { 200: [EndpointDeliveryList] },
    paging: "offset",
    examples: { failed: { summary: "Those that were given up", params: ONE, query: { state: "exhausted" } } },
  },
  "POST /b/merchant/v1/webhook-endpoints/{id}/redeliver/": {
    path: PATH,
    id: "webhookEndpoints.redeliver",
    tag: "Events",
    summary: "Send the events of a span again",
    description:
      "Sends the span's events that the endpoint takes and has not accepted, oldest first, at most 500, one after the other. If `more` is true, repeat the request with `starting_after`. 409 for a paused endpoint, and while an earlier request is not finished.",
    body: "EndpointRedeliveryCreate",
    answers: { 202: [EndpointRedeliveryView] },
    refuses: [409],
    examples: { day: { summary: "From a day on", params: ONE, body: { created_after: "2030-02-01" } } },
  },
};

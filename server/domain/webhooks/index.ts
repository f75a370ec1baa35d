export { type EventPageView, type EventTry, type EventWay, eventPage } from "./console/event-page";
export { readConsoleEventQuery } from "./console/event-query";
export {
  type ConsoleEventValues,
  countGivenUp,
  countUndelivered,
  type EventLine,
  type EventLineRow,
  listEventLines,
} from "./console/statements/list-events";
export { verifyEvent } from "./console/verify-event";
export {
  EndpointDeliveryQuery,
  type EndpointDeliveryView,
  EndpointRedelivery,
  NewWebhookEndpoint,
  WebhookEndpointPatch,
  type WebhookEndpointView,
} from "./contract/endpoints";
export { EventQuery, TestAddress } from "./contract/events";
export { readTold, type ToldFacts } from "./core/event-facts";
export { KINDS_FOR_USERS } from "./core/event-object";
export { DELIVERY } from "./core/machine";
export { objectEventBody } from "./core/object-event";
export { bodySignature, standardSignature, subscriptionSignature } from "./core/signatures";
export { SIGNED_FIELDS } from "./core/signed-fields";
export type { Verification } from "./core/verify-pasted";
export { deliverNow } from "./deliver";
export { deliverWebhooks } from "./deliver-webhooks";
export {
  createEndpoint,
  deleteEndpoint,
  listEndpoints,
  retrieveEndpoint,
  rotateEndpointKey,
  updateEndpoint,
} from "./endpoints/administer-endpoints";
export { listEndpointDeliveries } from "./endpoints/list-endpoint-deliveries";
export { redeliverSpan } from "./endpoints/redeliver-span";
export { testEndpoint } from "./endpoints/test-endpoint";
export { listEvents } from "./list-events";
export { addEvent, type DeliveryRow, type EventRow, newEvent, newEventIds } from "./new-event";
export { recordEvent } from "./record-event";
export { redeliver, requireRedeliveryRight } from "./redeliver";
export { listRedeliveries, type RedeliveryView } from "./redeliver-many/list-redeliveries";
export { redeliverAll } from "./redeliver-many/redeliver-all";
export { sendEventsAgain } from "./redeliver-many/send-events-again";
export { countForAll, type NewestEvent, newestEventsOf } from "./redeliver-many/statements";
export { retrieveEvent } from "./retrieve-event";
export { sendTestEvent } from "./send-test-event";
export { failingReceivers, forgetReceivers } from "./statements/failing-receivers";
export { newestDelivery } from "./statements/newest-delivery";

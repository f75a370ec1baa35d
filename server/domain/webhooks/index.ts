/** Events that merchants are notified of by webhook: how they are signed, delivered, retried and shown. */
export { DELIVERY } from "./core/machine";
export { standardSignature, subscriptionSignature } from "./core/signatures";
export { deliverNow } from "./deliver";
export { deliverWebhooks } from "./deliver-webhooks";
export { listEvents } from "./list-events";
export { type DeliveryRow, type EventRow, newEvent } from "./new-event";
export { receiverAgent } from "./post";
export { redeliver } from "./redeliver";
export { retrieveEvent } from "./retrieve-event";
export { EventQuery, TestAddress } from "./schema";
export { sendTestEvent } from "./send-test-event";

/** Gateways' notifications: received, stored once, and processed. */
export { deliverLater } from "./deliver-later";
export { workGatewayNotifications } from "./due-jobs";
export { receiveNotification } from "./receive-notification";

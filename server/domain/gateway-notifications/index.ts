/** What gateways tell by themselves: taken in, kept once, and worked. */
export { deliverLater } from "./deliver-later";
export { workGatewayNotifications } from "./due-jobs";
export { receiveNotification } from "./receive-notification";

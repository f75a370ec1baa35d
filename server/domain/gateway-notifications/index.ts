/** What gateways tell by themselves: taken in, kept once, and worked. */
export { workGatewayNotifications } from "./due-jobs";
export { receiveNotification } from "./receive-notification";

export { deliverLater } from "./deliver-later";
export { workGatewayNotifications } from "./due-jobs";
export { type GatewayNotice, handleNotice, listNotices, NOTICE_PERMISSION } from "./notices";
export { receiveNotification } from "./receive-notification";

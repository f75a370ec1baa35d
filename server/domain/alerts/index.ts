export { readLinkedAlert, snoozeByLink } from "./alert-link";
export { ALERT_KINDS, SNOOZES, type Snooze } from "./core/words";
export { type AlertLine, alertCursor, areAlertsWanted, listAlerts, openAlerts } from "./list-alerts";
export { snoozeAlert } from "./snooze-alert";
export { wantAlertsInTest } from "./want-alerts-in-test";
export { watchAlerts } from "./watch-alerts";

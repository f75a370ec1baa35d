export { advanceTarget, readClock } from "./clock";
export { ClockAdvance, type ClockAdvanceInput, MailQuery } from "./contract";
export { listMails } from "./list-mails";
export { readDemoSession } from "./read-demo-session";
export { type MailboxValues, type MailboxView, readMailbox, readMailboxQuery } from "./read-mailbox";
export { redeliverFromPage } from "./redeliver-from-page";
export { DEMO_AMOUNT, startDemoSession } from "./start-demo-session";
export { type ClockHold, holdClock, moveClock, releaseClock } from "./statements/clock-lease";
export { testMerchantContext, testToolsContext } from "./test-merchant";

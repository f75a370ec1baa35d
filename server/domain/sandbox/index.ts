/** The test tools of merchants outside production: test clock, mailbox, and their pages. */

export { advanceTarget, type ClockHold, holdClock, moveClock, readClock, releaseClock } from "./clock";
export { ClockAdvance, type ClockAdvanceInput, MailQuery } from "./contract";
export { listMails } from "./list-mails";
export { readDemoSession } from "./read-demo-session";
export { type MailboxValues, type MailboxView, readMailbox, readMailboxQuery } from "./read-mailbox";
export { redeliverFromPage } from "./redeliver-from-page";
export { DEMO_AMOUNT, startDemoSession } from "./start-demo-session";
export { testMerchantContext } from "./test-merchant";

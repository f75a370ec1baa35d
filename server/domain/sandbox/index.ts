/** The test tools of merchants outside production: test clock, mailbox, and their pages. */
export {
  advanceTarget,
  type ClockHold,
  type ClockView,
  holdClock,
  moveClock,
  readClock,
  releaseClock,
} from "./clock";
export { listMails } from "./list-mails";
export { readDemoSession } from "./read-demo-session";
export { type MailboxValues, type MailboxView, readMailbox, readMailboxQuery } from "./read-mailbox";
export { redeliverFromPage } from "./redeliver-from-page";
export { ClockAdvance, type ClockAdvanceInput, MailQuery } from "./schema";
export { DEMO_AMOUNT, startDemoSession } from "./start-demo-session";
export { testMerchantContext } from "./test-merchant";

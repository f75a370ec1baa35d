/** The tools of the test mode. */
export { type EventListView, readEvents } from "./read-events";
export { type MailboxView, readMailbox } from "./read-mailbox";
export { DEMO_AMOUNT, startDemoSession } from "./start-demo-session";
export { testMerchantContext } from "./test-merchant";

export { checkProvidersBy, isServed } from "./channels";
export { ChannelMessage, MAX_MESSAGE_BYTES, MessageRequest } from "./contract/requests";
export { AlertFacts } from "./core/alert-facts";
export type {
  AccountMailFacts,
  AdministrationMailFacts,
  AlertMailFacts,
  ApprovalMailFacts,
  FactsOf,
  FinalFailureFacts,
  InvitationMailFacts,
  InvoiceMailFacts,
  InvoiceReminderFacts,
  MailFacts,
  MailText,
  MailVoice,
  PaymentFileFacts,
  PlanMailFacts,
  SubscriptionMailFacts,
} from "./core/mail-facts";
export {
  CHANNEL_EVENTS,
  type NoticeFacts,
  type PlainFacts,
  type ReceiptFacts,
  type TextFacts,
} from "./core/message-facts";
export { CHANNELS, type Channel, type MailKind, type NoticeEvent } from "./core/words";
export {
  type MailOutlet,
  MessageRefused,
  type OutgoingMail,
  type OutgoingText,
  ProviderBusy,
  type TextOutlet,
} from "./mail-outlet";
export { worded as wordedMail, wordMailsBy, wordTextsBy } from "./mail-templates";
export { mailJob, textJob } from "./outgoing-message";
export { channelNamed, sendMessage } from "./send-message";
export { addMails, type NewMail } from "./statements/add-mails";
export { writeAccountNews } from "./write-account-news";
export { writeInvitation } from "./write-invitation";
export { writeLimitedMail } from "./write-limited-mail";
export { writeMail, writeMails } from "./write-mail";
export { type MessageRow, messageRow, writeMessages } from "./write-message";
export { writeOwnerMail } from "./write-owner-mail";

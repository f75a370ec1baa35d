/** Mails: how they are written, and how they leave. */
export type {
  ApprovalMailFacts,
  FinalFailureFacts,
  InvoiceMailFacts,
  MailFacts,
  MailText,
  MailVoice,
  PaymentFailedFacts,
  UpcomingChargeFacts,
} from "./core/mail-facts";
export { type MailOutlet, type OutgoingMail, ProviderBusy } from "./mail-outlet";
export { wordMailsBy } from "./mail-templates";
export { mailJob } from "./outgoing-mail";
export { type NewMail, writeMail, writeMails } from "./write-mail";

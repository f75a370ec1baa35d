/** Mails: how they are written, and how they leave. */
export type {
  ApprovalMailFacts,
  FinalFailureFacts,
  MailFacts,
  MailText,
  MailVoice,
  PaymentFailedFacts,
  UpcomingChargeFacts,
} from "./core/mail-facts";
export { wordMailsBy } from "./mail-templates";
export { mailJob, type OutgoingMail } from "./outgoing-mail";
export { writeMail } from "./write-mail";

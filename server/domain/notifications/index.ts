/** Mails: how they are written, and how they leave. */
export { mailJob, type OutgoingMail } from "./outgoing-mail";
export { writeApprovalMail } from "./write-mail";

/** The facts of each kind of mail; the templates word them. */
import type { DeclineCategory } from "@/server/domain/gateways/core/result";
import type { Brand } from "@/server/kernel/brand";
import type { CivilDate } from "@/server/kernel/time";
import type { Language } from "@/server/kernel/types";
import type { MailMoney, NoticeFacts, PlainFacts, ReceiptFacts } from "./message-facts";

/** About a request that a checker is to approve, to makers and checkers (Spec, "Approvals"). */
export type ApprovalMailFacts = {
  readonly kind: "approval_requested" | "approval_rejected" | "approval_done" | "approval_failed";
  readonly operation: "refund" | "void";
  readonly makerName: string;
  readonly requestId: string;
  readonly sessionId: string;
  readonly orderNo: string | null;
  readonly amount: MailMoney;
  /** Why the operation failed; null in every other mail. */
  readonly reason: string | null;
  /** What the maker said when asking. */
  readonly note: string | null;
  /** What the checker said when deciding. */
  readonly decisionNote: string | null;
};

type SubscriptionMail = {
  /** Null if the merchant named none. */
  readonly planName: string | null;
  readonly amount: MailMoney;
  /** Brand and last four digits of the card that is charged; null until there is one. */
  readonly card: string | null;
  /** The customer's self-service page. */
  readonly pageUrl: string;
};

/** Before a charge of the service (Spec, "Subscription rules" 9). */
export type UpcomingChargeFacts = SubscriptionMail & {
  readonly kind: "upcoming_charge";
  readonly chargeDate: CivilDate;
  /** Days from now to the charge, 1 or more. */
  readonly days: number;
};

/** After a failed charge that the service repeats. */
export type PaymentFailedFacts = SubscriptionMail & {
  readonly kind: "payment_failed";
  /** The gateway's text. */
  readonly reason: string | null;
  /** Sorts it; null if the gateway does not. */
  readonly decline: DeclineCategory | null;
  /** When the service tries again, on the merchant's clock, and the zone to show it in. */
  readonly nextTryAt: Date;
  readonly timeZone: string;
  /** How many tries are left, 1 or more. */
  readonly triesLeft: number;
};

/** After the last failed charge of a cycle; the page opens with the outstanding balance. */
export type FinalFailureFacts = SubscriptionMail & {
  readonly kind: "final_failure";
  readonly reason: string | null;
  readonly decline: DeclineCategory | null;
  /** How often the service tried. */
  readonly tries: number;
};

/** To the customer whom an invoice bills (Spec, "Invoices" 8). */
export type InvoiceMailFacts = {
  readonly kind: "invoice_issued";
  /** The merchant's own. */
  readonly invoiceNumber: string;
  readonly amount: MailMoney;
  readonly dueDate: CivilDate;
  readonly pageUrl: string;
  /** The checkout. */
  readonly payUrl: string;
};

/** To somebody who is invited to the merchant's console. */
export type InvitationMailFacts = {
  readonly kind: "user_invited";
  readonly username: string;
  /** Username of who invites. */
  readonly invitedBy: string;
  /** Where they choose a password. */
  readonly pageUrl: string;
};

/** About the charges of a subscription. */
export type SubscriptionMailFacts = UpcomingChargeFacts | PaymentFailedFacts | FinalFailureFacts;

export type MailFacts =
  | ApprovalMailFacts
  | InvoiceMailFacts
  | InvitationMailFacts
  | SubscriptionMailFacts
  | NoticeFacts
  | ReceiptFacts
  | PlainFacts;

/** Who speaks, in which language; without a brand the merchant has its name alone. */
export type MailVoice = { readonly merchantName: string; readonly brand?: Brand; readonly language: Language };

/** A mail as it is kept and sent. The subject is one line of at most 255 characters. */
export type MailText = { readonly subject: string; readonly html: string; readonly text: string };

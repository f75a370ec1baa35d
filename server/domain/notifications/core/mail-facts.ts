/** The facts of each kind of mail; templates write the text. */
import type { DeclineCategory } from "@/server/domain/gateways/core/result";
import type { OwnerNews } from "@/server/domain/merchants/core/owner-news";
import type { Brand } from "@/server/kernel/brand";
import type { CivilDate } from "@/server/kernel/time";
import type { Language } from "@/server/kernel/types";
import type { ApprovedOperation, PartOf } from "@/server/kernel/words";
import type { MailMoney, NoticeFacts, PlainFacts, ReceiptFacts } from "./message-facts";
import type { MailKind } from "./words";

/** About a request for approval, to makers and checkers (Spec, "Approvals"). */
export type ApprovalMailFacts = {
  readonly kind: PartOf<MailKind, "approval_requested" | "approval_rejected" | "approval_done" | "approval_failed">;
  readonly operation: ApprovedOperation;
  readonly makerName: string;
  readonly requestId: string;
  readonly sessionId: string;
  readonly orderNo: string | null;
  readonly amount: MailMoney;
  /** Why the operation failed; null in other mails. */
  readonly reason: string | null;
  /** The maker's note. */
  readonly note: string | null;
  /** The checker's note. */
  readonly decisionNote: string | null;
};

type SubscriptionMail = {
  /** Null if the merchant named none. */
  readonly planName: string | null;
  readonly amount: MailMoney;
  /** Brand and last four digits of the charged card; null until there is one. */
  readonly card: string | null;
  /** The customer's self-service page. */
  readonly pageUrl: string;
};

/** Before a charge of the service (Spec, "Subscription rules" 9). */
export type UpcomingChargeFacts = SubscriptionMail & {
  readonly kind: "upcoming_charge";
  readonly chargeDate: CivilDate;
  /** Days until the charge, 1 or more. */
  readonly days: number;
};

/** After a failed charge that will be retried. */
export type PaymentFailedFacts = SubscriptionMail & {
  readonly kind: "payment_failed";
  /** The gateway's text. */
  readonly reason: string | null;
  /** Null if the gateway does not categorize it. */
  readonly decline: DeclineCategory | null;
  /** The next try, on the merchant's clock, and the zone to show it in. */
  readonly nextTryAt: Date;
  readonly timeZone: string;
  /** Tries left, 1 or more. */
  readonly triesLeft: number;
};

/** After the last failed charge of a cycle; the page opens with the outstanding balance. */
export type FinalFailureFacts = SubscriptionMail & {
  readonly kind: "final_failure";
  readonly reason: string | null;
  readonly decline: DeclineCategory | null;
  /** The number of tries. */
  readonly tries: number;
};

/** To an invoice's customer (Spec, "Invoices" 8). */
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

/** To a user invited to the console. */
export type InvitationMailFacts = {
  readonly kind: "user_invited";
  readonly username: string;
  /** The inviting user's name. */
  readonly invitedBy: string;
  /** The page for choosing a password. */
  readonly pageUrl: string;
};

/** To the owners: a user, a key or a webhook address was made or changed. */
export type AdministrationMailFacts = {
  readonly kind: "administration_changed";
  readonly change: OwnerNews;
  /** A user's name, a key's id or an address. */
  readonly object: string;
  /** The user's name or the key's id; null for the operator. */
  readonly by: string | null;
  /** The caller's address; null for the operator. */
  readonly address: string | null;
};

export type SubscriptionMailFacts = UpcomingChargeFacts | PaymentFailedFacts | FinalFailureFacts;

export type MailFacts =
  | ApprovalMailFacts
  | InvoiceMailFacts
  | InvitationMailFacts
  | AdministrationMailFacts
  | SubscriptionMailFacts
  | NoticeFacts
  | ReceiptFacts
  | PlainFacts;

/** The facts of the mails of a kind. */
export type FactsOf<Kind extends MailKind> = Extract<MailFacts, { readonly kind: Kind }>;

export type MailVoice = { readonly merchantName: string; readonly brand?: Brand; readonly language: Language };

/** The subject is one line of at most 255 characters. */
export type MailText = { readonly subject: string; readonly html: string; readonly text: string };

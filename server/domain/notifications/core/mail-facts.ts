import type { DeclineCategory } from "@/server/domain/gateways/core/result";
import type { OwnerNews } from "@/server/domain/merchants/core/owner-news";
import type { Brand } from "@/server/kernel/brand";
import type { CivilDate } from "@/server/kernel/time";
import type { Language } from "@/server/kernel/types";
import type { ApprovedOperation, Initiator, PartOf } from "@/server/kernel/words";
import type { AlertFacts } from "./alert-facts";
import type { MailMoney, NoticeFacts, PlainFacts, ReceiptFacts } from "./message-facts";
import type { MailKind } from "./words";

export type ApprovalMailFacts = {
  readonly kind: PartOf<MailKind, "approval_requested" | "approval_rejected" | "approval_done" | "approval_failed">;
  readonly operation: ApprovedOperation;
  readonly makerName: string;
  readonly requestId: string;
  readonly sessionId: string;
  readonly orderNo: string | null;
  readonly amount: MailMoney;
  readonly reason: string | null;
  readonly note: string | null;
  readonly decisionNote: string | null;
  readonly further?: Further;
};

type SubscriptionMail = {
  readonly planName: string | null;
  readonly amount: MailMoney;
  /** Brand and last four digits of the charged card, or null. */
  readonly card: string | null;
  /** Link to the self-service page; null if the recipient may not get it. */
  readonly pageUrl: string | null;
};

/** Facts of the mail before a charge by the service (Spec, "Subscription rules" 9). */
export type UpcomingChargeFacts = SubscriptionMail & {
  readonly kind: "upcoming_charge";
  readonly chargeDate: CivilDate;
  readonly days: number;
  /** `ends`: the card expires before the charge; `missing`: there is no card; otherwise null. */
  readonly cardProblem: "ends" | "missing" | null;
};

export type PaymentFailedFacts = SubscriptionMail & {
  readonly kind: "payment_failed";
  readonly reason: string | null;
  readonly decline: DeclineCategory | null;
  readonly nextTryAt: Date;
  readonly timeZone: string;
  readonly triesLeft: number;
};

/**
 * Facts of the mail after a cycle's last failed charge; its link opens the page with the outstanding balance.
 */
export type FinalFailureFacts = SubscriptionMail & {
  readonly kind: "final_failure";
  readonly reason: string | null;
  readonly decline: DeclineCategory | null;
  readonly tries: number;
};

export type PlanMailFacts = SubscriptionMail &
  (
    | {
        readonly kind: "subscription_changed";
        /**
         * The plan's former amount, and the day of the new amount's first charge if known; null if the amount
         * is unchanged.
         */
        readonly newAmount: {
          readonly before: MailMoney;
          readonly from: CivilDate | null;
          readonly isHigher: boolean;
        } | null;
        readonly newEmail: string | null;
        readonly isNewCard: boolean;
      }
    | {
        readonly kind: "subscription_paused";
        readonly resumesOn: CivilDate | null;
        readonly isOwed: boolean;
      }
    | {
        readonly kind: "subscription_resumed";
        readonly charge: { readonly on: CivilDate; readonly amount: MailMoney } | null;
      }
    | {
        readonly kind: "subscription_canceled";
        readonly by: Initiator;
        /**
         * The day from which nothing is charged; null if the plan is canceled at once, or has no such day
         * yet.
         */
        readonly endsOn: CivilDate | null;
        readonly waitsFor: "outstanding_balance" | "later_setup" | null;
      }
    | { readonly kind: "card_expiring"; readonly expiry: string; readonly chargeDate: CivilDate }
    | { readonly kind: "subscription_link" }
  );

/** Facts of the mail to an invoice's customer (Spec, "Invoices" 8). */
export type InvoiceMailFacts = {
  readonly kind: "invoice_issued";
  readonly invoiceNumber: string;
  readonly amount: MailMoney;
  readonly dueDate: CivilDate;
  readonly pageUrl: string;
  readonly payUrl: string;
};

export type InvoiceReminderFacts = Omit<InvoiceMailFacts, "kind"> & {
  readonly kind: "invoice_reminder";
  /** The total of the reminded invoice; `amount` is what remains unpaid. */
  readonly total: MailMoney;
  /** Days since the invoice's due day; negative before it. */
  readonly daysAfter: number;
};

export type InvitationMailFacts = {
  readonly kind: "user_invited";
  readonly username: string;
  readonly invitedBy: string;
  readonly pageUrl: string;
};

/**
 * Facts of the mail to the user who requested a file of payments; without `expiresAt` the file could not be
 * made.
 */
export type PaymentFileFacts = {
  readonly kind: "payment_file";
  readonly name: string;
  readonly records: number | null;
  readonly expiresAt: Date | null;
  readonly timeZone: string;
  readonly pageUrl: string;
};

/** Facts of the mail to owners about a created or changed user, key or webhook address. */
export type AdministrationMailFacts = {
  readonly kind: "administration_changed";
  readonly change: OwnerNews;
  /** A user's name, a key's id or a webhook address. */
  readonly object: string;
  /** The user's name or the key's id; null for the operator. */
  readonly by: string | null;
  readonly address: string | null;
  readonly further?: Further;
};

/** Present in a mail that sums up `count` events, because `most` single mails were sent before. */
type Further = { readonly count: number; readonly most: number };

/**
 * Facts of mails about a user's account, sent to the user, and for a new device also to the user
 * administrators.
 */
export type AccountMailFacts = {
  readonly username: string;
  readonly at: Date;
  readonly timeZone: string;
} & (
  | { readonly kind: "password_failures"; readonly address: string }
  | {
      readonly kind: "new_device";
      readonly address: string;
      readonly device: string | null;
      readonly further?: Further;
    }
  | { readonly kind: "password_reset"; readonly pageUrl: string; readonly minutes: number }
  | { readonly kind: "address_confirmation"; readonly pageUrl: string }
);

export type AlertMailFacts = {
  readonly kind: PartOf<MailKind, "alert_opened" | "alert_again" | "alert_solved">;
  readonly alert: AlertFacts;
  readonly timeZone: string;
  readonly pageUrl: string;
};

export type SubscriptionMailFacts = UpcomingChargeFacts | PaymentFailedFacts | FinalFailureFacts;

export type MailFacts =
  | ApprovalMailFacts
  | InvoiceMailFacts
  | InvoiceReminderFacts
  | InvitationMailFacts
  | PaymentFileFacts
  | AdministrationMailFacts
  | AccountMailFacts
  | AlertMailFacts
  | SubscriptionMailFacts
  | PlanMailFacts
  | NoticeFacts
  | ReceiptFacts
  | PlainFacts;

export type FactsOf<Kind extends MailKind> = Extract<MailFacts, { readonly kind: Kind }>;

export type MailVoice = { readonly merchantName: string; readonly brand?: Brand; readonly language: Language };

export type MailText = { readonly subject: string; readonly html: string; readonly text: string };

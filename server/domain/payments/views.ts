/**
 * The views of the hosted pages. Types only: wire money, texts in both languages, seconds instead of dates.
 */

import type { ShownCard } from "@/server/domain/cards";
import type { DeclineCategory, InstalmentPlan, TestCard } from "@/server/domain/gateways";
import type { PageAttachment } from "@/server/domain/sessions";
import type { SessionState } from "@/server/domain/sessions/core/words";
import type { Brand, TextColors } from "@/server/kernel/brand";
import type { Language, PartOf, PaymentType } from "@/server/kernel/words";
import type { FieldError } from "./core/card-input";
import type { CountedChild, ReceiptStanding } from "./core/receipt-standing";
import type { CheckoutPrice, WireMoney } from "./price-view-types";
import type { CheckoutSheet, CheckoutTry, ShownAnswer } from "./wallet-view-types";

export type { CheckoutCharge, CheckoutPrice, WireMoney } from "./price-view-types";

/** The credit that the customer may use. */
export type CheckoutWallet = {
  /** What will be used, in the session's currency. */
  amount: WireMoney;
  /** It pays all of it, so that no other method is needed. */
  covers: boolean;
  /** What is left to pay, without fee. */
  left: WireMoney;
  /** One per wallet, in the order of use. */
  lines: readonly { provider: string; amount: WireMoney }[];
};

/** A text in place of a method's name: its weight is 100 to 900, its colours are those that can be read. */
export type MethodLabel = { readonly text: string; readonly colors: TextColors; readonly weight: number };

/** What a form asks in which a card is typed, and what it offers. */
export type CardEntry = {
  /** `offered`: a box, unticked. `ticked` and `consent`: the card is kept, and a text says so. */
  saveCard: "none" | "offered" | "ticked" | "consent";
  /** How many days the card must still be valid; null if any expiry date is accepted. */
  minimumDays: number | null;
  /** Of the simulated gateway; none of any other. */
  testCards: readonly TestCard[];
  shapes: readonly string[];
};

/** One way to pay that the customer may choose. */
export type CheckoutMethod = CheckoutPrice & {
  code: string;
  name: string;
  nameAr: string | null;
  flow: string;
  /** What the merchant calls the method for this session, and how it looks; null leaves `name`. */
  label: MethodLabel | null;
  /** The method leaves the page, so the button says "Continue". */
  leavesPage: boolean;
  /** The form that the method shows in place; null unless a card is typed there. */
  cardEntry: CardEntry | null;
  /** On which instalments it lends; none for any other method. */
  plans: readonly InstalmentPlan[];
};

/** A card that the customer saved earlier and may pay with at once. */
export type CheckoutCard = CheckoutPrice &
  ShownCard & {
    /** The account that it is charged through. */
    pgCode: string;
    /** It has expired, or ends before this session's payments allow, so it cannot be chosen. */
    tooShort: boolean;
    cvvRequired: boolean;
  };

/**
 * Why the newest finished attempt did not succeed, `canceled` if the customer went back, `unknown_card` if
 * the simulated gateway does not know the number, `credit` if its wallet part was gone, `amount` if the
 * session asks for another one now; `message` is the gateway's text, and `decline` what it means, if the
 * gateway sorts its declines.
 */
export type Failure = {
  kind: "failed" | "error" | "canceled" | "unknown_card" | "credit" | "amount";
  message: string | null;
  decline: DeclineCategory | null;
};

/** How the session ended; facts that do not exist (a session that expired unpaid has no method) are null. */
export type Receipt = {
  outcome: PartOf<SessionState, "paid" | "authorized" | "cod" | "failed" | "canceled" | "expired" | "invalided">;
  /**
   * What the customer was charged beside the wallet, fee included, in the currency charged; null if the
   * wallet paid all of it.
   */
  total: WireMoney | null;
  /** The part of `total` that is a fee; null if there is none. */
  fee: WireMoney | null;
  /** What the customer's credit paid; null if no wallet took part. */
  wallet: WireMoney | null;
  methodName: string | null;
  methodNameAr: string | null;
  card: { brand: string | null; last4: string } | null;
  referenceNumber: string | null;
  /** ISO 8601, UTC. */
  settledAt: string | null;
  /** The gateway's text if the payment failed, and what it means, if the gateway sorts its declines. */
  message: string | null;
  decline: DeclineCategory | null;
  /** The number that was typed is none of the simulated gateway's. */
  unknownCard: boolean;
  children: readonly { kind: CountedChild["kind"]; amount: WireMoney }[];
  /** What became of the money since; null while nothing has. */
  standing: ReceiptStanding | null;
};

/** That the result page mails its receipt: to this address, masked; null if the customer types one. */
export type ReceiptMail = { readonly maskedAddress: string | null };

/**
 * What became of a request for the receipt. `limited`: as many were mailed as may be; `invalid`: what was
 * typed is no address; `none`: there is nothing to receipt.
 */
export type MailedReceipt = { kind: "sent" | "limited" | "invalid" | "none" | "not_found" };

/** Everything the checkout page shows. */
export type CheckoutView = {
  sessionId: string;
  /** In the language of the page, as in `brand`. */
  merchantName: string;
  brand: Brand;
  testMode: boolean;
  language: Language;
  paymentType: PaymentType;
  orderNo: string | null;
  description: string | null;
  vendorName: string | null;
  customerName: string | null;
  /** A file of the merchant's to download; null if there is none. */
  attachment: PageAttachment | null;
  /** An invoice asks for it, whose lines are shown beside it. */
  isInvoiced: boolean;
  /** IANA zone of the merchant, for times on the page. */
  timeZone: string;
  /** Until when the merchant asks to be paid, ISO 8601, UTC; it ends nothing. Null if it named no time. */
  dueAt: string | null;
  amount: WireMoney;
  secondsLeft: number;
  /** `automatic`: the service charges this session by itself, and the page only says so. */
  phase: "open" | "processing" | "automatic" | "result";
  /** Changes whenever the page would show something else; compared with {@link CheckoutStatus}. */
  version: string;
  methods: readonly CheckoutMethod[];
  /** Device wallets, whose buttons stand above the methods. */
  sheets: readonly CheckoutSheet[];
  /** The wallet that the page's address says was begun, as long as it waits for the customer. */
  tried: CheckoutTry | null;
  /** What has to be shown of the newest attempt, which did not pay; null if nothing has. */
  answerToShow: ShownAnswer | null;
  /** Saved cards, shown before the methods; the one saved or renewed last first. */
  cards: readonly CheckoutCard[];
  /** Null if there is no credit to use. */
  wallet: CheckoutWallet | null;
  lastFailure: Failure | null;
  /** The customer was led to a page of a gateway's own, and nothing is known yet of what they did there. */
  awaitsGateway: boolean;
  /** The method of the newest attempt that failed, so that the customer need not choose it again. */
  lastMethod: string | null;
  /** The number of the newest attempt, 0 without one: what was typed for an earlier one is forgotten. */
  attempts: number;
  receipt: Receipt | null;
  /** Null if no receipt can be mailed. */
  receiptMail: ReceiptMail | null;
  /** The address of "Return to merchant", query included; null without one and before the end. */
  returnUrl: string | null;
  /** `returnUrl` is the self-service page that this browser came from, not the merchant's. */
  returnsToSubscription: boolean;
  /** The customer is sent on without a click. */
  autoReturn: boolean;
  /** The webhook is being posted at this moment; once it is answered, the customer may be sent on. */
  telling: boolean;
};

/** The part of {@link CheckoutView} that an open page polls. */
export type CheckoutStatus = { phase: CheckoutView["phase"]; version: string };

/** Everything the simulated gateway's pay page shows. */
export type PayView = CardEntry & {
  sessionId: string;
  /** In the language of the page, as in `brand`. */
  merchantName: string;
  brand: Brand;
  testMode: boolean;
  orderNo: string | null;
  /**
   * `withdrawn`: this attempt was given up for another one, or because the payment was changed, and the
   * checkout can still be paid. `checkout`: the checkout page shows what became of it.
   */
  phase: "open" | "elsewhere" | "withdrawn" | "checkout";
  /** Changes whenever the page would show something else; compared with {@link CheckoutStatus}. */
  version: string;
  /** The session's own amount, without what the wallet pays; `amount` is in the currency charged. */
  orderAmount: WireMoney;
  exchangeRate: string | null;
  amount: WireMoney;
  fee: WireMoney;
  hasFee: boolean;
  feeDescription: string | null;
  feeDescriptionAr: string | null;
  total: WireMoney;
  secondsLeft: number;
  paymentType: PaymentType;
  lastFailure: Failure | null;
};

/**
 * What a page does after a verb. `checkout`: go to the session's checkout page, which shows result, banner or
 * processing; `credit_changed`: go there, too, and say that the wallet is not what it was; `amount_changed`:
 * the same of what the session asks for; `field_errors`: stay.
 */
export type PayOutcome =
  | { kind: "credit_changed"; sessionId: string }
  | { kind: "amount_changed"; sessionId: string }
  | { kind: "checkout"; sessionId: string }
  | { kind: "field_errors"; fields: Record<string, FieldError> }
  | { kind: "not_found" };

/** What the checkout does after a saved card was charged; `pay` leads to `/{lang}/pay/{payPageToken}`. */
export type SavedCardOutcome = PayOutcome | { kind: "pay"; payPageToken: string };

/**
 * What the checkout does after a card was typed in place; `too_many`: the session has been tried too often.
 */
export type OnsiteOutcome = PayOutcome | { kind: "too_many"; sessionId: string };

/**
 * What the checkout does after a saved card was to be removed; `locked`: an agreement charges it, so it
 * stays.
 */
export type RemoveOutcome = { kind: "removed" | "locked" | "not_found" };

/**
 * What a page does after the method was chosen: `pay` leads to `/{lang}/pay/{payPageToken}`, anything else is
 * a {@link PayOutcome}.
 */
export type StartOutcome =
  | { kind: "pay"; payPageToken: string }
  | { kind: "checkout"; sessionId: string }
  | { kind: "credit_changed"; sessionId: string }
  | { kind: "amount_changed"; sessionId: string }
  | { kind: "too_many"; sessionId: string }
  | { kind: "no_loan"; sessionId: string }
  | { kind: "not_found" };

/**
 * The same after a wallet was chosen: `pay` names the attempt that its sheet, or its code, belongs to;
 * `too_many_codes` if the session has had too many codes for the time being.
 */
export type ServiceStart =
  | Exclude<StartOutcome, { kind: "no_loan" }>
  | { kind: "field_errors"; fields: { phone: "required" | "invalid" } }
  | { kind: "too_many_codes"; sessionId: string };

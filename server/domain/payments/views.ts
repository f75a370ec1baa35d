/** Data of the hosted pages: amounts as in the API, texts in both languages, seconds instead of dates. */

import type { ShownCard } from "@/server/domain/cards";
import type { DeclineCategory, InstalmentPlan, TestCard } from "@/server/domain/gateways";
import type { ReceiptStanding, TotalName } from "@/server/domain/notifications/core/words";
import type { PageAttachment } from "@/server/domain/sessions";
import type { SessionState } from "@/server/domain/sessions/core/words";
import type { Brand, TextColors } from "@/server/kernel/brand";
import type { FieldChecks, FieldError } from "@/server/kernel/card-fields";
import type { Language, PartOf, PaymentType } from "@/server/kernel/words";
import type { CountedChild } from "./core/receipt-standing";
import type { CheckoutPrice, WireMoney } from "./price-view-types";
import type { CheckoutSheet, CheckoutTry, ShownAnswer } from "./wallet-view-types";

export type { CheckoutCharge, CheckoutPrice, WireMoney } from "./price-view-types";

export type CheckoutWallet = {
  /** The wallet credit that will be used, in the session's currency. */
  amount: WireMoney;
  covers: boolean;
  left: WireMoney;
  lines: readonly { provider: string; amount: WireMoney }[];
};

/** A label that replaces a method's name; its font weight is 100 to 900, its colours are readable. */
export type MethodLabel = { readonly text: string; readonly colors: TextColors; readonly weight: number };

export type CardEntry = {
  /** `offered`: an unchecked box. `ticked`, `consent`: the card is always saved, as a text says. */
  saveCard: "none" | "offered" | "ticked" | "consent";
  minimumDays: number | null;
  testCards: readonly TestCard[];
  challengeCards: readonly TestCard[];
  shapes: readonly string[];
  /** True if the gateway's script asks for the card's details and encrypts them. */
  isEncrypted: boolean;
  checks: FieldChecks;
};

export type CheckoutMethod = CheckoutPrice & {
  code: string;
  name: string;
  nameAr: string | null;
  flow: string;
  /** The merchant's label of the method for this session; null keeps `name`. */
  label: MethodLabel | null;
  /** True if the method opens another page, so that the button says "Continue". */
  leavesPage: boolean;
  cardEntry: CardEntry | null;
  plans: readonly InstalmentPlan[];
};

export type CheckoutCard = CheckoutPrice &
  ShownCard & {
    pgCode: string;
    /**
     * True if the card has expired, or expires before this session's payments allow, so that it cannot be
     * chosen.
     */
    tooShort: boolean;
    cvvRequired: boolean;
  };

/**
 * Why the newest finished attempt failed: `canceled` if the customer went back, `unknown_card` if the
 * simulated gateway does not know the number, `credit` if its wallet part was no longer available, `amount`
 * if the session's amount has changed, `card` if it is no longer offered, `given_back` if its charge was
 * returned. `message` is the gateway's text.
 */
export type Failure = {
  kind: "failed" | "error" | "canceled" | "unknown_card" | "credit" | "amount" | "card" | "given_back";
  message: string | null;
  decline: DeclineCategory | null;
};

/** A fact that does not exist is null, such as the method of an unpaid session. */
export type Receipt = {
  outcome: PartOf<SessionState, "paid" | "authorized" | "cod" | "failed" | "canceled" | "expired" | "invalided">;
  /** Without the wallet's part, with fee, in the charged currency; null if the wallet paid everything. */
  total: WireMoney | null;
  totalName: TotalName | null;
  /** The amount to which the page's heading refers; null if there is none. */
  figure: WireMoney | null;
  fee: WireMoney | null;
  keepsFee: boolean;
  wallet: WireMoney | null;
  methodName: string | null;
  methodNameAr: string | null;
  card: { brand: string | null; last4: string } | null;
  referenceNumber: string | null;
  /** When the payment was settled, ISO 8601 in UTC. */
  settledAt: string | null;
  /** End of the reservation, ISO 8601; null if nothing is reserved or the gateway does not say. */
  heldUntil: string | null;
  message: string | null;
  decline: DeclineCategory | null;
  /** True if the simulated gateway does not know the typed card number. */
  unknownCard: boolean;
  children: readonly { kind: CountedChild["kind"]; amount: WireMoney }[];
  /** What happened to the payment's money afterwards, such as a refund; null if nothing happened. */
  standing: ReceiptStanding | null;
};

export type ReceiptMail = { readonly maskedAddress: string | null };

/** `limited`: the maximum number of receipts was mailed; `none`: the session has no receipt. */
export type MailedReceipt = { kind: "sent" | "limited" | "invalid" | "none" | "not_found" };

/** The page of a bank that requires something of the customer before the charge. */
export type CheckoutChallenge = {
  token: string;
  /** A key that differs for every step that the bank requires. */
  step: string;
  host: string;
  bank: string | null;
  brand: string | null;
  /** True if the bank's page is invisible, because it only recognizes the browser. */
  isHidden: boolean;
  total: WireMoney;
};

export type CheckoutView = {
  sessionId: string;
  merchantName: string;
  brand: Brand;
  testMode: boolean;
  language: Language;
  paymentType: PaymentType;
  orderNo: string | null;
  description: string | null;
  vendorName: string | null;
  customerName: string | null;
  attachment: PageAttachment | null;
  /** True if the session pays an invoice, whose lines are then shown. */
  isInvoiced: boolean;
  timeZone: string;
  /** The merchant's due date, ISO 8601 in UTC; the session does not end then. */
  dueAt: string | null;
  amount: WireMoney;
  secondsLeft: number;
  phase: "open" | "processing" | "automatic" | "result";
  /**
   * A text that changes whenever the page would show something else; compared with {@link CheckoutStatus}.
   */
  version: string;
  methods: readonly CheckoutMethod[];
  sheets: readonly CheckoutSheet[];
  tried: CheckoutTry | null;
  /** The bank's page that the checkout's address names, while the bank waits for the customer. */
  challenge: CheckoutChallenge | null;
  answerToShow: ShownAnswer | null;
  /** Saved cards, shown before the methods, most recently saved or renewed first. */
  cards: readonly CheckoutCard[];
  wallet: CheckoutWallet | null;
  lastFailure: Failure | null;
  /** True if the customer was redirected to a gateway's page whose outcome is not known yet. */
  awaitsGateway: boolean;
  lastMethod: string | null;
  /**
   * Number of the newest attempt, 0 without attempts. Form values of an earlier attempt are not filled in
   * again.
   */
  attempts: number;
  receipt: Receipt | null;
  receiptMail: ReceiptMail | null;
  /**
   * Address of "Return to merchant" with its query; null without such an address, and before the session
   * ends.
   */
  returnUrl: string | null;
  /**
   * True if `returnUrl` is not the merchant's address but the self-service page from which this browser came.
   */
  returnsToSubscription: boolean;
  autoReturn: boolean;
  /** True while the webhook is being posted; the customer is redirected after its response. */
  telling: boolean;
};

export type CheckoutStatus = { phase: CheckoutView["phase"]; version: string };

export type PayView = CardEntry & {
  sessionId: string;
  merchantName: string;
  brand: Brand;
  testMode: boolean;
  orderNo: string | null;
  /**
   * `withdrawn`: the attempt was replaced or the payment changed; the checkout can still be paid. `checkout`:
   * the checkout page shows the outcome.
   */
  phase: "open" | "elsewhere" | "withdrawn" | "checkout";
  /** Languages of the gateway's page; null if it has both languages of this service. */
  pageLanguages: readonly Language[] | null;
  version: string;
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
 * What a page does after an action. `checkout`: open the session's checkout page, which shows the result;
 * `credit_changed`, `amount_changed`, `card_gone`: open it with a notice that the wallet's credit, or the
 * amount, changed, or the card is gone; `field_errors`: show the form again.
 */
export type PayOutcome =
  | { kind: "credit_changed"; sessionId: string }
  | { kind: "amount_changed"; sessionId: string }
  | { kind: "card_gone"; sessionId: string }
  | { kind: "checkout"; sessionId: string }
  | { kind: "field_errors"; fields: Record<string, FieldError> }
  | { kind: "not_found" };

/** `challenge`: the bank requires something of the customer first; the token names the attempt. */
export type ChargedOutcome = PayOutcome | { kind: "challenge"; sessionId: string; token: string };

export type OnsiteOutcome =
  | ChargedOutcome
  | { kind: "too_many"; sessionId: string }
  | { kind: "elsewhere"; sessionId: string };

/** `locked`: the saved card was not removed, because an agreement charges it. */
export type RemoveOutcome = { kind: "removed" | "locked" | "not_found" };

/** `pay`: redirect to `/{lang}/pay/{payPageToken}`. */
export type StartOutcome =
  | { kind: "pay"; payPageToken: string }
  | { kind: "checkout"; sessionId: string }
  | { kind: "credit_changed"; sessionId: string }
  | { kind: "amount_changed"; sessionId: string }
  | { kind: "too_many"; sessionId: string }
  | { kind: "no_loan"; sessionId: string }
  | { kind: "not_found" };

export type ServiceStart =
  | Exclude<StartOutcome, { kind: "no_loan" }>
  | { kind: "field_errors"; fields: { phone: "required" | "invalid" } }
  | { kind: "too_many_codes"; sessionId: string };

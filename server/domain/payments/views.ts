/** What the hosted pages are told. Types only: wire money, texts in both languages, seconds instead of dates. */

import type { ShownCard } from "../cards";

/** An amount as the wire writes it: a decimal string with the currency's decimals, such as `10.500` KWD. */
export type WireMoney = { readonly amount: string; readonly currency: string };

/** What a gateway would charge: `charge` and `fee` make `total`, in the currency charged. */
export type CheckoutCharge = {
  charge: WireMoney;
  fee: WireMoney;
  hasFee: boolean;
  feeDescription: string | null;
  feeDescriptionAr: string | null;
  total: WireMoney;
};

/** The price of a choice as it is, and beside it what is left where the wallet pays its part. */
export type CheckoutPrice = CheckoutCharge & {
  /** Null where there is no credit, or where it leaves nothing that this choice could charge. */
  withWallet: CheckoutCharge | null;
};

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

/** One way to pay that the customer may choose. */
export type CheckoutMethod = CheckoutPrice & {
  code: string;
  name: string;
  nameAr: string | null;
  flow: string;
  /** The method leaves the page, so the button says "Continue". */
  leavesPage: boolean;
};

/** A card that the customer saved earlier and may pay with at once. */
export type CheckoutCard = CheckoutPrice &
  ShownCard & {
    /** It ends before this session's payments allow, so it cannot be chosen. */
    tooShort: boolean;
    cvvRequired: boolean;
  };

/** Why the newest finished attempt did not succeed, `credit` where its wallet part was gone, `amount` where the session asks for another one by now; `message` is the gateway's text. */
export type Failure = { kind: "failed" | "error" | "canceled" | "credit" | "amount"; message: string | null };

/** How the session ended; facts that do not exist (a session that expired unpaid has no method) are null. */
export type Receipt = {
  outcome: "paid" | "authorized" | "cod" | "failed" | "canceled" | "expired" | "invalided";
  /** What the customer was charged beside the wallet, fee included, in the currency charged; null where the wallet paid all of it. */
  total: WireMoney | null;
  /** What the customer's credit paid; null where no wallet took part. */
  wallet: WireMoney | null;
  methodName: string | null;
  methodNameAr: string | null;
  card: { brand: string | null; last4: string } | null;
  referenceNumber: string | null;
  /** ISO 8601, UTC. */
  settledAt: string | null;
  /** The gateway's text where the payment failed. */
  message: string | null;
  children: readonly { kind: "refunded" | "captured" | "voided"; amount: WireMoney }[];
};

/** Everything the checkout page shows. */
export type CheckoutView = {
  sessionId: string;
  merchantName: string;
  testMode: boolean;
  language: "en" | "ar";
  paymentType: string;
  orderNo: string | null;
  description: string | null;
  vendorName: string | null;
  customerName: string | null;
  /** IANA zone of the merchant, for times on the page. */
  timeZone: string;
  amount: WireMoney;
  secondsLeft: number;
  /** `automatic`: the service charges this session by itself, and the page only says so. */
  phase: "open" | "processing" | "automatic" | "result";
  /** Changes whenever the page would show something else; compared with {@link CheckoutStatus}. */
  version: string;
  methods: readonly CheckoutMethod[];
  /** Saved cards, shown before the methods; the one saved or renewed last first. */
  cards: readonly CheckoutCard[];
  /** Null where there is no credit to use. */
  wallet: CheckoutWallet | null;
  lastFailure: Failure | null;
  receipt: Receipt | null;
  /** Where "Return to merchant" leads, query included; null without a redirect_url and before the end. */
  returnUrl: string | null;
  /** The customer is sent on without a click. */
  autoReturn: boolean;
};

/** The part of {@link CheckoutView} that an open page polls. */
export type CheckoutStatus = { phase: CheckoutView["phase"]; version: string };

/** Everything the simulated gateway's pay page shows. */
export type PayView = {
  sessionId: string;
  merchantName: string;
  testMode: boolean;
  orderNo: string | null;
  /** `ended`: this attempt is over; the page links back to the checkout. */
  phase: "open" | "processing" | "ended";
  amount: WireMoney;
  fee: WireMoney;
  hasFee: boolean;
  feeDescription: string | null;
  feeDescriptionAr: string | null;
  total: WireMoney;
  secondsLeft: number;
  /** `offered` box unticked, `ticked` box that must stay ticked, `consent` text instead of a box. */
  saveCard: "none" | "offered" | "ticked" | "consent";
  paymentType: string;
  /** For how many days the card must still be valid; null where any expiry date will do. */
  minimumDays: number | null;
  lastFailure: Failure | null;
  testCards: readonly {
    number: string;
    outcome: "success" | "failed" | "error" | "declines_later";
    reason: string | null;
  }[];
  shapes: readonly string[];
};

/**
 * What a page does after a verb. `checkout`: go to the session's checkout page, which shows result, banner or processing; `credit_changed`: go
 * there, too, and say that the wallet is not what it was; `amount_changed`: the same of what the session asks for; `field_errors`: stay.
 */
export type PayOutcome =
  | { kind: "credit_changed"; sessionId: string }
  | { kind: "amount_changed"; sessionId: string }
  | { kind: "checkout"; sessionId: string }
  | { kind: "field_errors"; fields: Record<string, "required" | "invalid" | "too_short"> }
  | { kind: "not_found" };

/** What the checkout does after a saved card was to be removed; `locked`: an agreement charges it, so it stays. */
export type RemoveOutcome = { kind: "removed" | "locked" | "not_found" };

/** What a page does after the method was chosen: `pay` leads to `/{lang}/pay/{payPageToken}`, anything else is a {@link PayOutcome}. */
export type StartOutcome =
  | { kind: "pay"; payPageToken: string }
  | { kind: "checkout"; sessionId: string }
  | { kind: "credit_changed"; sessionId: string }
  | { kind: "not_found" };

/** What the pages of subscriptions are told. Types only: wire money, civil dates `YYYY-MM-DD` in the merchant's zone. */
import type { ShownCard } from "../cards";
import type { WireMoney } from "../payments";

/** The plan that a session of a subscription serves, for checkout and pay page. */
export type CheckoutPlan = {
  /** `setup` starts the subscription, `cycle` is charged by the service, `balance` pays what is outstanding, `card` adds a card. */
  purpose: "setup" | "cycle" | "balance" | "card";
  planName: string | null;
  description: string | null;
  amount: WireMoney;
  frequency: "monthly" | "yearly";
  /** The first day on which the service charges, if the setup succeeds today; null where it never will, and for other purposes. */
  firstOn: string | null;
  endsOn: string | null;
  /** How many charges the plan has in all, the first one included; null where no number ends it. */
  totalCharges: number | null;
  /** The setup takes no money. */
  isTrial: boolean;
  /** The session was begun on the self-service page, and leads back there. */
  fromPage: boolean;
};

/** A card of the subscription's customer that can be charged for it. */
export type SubscriptionCard = ShownCard & { isActive: boolean };

/** One period in the billing history. */
export type HistoryRow = {
  number: number;
  /** The day of its charge. */
  date: string;
  status: "scheduled" | "processing" | "retry_scheduled" | "paid" | "failed" | "canceled";
  amount: WireMoney;
};

/** Why the last charge did not succeed; `reason` is the gateway's text. */
export type ChargeFailure = {
  reason: string | null;
  /** ISO 8601, UTC. */
  at: string;
  /** ISO 8601, UTC: when the service tries again; null when it does not. */
  retryAt: string | null;
};

/** Everything the self-service page shows. */
export type SubscriptionPageView = {
  merchantName: string;
  testMode: boolean;
  /** IANA zone of the merchant, for times on the page. */
  timeZone: string;
  status: "pending_setup" | "setup_failed" | "trialing" | "active" | "past_due" | "canceled" | "expired";
  planName: string | null;
  description: string | null;
  amount: WireMoney;
  frequency: "monthly" | "yearly";
  /** The open cycle of the service's charges; null where none is planned. */
  nextCharge: { on: string; amount: WireMoney } | null;
  /** The day on which it ends although nobody cancels. */
  endsOn: string | null;
  /** A pending cancellation: `on` is null while no day is known, as long as the balance is outstanding or the plan has not begun. */
  cancellation: { by: "merchant" | "customer"; on: string | null } | null;
  failure: ChargeFailure | null;
  /** A charge has no answer yet. */
  checking: boolean;
  outstanding: WireMoney | null;
  cards: readonly SubscriptionCard[];
  /** What the customer may do now. */
  can: {
    finishSetup: boolean;
    retrySetup: boolean;
    pay: boolean;
    changeCard: boolean;
    cancel: boolean;
    keep: boolean;
  };
  /** Until when the plan would run if it were canceled now; null while the balance is outstanding, or the plan has not begun. */
  runsUntil: string | null;
  setupSessionId: string;
  history: { rows: readonly HistoryRow[]; total: number };
  /** Changes whenever the page would show something else. */
  version: string;
};

/** What the page does after a verb: `page` shows the subscription as it stands, the others lead on to a payment. */
export type SelfServiceOutcome =
  | { kind: "page" | "not_found" }
  | { kind: "checkout"; sessionId: string }
  | { kind: "pay"; payPageToken: string };

/**
 * The views of the pages of subscriptions. Types only: wire money, civil dates `YYYY-MM-DD` in the merchant's
 * zone.
 */
import type { ShownCard } from "@/server/domain/cards";
import type { DeclineCategory } from "@/server/domain/gateways";
import type { WireMoney } from "@/server/domain/payments";
import type { Brand } from "@/server/kernel/brand";
import type { Initiator, PartOf } from "@/server/kernel/words";
import type { CycleState, Frequency, Purpose, SubscriptionState } from "../core/words";

/** The plan that a session of a subscription serves, for checkout and pay page. */
export type CheckoutPlan = {
  /**
   * `setup` starts the subscription, `cycle` is charged by the service, `balance` pays what is outstanding,
   * `card` adds a card.
   */
  purpose: Purpose;
  planName: string | null;
  description: string | null;
  amount: WireMoney;
  frequency: Frequency;
  /**
   * The first day on which the service charges, counted from the day the setup settled, or from today while
   * it is open; null if it never will, and for other purposes.
   */
  firstOn: string | null;
  endsOn: string | null;
  /** How many charges the plan has in all, the first one included; null if no number ends it. */
  totalCharges: number | null;
  /** The setup takes no money, and nothing is charged on its day. */
  isTrial: boolean;
  /** The setup takes no money, and the service charges the first amount as soon as it has settled. */
  startsToday: boolean;
  /**
   * The session was begun on the self-service page; it keeps no way back there (Spec, "The self-service page"
   * 12 and 13).
   */
  fromPage: boolean;
};

/** A card of the subscription's customer that can be charged for it. */
export type SubscriptionCard = ShownCard & { isActive: boolean };

/** The active card while no gateway can charge it. */
export type UnusableCard = Pick<SubscriptionCard, "brand" | "last4">;

/** One period in the billing history. */
export type HistoryRow = {
  number: number;
  /** The day of its charge. */
  date: string;
  status: CycleState;
  amount: WireMoney;
};

/** Why the last charge did not succeed; `reason` is the gateway's text, which `decline` sorts. */
export type ChargeFailure = {
  reason: string | null;
  decline: DeclineCategory | null;
  /** ISO 8601, UTC. */
  at: string;
  /** ISO 8601, UTC: when the service tries again; null when it does not. */
  retryAt: string | null;
};

/** Everything the self-service page shows. */
export type SubscriptionPageView = {
  /** In the language of the page, as in `brand`. */
  merchantName: string;
  brand: Brand;
  testMode: boolean;
  /** IANA zone of the merchant, for times on the page. */
  timeZone: string;
  status: SubscriptionState;
  planName: string | null;
  description: string | null;
  amount: WireMoney;
  frequency: Frequency;
  /**
   * The open cycle of the service's charges; null if none is planned. `isLate`: its day is past or its
   * account cannot charge, and it was not tried yet.
   */
  nextCharge: { on: string; amount: WireMoney; isLate: boolean } | null;
  /** The day on which it ends without a cancellation. */
  endsOn: string | null;
  /**
   * A pending cancellation: `on` is null while no day is known, as long as the balance is outstanding or the
   * plan has not begun.
   */
  cancellation: { by: Initiator; on: string | null } | null;
  failure: ChargeFailure | null;
  /** A charge has no answer yet. */
  checking: boolean;
  outstanding: WireMoney | null;
  cards: readonly SubscriptionCard[];
  /** Null if the active card is among `cards`, or there is none. */
  unusableCard: UnusableCard | null;
  /**
   * What the session was for whose payment has just led back to the page; null without one that succeeded.
   */
  returnedFrom: PartOf<Purpose, "setup" | "balance" | "card"> | null;
  /** The last day of the plan is past: it can no longer be set up. */
  isPlanOver: boolean;
  /** What the customer may do now. */
  can: {
    finishSetup: boolean;
    retrySetup: boolean;
    pay: boolean;
    changeCard: boolean;
    cancel: boolean;
    keep: boolean;
  };
  /**
   * Until when the plan would run if it were canceled now; null while the balance is outstanding, or the plan
   * has not begun.
   */
  runsUntil: string | null;
  history: { rows: readonly HistoryRow[]; total: number };
  /** Changes whenever the page would show something else. */
  version: string;
};

/**
 * What the page does after a verb: `page` shows the current subscription, `changed` as well and says that
 * another amount is outstanding than it showed, the others lead on to a payment.
 */
export type SelfServiceOutcome =
  | { kind: "page" | "changed" | "not_found" }
  | { kind: "checkout"; sessionId: string }
  | { kind: "pay"; sessionId: string; payPageToken: string };

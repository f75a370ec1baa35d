/** Amounts are as in the API, civil dates `YYYY-MM-DD` in the merchant's zone. */
import type { ShownCard } from "@/server/domain/cards";
import type { DeclineCategory } from "@/server/domain/gateways";
import type { WireMoney } from "@/server/domain/payments";
import type { Brand } from "@/server/kernel/brand";
import type { Initiator, PartOf } from "@/server/kernel/words";
import type { CycleState, Frequency, Purpose, SubscriptionState } from "../core/words";

export type CheckoutPlan = {
  purpose: Purpose;
  planName: string | null;
  description: string | null;
  amount: WireMoney;
  frequency: Frequency;
  /**
   * The first day on which the service charges, if the setup settled today or when it did; null if it never
   * charges, and for other purposes.
   */
  firstOn: string | null;
  endsOn: string | null;
  /** Number of charges of the plan, the first included; null for no limit. */
  totalCharges: number | null;
  isTrial: boolean;
  /** True if the setup takes no money and the service charges the first amount once it has settled. */
  startsToday: boolean;
  /**
   * True if the session was begun on the self-service page; it stores no return link (Spec, "The self-service
   * page" 12 and 13).
   */
  fromPage: boolean;
};

/** `isBackup`: the second card, which the customer allowed. */
export type SubscriptionCard = ShownCard & { isActive: boolean; isBackup: boolean };

export type UnusableCard = Pick<SubscriptionCard, "brand" | "last4">;

export type HistoryRow = {
  number: number;
  date: string;
  status: CycleState;
  amount: WireMoney;
};

/** Why the last charge failed; `reason` is the gateway's text, `decline` its category. */
export type ChargeFailure = {
  reason: string | null;
  decline: DeclineCategory | null;
  /** ISO 8601, UTC. */
  at: string;
  /** When the service charges again, ISO 8601, UTC, or null. */
  retryAt: string | null;
};

export type SubscriptionPageView = {
  merchantName: string;
  brand: Brand;
  testMode: boolean;
  timeZone: string;
  status: SubscriptionState;
  planName: string | null;
  description: string | null;
  amount: WireMoney;
  frequency: Frequency;
  /**
   * The open cycle that the service charges, or null. `isLate`: it was not tried yet, although its day has
   * passed or its account cannot charge.
   */
  nextCharge: { on: string; amount: WireMoney; isLate: boolean } | null;
  /** `cardEnds`: the active card expires before that day. */
  upcoming: readonly { on: string; amount: WireMoney; cardEnds: boolean }[];
  /** `on` and `until` are its first day and the first day after it. */
  pause: { hasBegun: boolean; on: string; until: string | null } | null;
  /** The mail address, except for its first letter and its domain. */
  email: string;
  /** The day on which the subscription ends without a cancellation. */
  endsOn: string | null;
  /**
   * A pending cancellation: `on` is null while no day is known, because the balance is outstanding or the
   * plan has not begun.
   */
  cancellation: { by: Initiator; on: string | null } | null;
  failure: ChargeFailure | null;
  checking: boolean;
  outstanding: WireMoney | null;
  cards: readonly SubscriptionCard[];
  /** The active card if it is not among `cards`; otherwise null. */
  unusableCard: UnusableCard | null;
  /** The purpose of the session whose payment has just returned to the page; null unless paid. */
  returnedFrom: PartOf<Purpose, "setup" | "balance" | "card"> | null;
  isPlanOver: boolean;
  can: {
    finishSetup: boolean;
    retrySetup: boolean;
    pay: boolean;
    changeCard: boolean;
    cancel: boolean;
    keep: boolean;
    changeEmail: boolean;
  };
  /**
   * Until when the plan would run if canceled now; null while the balance is outstanding, or the plan has not
   * begun.
   */
  runsUntil: string | null;
  history: { rows: readonly HistoryRow[]; total: number };
  /** Changes whenever the page would show something else. */
  version: string;
};

/**
 * `page`: the current subscription. `changed`: the outstanding amount differs from the one shown.
 * `invalid_email`, `too_often`: why the mail address stays. The others redirect to a payment.
 */
export type SelfServiceOutcome =
  | { kind: "page" | "changed" | "not_found" | "invalid_email" | "too_often" }
  | { kind: "checkout"; sessionId: string }
  | { kind: "pay"; sessionId: string; payPageToken: string };

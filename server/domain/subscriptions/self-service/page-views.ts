/**
 * Data of the self-service page. Amounts are as in the API, civil dates `YYYY-MM-DD` in the merchant's time
 * zone.
 */
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
   * The first day on which the service charges; before the setup has settled, the day that would follow from
   * settling today. Null if the service never charges, and for sessions of other purposes.
   */
  firstOn: string | null;
  endsOn: string | null;
  totalCharges: number | null;
  isTrial: boolean;
  /** True if the setup takes no money and the service charges the first amount as soon as it has settled. */
  startsToday: boolean;
  /**
   * True if the session was begun on the self-service page, to which the session stores no link (Spec, "The
   * self-service page" 12 and 13).
   */
  fromPage: boolean;
};

/** `isBackup` marks the customer's second card, which may also be charged. */
export type SubscriptionCard = ShownCard & { isActive: boolean; isBackup: boolean };

export type UnusableCard = Pick<SubscriptionCard, "brand" | "last4">;

export type HistoryRow = {
  number: number;
  date: string;
  status: CycleState;
  amount: WireMoney;
};

export type ChargeFailure = {
  reason: string | null;
  decline: DeclineCategory | null;
  /** When the history's entry happened, ISO 8601 in UTC. */
  at: string;
  /** When the service charges again, ISO 8601 in UTC; null if no charge follows. */
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
   * The open cycle that the service charges, or null. `isLate`: its day has passed without an attempt, or its
   * gateway account cannot charge.
   */
  nextCharge: { on: string; amount: WireMoney; isLate: boolean } | null;
  /** Upcoming charges; `cardEnds`: the active card expires before the charge's day. */
  upcoming: readonly { on: string; amount: WireMoney; cardEnds: boolean }[];
  /** `on` is the pause's first day, `until` the first day after it. */
  pause: { hasBegun: boolean; on: string; until: string | null } | null;
  email: string;
  endsOn: string | null;
  /**
   * A pending cancellation; `on` is null while no day is known, because the balance is outstanding or the
   * plan has not begun.
   */
  cancellation: { by: Initiator; on: string | null } | null;
  failure: ChargeFailure | null;
  checking: boolean;
  outstanding: WireMoney | null;
  cards: readonly SubscriptionCard[];
  unusableCard: UnusableCard | null;
  /** The purpose of the session that was just paid before returning to this page; otherwise null. */
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
   * The day on which a cancellation made now would take effect; null while the balance is outstanding, or the
   * plan has not begun.
   */
  runsUntil: string | null;
  history: { rows: readonly HistoryRow[]; total: number };
  /** A text that changes whenever the content of the self-service page changes. */
  version: string;
};

/**
 * What the page does after a form. `changed`: the outstanding amount differs from the one shown.
 * `invalid_email`, `too_often`: the mail address was not changed.
 */
export type SelfServiceOutcome =
  | { kind: "page" | "changed" | "not_found" | "invalid_email" | "too_often" }
  | { kind: "checkout"; sessionId: string }
  | { kind: "pay"; sessionId: string; payPageToken: string };

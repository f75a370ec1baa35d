import type { OperationKind } from "@/server/kernel/words";

/** Operations that an account may support, in the order of discovery's document. */
export const FOLLOW_UPS = ["refund", "void", "capture"] as const satisfies readonly OperationKind[];
export type FollowUp = (typeof FOLLOW_UPS)[number];

/** How the customer pays: on the gateway's page, on the checkout, or in instalments. */
export const FLOWS = ["redirect", "card_onsite", "flex_methods"] as const;
export type Flow = (typeof FLOWS)[number];

export const PAYMENT_SERVICES = ["wallet", "apple_pay", "google_pay", "samsung_pay", "stc_pay"] as const;

/** Device wallets, whose payload a gateway decrypts. */
export const DEVICE_WALLETS = ["apple_pay", "google_pay", "samsung_pay"] as const;
export type DeviceWallet = (typeof DEVICE_WALLETS)[number];

/** Wallets that have a button on the merchant's page. */
export const SDK_WALLETS = ["apple_pay", "google_pay", "stc_pay"] as const;

/** Whether an account simulates or moves real money. */
export const ACCOUNT_TYPES = ["sandbox", "production"] as const;
export type AccountType = (typeof ACCOUNT_TYPES)[number];

/** Where an account exists: in the gateway's test or live environment, or only simulated. */
export const ENVIRONMENTS = ["test", "live", "simulated"] as const;
export type AccountEnvironment = (typeof ENVIRONMENTS)[number];

/** Outcomes of a gateway call. `pending`: the gateway has accepted the call and not decided. */
export const GATEWAY_OUTCOMES = ["success", "failed", "error", "canceled", "pending"] as const;
export type GatewayOutcome = (typeof GATEWAY_OUTCOMES)[number];

/** Why a call is listed for a person: its outcome is unknown or differs from the request. */
export const PARKED_REASONS = ["outcome_unknown", "amount_differs", "not_as_asked"] as const;
export type ParkedReason = (typeof PARKED_REASONS)[number];

export const MOVEMENTS = ["charge", "capture", "void", "refund"] as const;
export type Movement = (typeof MOVEMENTS)[number];

export const NOTICE_SUBJECTS = [...MOVEMENTS, "hold_ended", "dispute", "settlement", "card", "other"] as const;
export type NoticeSubject = (typeof NOTICE_SUBJECTS)[number];

/** How a reservation ended: it expired, was released, or was rejected by a review. */
export const HOLD_ENDS = ["lapsed", "voided", "rejected"] as const;
export type HoldEnd = (typeof HOLD_ENDS)[number];

export const DISPUTE_STAGES = [
  "inquiry",
  "opened",
  "evidence_due",
  "under_review",
  "won",
  "lost",
  "accepted",
  "second",
  "arbitration",
  "fraud_warning",
] as const;
export type DisputeStage = (typeof DISPUTE_STAGES)[number];

/** Whether a notification reports that disputed money was taken or returned. */
export const DISPUTE_MOVES = ["none", "out", "back"] as const;
export type DisputeMove = (typeof DISPUTE_MOVES)[number];

/**
 * Effects of an event type. `booked`: changes a payment or operation, or triggers a query of the gateway;
 * `listed`: a person deals with it; `ignored`: nothing happens.
 */
export const EVENT_EFFECTS = ["booked", "listed", "ignored"] as const;
export type EventEffect = (typeof EVENT_EFFECTS)[number];

/**
 * Why a gateway refused an account: a malformed value, an unknown key or account, a missing permission of the
 * key, or no connection.
 */
export const CHECK_CAUSES = ["value", "key", "account", "rights", "network"] as const;
export type CheckCause = (typeof CHECK_CAUSES)[number];

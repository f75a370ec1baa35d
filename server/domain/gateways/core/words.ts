/** Closed lists of gateway accounts and their answers, as the API and the columns spell them. */
import type { OperationKind } from "@/server/kernel/words";

/** Operations that an account may support, in the order of discovery's document. */
export const FOLLOW_UPS = ["refund", "void", "capture"] as const satisfies readonly OperationKind[];
export type FollowUp = (typeof FOLLOW_UPS)[number];

/** How the customer pays: on the gateway's page, on the checkout, or in instalments. */
export const FLOWS = ["redirect", "card_onsite", "flex_methods"] as const;
export type Flow = (typeof FLOWS)[number];

export const PAYMENT_SERVICES = ["wallet", "apple_pay", "google_pay", "samsung_pay", "stc_pay"] as const;

/** Wallets whose payload a gateway decrypts. */
export const DEVICE_WALLETS = ["apple_pay", "google_pay", "samsung_pay"] as const;
export type DeviceWallet = (typeof DEVICE_WALLETS)[number];

/** Wallets with a button on the merchant's page. */
export const SDK_WALLETS = ["apple_pay", "google_pay", "stc_pay"] as const;

/** Whether an account simulates or moves real money. */
export const ACCOUNT_TYPES = ["sandbox", "production"] as const;
export type AccountType = (typeof ACCOUNT_TYPES)[number];

/** The world of an account: the gateway's test or live environment, or the simulated gateway. */
export const ENVIRONMENTS = ["test", "live", "simulated"] as const;
export type AccountEnvironment = (typeof ENVIRONMENTS)[number];

/** Outcomes of a call. `pending`: the gateway has accepted the call and not decided. */
export const GATEWAY_OUTCOMES = ["success", "failed", "error", "canceled", "pending"] as const;
export type GatewayOutcome = (typeof GATEWAY_OUTCOMES)[number];

/** Why a call waits for a person: its outcome is unknown, or differs from the request. */
export const PARKED_REASONS = ["outcome_unknown", "amount_differs", "not_as_asked"] as const;
export type ParkedReason = (typeof PARKED_REASONS)[number];

/**
 * Why a gateway refused an account: a malformed value, an unknown key, an unknown account, a key without the
 * needed permission, or no connection.
 */
export const CHECK_CAUSES = ["value", "key", "account", "rights", "network"] as const;
export type CheckCause = (typeof CHECK_CAUSES)[number];

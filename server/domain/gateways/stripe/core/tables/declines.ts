import type { Decline, DeclineCategory } from "../../../core/result";
import type { DeclineTable } from "../../../engine/core/declines";

/**
 * Stripe's decline and error codes (https://docs.stripe.com/declines/codes,
 * https://docs.stripe.com/error-codes).
 */
export const DECLINE_TABLE: DeclineTable = {
  insufficient_funds: ["insufficient_funds"],
  issuer_soft: [
    "approve_with_id",
    "call_issuer",
    "do_not_honor",
    "generic_decline",
    "issuer_not_available",
    "no_action_taken",
    "processing_error",
    "reenter_transaction",
    "try_again_later",
  ],
  issuer_hard: [
    "do_not_try_again",
    "duplicate_transaction",
    "merchant_blacklist",
    "pin_try_exceeded",
    "restricted_card",
    "revocation_of_all_authorizations",
    "revocation_of_authorization",
    "stop_payment_order",
    "testmode_decline",
  ],
  card_data: [
    "expired_card",
    "incorrect_address",
    "incorrect_cvc",
    "incorrect_number",
    "incorrect_pin",
    "incorrect_zip",
    "invalid_account",
    "invalid_card_type",
    "invalid_cvc",
    "invalid_expiry_month",
    "invalid_expiry_year",
    "invalid_number",
    "invalid_pin",
    "new_account_information_available",
    "resource_missing",
  ],
  fraud: ["fraudulent", "lost_card", "pickup_card", "security_violation", "stolen_card"],
  authentication_required: [
    "authentication_not_handled",
    "authentication_required",
    "mobile_device_authentication_required",
    "offline_pin_required",
    "online_or_offline_pin_required",
  ],
  authentication_failed: ["payment_intent_authentication_failure", "setup_intent_authentication_failure"],
  method_not_allowed: [
    "card_not_supported",
    "currency_not_supported",
    "not_permitted",
    "payment_method_not_available",
    "service_not_allowed",
    "transaction_not_allowed",
  ],
  limit: [
    "amount_too_large",
    "amount_too_small",
    "card_velocity_exceeded",
    "invalid_amount",
    "withdrawal_count_limit_exceeded",
  ],
  account_fault: ["account_closed", "account_invalid", "api_key_expired", "platform_api_key_expired"],
};

/**
 * What may help after a decline, by Stripe's advice code, which takes precedence over the decline's category.
 */
export const ADVICE: ReadonlyMap<string | null, Decline["again"]> = new Map([
  ["do_not_try_again", "never"],
  ["confirm_card_data", "never"],
  ["try_again_later", "later"],
]);

export const TYPES: ReadonlyMap<string | null, DeclineCategory> = new Map([
  ["api_error", "gateway_fault"],
  ["invalid_request_error", "account_fault"],
]);

/** Decline codes that are hidden from the customer, who sees a generic message instead. */
export const DISCREET: ReadonlySet<unknown> = new Set([
  "fraudulent",
  "lost_card",
  "merchant_blacklist",
  "pickup_card",
  "stolen_card",
]);

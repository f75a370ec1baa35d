/**
 * Stripe's decline and error codes mapped to the common categories (https://docs.stripe.com/declines/codes,
 * https://docs.stripe.com/error-codes).
 */
import type { Decline, DeclineCategory } from "../../core/result";

const CODES: Readonly<Partial<Record<DeclineCategory, string>>> = {
  insufficient_funds: "insufficient_funds",
  issuer_soft:
    "approve_with_id call_issuer do_not_honor generic_decline issuer_not_available no_action_taken processing_error reenter_transaction try_again_later",
  issuer_hard:
    "do_not_try_again duplicate_transaction merchant_blacklist pin_try_exceeded restricted_card revocation_of_all_authorizations " +
    "revocation_of_authorization stop_payment_order testmode_decline",
  card_data:
    "expired_card incorrect_address incorrect_cvc incorrect_number incorrect_pin incorrect_zip invalid_account invalid_card_type invalid_cvc " +
    "invalid_expiry_month invalid_expiry_year invalid_number invalid_pin new_account_information_available resource_missing",
  fraud: "fraudulent lost_card pickup_card security_violation stolen_card",
  authentication_required:
    "authentication_not_handled authentication_required mobile_device_authentication_required offline_pin_required online_or_offline_pin_required",
  authentication_failed: "payment_intent_authentication_failure setup_intent_authentication_failure",
  method_not_allowed:
    "card_not_supported currency_not_supported not_permitted payment_method_not_available service_not_allowed transaction_not_allowed",
  limit: "amount_too_large amount_too_small card_velocity_exceeded invalid_amount withdrawal_count_limit_exceeded",
  account_fault: "account_closed account_invalid api_key_expired platform_api_key_expired",
};

const CATEGORIES: ReadonlyMap<string, DeclineCategory> = new Map(
  Object.entries(CODES).flatMap(([category, codes]) =>
    codes.split(" ").map((code) => [code, category as DeclineCategory] as const),
  ),
);

const AGAIN: Readonly<Record<DeclineCategory, Decline["again"]>> = {
  insufficient_funds: "later",
  issuer_soft: "later",
  issuer_hard: "never",
  card_data: "never",
  fraud: "never",
  authentication_required: "with_authentication",
  authentication_failed: "unknown",
  method_not_allowed: "other_gateway",
  limit: "later",
  gateway_fault: "other_gateway",
  account_fault: "other_gateway",
  unknown: "unknown",
};

/** Whether to try again, by Stripe's advice code; takes precedence over the decline's category. */
const ADVICE: ReadonlyMap<string, Decline["again"]> = new Map([
  ["do_not_try_again", "never"],
  ["confirm_card_data", "never"],
  ["try_again_later", "later"],
]);

export type ErrorFacts = {
  readonly type?: string | null;
  readonly code?: string | null;
  readonly decline_code?: string | null;
  readonly advice_code?: string | null;
  readonly network_decline_code?: string | null;
};

function categoryOfType(type: string | null | undefined): DeclineCategory {
  if (type === "api_error") return "gateway_fault";
  return type === "invalid_request_error" ? "account_fault" : "unknown";
}

/** The category of a decline; unknown codes are categorized by the error's type. */
export function declineOf(error: ErrorFacts): Decline {
  const { decline_code, code, advice_code, network_decline_code } = error;
  const known = [decline_code, code].find((candidate) => CATEGORIES.has(candidate ?? ""));
  const category = CATEGORIES.get(known ?? "") ?? categoryOfType(error.type);
  return {
    category,
    code: known || decline_code || code || error.type || "unknown",
    ...(network_decline_code && { networkCode: network_decline_code }),
    again: ADVICE.get(advice_code ?? "") ?? AGAIN[category],
  };
}

/** Reasons of declines that the customer must not learn; the customer sees a generic message. */
const DISCREET = new Set(["fraudulent", "lost_card", "merchant_blacklist", "pickup_card", "stolen_card"]);

/** Stripe's message for the customer; a generic one if the customer must not learn the reason. */
export function messageOf(error: ErrorFacts & { readonly message?: string | null }): string {
  const discreet = DISCREET.has(error.decline_code ?? "") || DISCREET.has(error.code ?? "");
  return discreet ? "Your card was declined." : (error.message ?? "The payment was declined.");
}

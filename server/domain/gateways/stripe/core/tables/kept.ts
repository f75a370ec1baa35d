/** The stored fields of Stripe's objects: no personal data, token or page address. */
import type { JsonObject } from "@/server/kernel/json";
import { type KeepList, keeping } from "../../../engine/core/keep";

const ERROR = keeping("type code decline_code advice_code network_decline_code network_advice_code message param");
const CARD = keeping("brand last4 exp_month exp_year country funding network capture_before", {
  three_d_secure: keeping("result"),
  wallet: keeping("type"),
});
const CHARGE = keeping("id object status amount amount_captured amount_refunded currency captured", {
  outcome: keeping("network_status reason risk_level type"),
  payment_method_details: keeping("type", { card: CARD }),
});
const INTENT = keeping("id object status amount amount_received amount_capturable currency created", {
  last_payment_error: ERROR,
  latest_charge: CHARGE,
});
const LISTS: Readonly<Record<string, KeepList>> = {
  payment_intent: INTENT,
  "checkout.session": keeping("id object status payment_status expires_at amount_total currency client_reference_id", {
    payment_intent: INTENT,
  }),
  refund: keeping("id object status amount currency payment_intent reason failure_reason pending_reason"),
};

export function keepListOf({ object }: JsonObject): KeepList {
  const list = typeof object === "string" && Object.hasOwn(LISTS, object) ? LISTS[object] : undefined;
  return list ?? keeping("", { error: ERROR });
}

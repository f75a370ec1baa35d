import type { JsonObject } from "@/server/kernel/json";
import type { Decline, DeclineCategory } from "../../core/result";
import { AGAIN, declinesIn } from "../../engine/core/declines";
import { saidText } from "../../engine/core/said";
import { DECLINE_TABLE } from "./tables/declines";

const CATEGORIES: ReadonlyMap<string | null, DeclineCategory> = new Map(declinesIn(DECLINE_TABLE));

/** Whether to try again, by Stripe's advice code; takes precedence over the decline's category. */
const ADVICE: ReadonlyMap<string | null, Decline["again"]> = new Map([
  ["do_not_try_again", "never"],
  ["confirm_card_data", "never"],
  ["try_again_later", "later"],
]);

/** Categories of unknown codes, by the error's type. */
const TYPES: ReadonlyMap<string | null, DeclineCategory> = new Map([
  ["api_error", "gateway_fault"],
  ["invalid_request_error", "account_fault"],
]);

export function declineOf(error: JsonObject): Decline {
  const said = (key: string) => saidText(error, key);
  const codes = [said("decline_code"), said("code")];
  const known = codes.find((code) => CATEGORIES.has(code)) ?? null;
  const category = CATEGORIES.get(known) ?? TYPES.get(said("type")) ?? "unknown";
  const networkCode = said("network_decline_code");
  return {
    category,
    code: [known, ...codes, said("type")].find((code) => code !== null) ?? "unknown",
    ...(networkCode !== null && { networkCode }),
    again: ADVICE.get(said("advice_code")) ?? AGAIN[category],
  };
}

/** Reasons of declines that the customer must not learn; the customer sees a generic message. */
const DISCREET: ReadonlySet<unknown> = new Set([
  "fraudulent",
  "lost_card",
  "merchant_blacklist",
  "pickup_card",
  "stolen_card",
]);

/** Stripe's message for the customer; a generic one if the customer must not learn the reason. */
export function messageOf(error: JsonObject): string {
  if (DISCREET.has(error.decline_code) || DISCREET.has(error.code)) return "Your card was declined.";
  return saidText(error, "message") ?? "The payment was declined.";
}

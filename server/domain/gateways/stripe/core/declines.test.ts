import { describe, expect, it, test } from "vitest";
import { declineOf, messageOf } from "./declines";

describe("a decline is sorted by its code, and says what may help", () => {
  it.each([
    ["insufficient_funds", "insufficient_funds", "later"],
    ["withdrawal_count_limit_exceeded", "limit", "later"],
    ["card_velocity_exceeded", "limit", "later"],
    ["do_not_honor", "issuer_soft", "later"],
    ["generic_decline", "issuer_soft", "later"],
    ["processing_error", "issuer_soft", "later"],
    ["restricted_card", "issuer_hard", "never"],
    ["merchant_blacklist", "issuer_hard", "never"],
    ["stolen_card", "fraud", "never"],
    ["lost_card", "fraud", "never"],
    ["fraudulent", "fraud", "never"],
    ["expired_card", "card_data", "never"],
    ["incorrect_cvc", "card_data", "never"],
    ["authentication_required", "authentication_required", "with_authentication"],
    ["authentication_not_handled", "authentication_required", "with_authentication"],
    ["payment_intent_authentication_failure", "authentication_failed", "unknown"],
    ["card_not_supported", "method_not_allowed", "other_gateway"],
    ["amount_too_small", "limit", "later"],
    ["api_key_expired", "account_fault", "other_gateway"],
  ])("%s is %s, again: %s", (code, category, again) => {
    expect(declineOf({ type: "card_error", code: "card_declined", decline_code: code })).toEqual({
      category,
      code,
      again,
    });
    expect(declineOf({ type: "card_error", code })).toEqual({ category, code, again });
  });

  it.each([
    [{ type: "card_error", code: "card_declined", decline_code: "brand_new" }, "unknown", "brand_new"],
    [{ type: "card_error", code: "brand_new", decline_code: "" }, "unknown", "brand_new"],
    [{ type: "invalid_request_error", code: "", decline_code: "" }, "account_fault", "invalid_request_error"],
    [{ type: "api_error" }, "gateway_fault", "api_error"],
    [{ type: "invalid_request_error", code: "parameter_unknown" }, "account_fault", "parameter_unknown"],
    [{}, "unknown", "unknown"],
  ])("what the table lacks goes by its type: %j", (error, category, code) => {
    expect(declineOf(error)).toMatchObject({ category, code });
  });
});

test("Stripe's own advice outweighs the category, and the network's code is passed on", () => {
  const soft = { type: "card_error", decline_code: "do_not_honor", network_decline_code: "05" };
  expect(declineOf({ ...soft, advice_code: "do_not_try_again" })).toMatchObject({ again: "never", networkCode: "05" });
  expect(declineOf({ ...soft, advice_code: "confirm_card_data" }).again).toBe("never");
  expect(declineOf({ decline_code: "restricted_card", advice_code: "try_again_later" }).again).toBe("later");
});

test("that a card was reported lost or stolen stays with its bank", () => {
  const said = (decline_code: string) => messageOf({ decline_code, message: "Your card was stolen." });
  expect(["stolen_card", "fraudulent", "expired_card"].map(said)).toEqual([
    "Your card was declined.",
    "Your card was declined.",
    "Your card was stolen.",
  ]);
});

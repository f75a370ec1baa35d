import { describe, expect, it, test } from "vitest";
import type { AttemptState } from "@/server/domain/sessions/core/words";
import { latestDecided, type ResultFacts, sdkResult } from "./result";

function attempt(state: AttemptState, change: Partial<ResultFacts["attempt"]> = {}): ResultFacts["attempt"] {
  return {
    state,
    pgCode: "sandbox",
    operation: "purchase",
    formOfPayment: "card",
    referenceNumber: "R-1",
    message: null,
    challengedAt: null,
    gatewayResponse: { code: "00" },
    ...change,
  };
}

function facts(tried: ResultFacts["attempt"], change: Partial<ResultFacts> = {}): ResultFacts {
  return {
    sessionId: "s",
    orderNo: null,
    language: "en",
    attempt: tried,
    pgName: "sarraf_sandbox",
    redirectUrl: null,
    ...change,
  };
}

describe("an attempt is one of the three results, or pending", () => {
  it.each<[AttemptState, string, string]>([
    ["success", "success", "Payment successful."],
    ["cod", "success", "Payment successful."],
    ["failed", "canceled", "The payment was declined."],
    ["canceled", "canceled", "Payment was cancelled."],
    ["error", "error", "The payment could not be made."],
    ["processing", "pending", "The payment is being checked."],
    ["pending", "pending", "The payment is being checked."],
  ])("%s", (state, status, message) => {
    expect(sdkResult(facts(attempt(state)))).toMatchObject({ status, message, session_id: "s", operation: "purchase" });
  });

  it.each([
    ["card", "redirect"],
    ["none", "redirect"],
    ["token", "token_pay"],
    ["wallet", "wallet"],
    ["apple_pay", "apple_pay"],
  ])("form of payment %s", (formOfPayment, expected) => {
    expect(sdkResult(facts(attempt("success", { formOfPayment }))).form_of_payment).toBe(expected);
  });

  it("has every fact that there is", () => {
    const all = { orderNo: "7", redirectUrl: "https://shop.example/?session_id=s", language: "ar" } as const;
    expect(sdkResult(facts(attempt("success"), all))).toEqual({
      status: "success",
      message: "تم الدفع بنجاح.",
      form_of_payment: "redirect",
      challenge_occurred: false,
      session_id: "s",
      operation: "purchase",
      order_no: "7",
      reference_number: "R-1",
      redirect_url: "https://shop.example/?session_id=s",
      payment_gateway_info: { pg_code: "sandbox", pg_name: "sarraf_sandbox", pg_response: { code: "00" } },
    });
  });

  it("has no facts that there are not, and none of the gateway's with an error", () => {
    const bare = sdkResult(facts(attempt("error", { referenceNumber: "" })));
    expect(Object.keys(bare)).toEqual([
      "status",
      "message",
      "form_of_payment",
      "challenge_occurred",
      "session_id",
      "operation",
    ]);
  });
});

test.each<[string, [AttemptState, string | null][], number | null]>([
  ["nothing", [], null],
  ["one on the gateway's page", [["pending", null]], null],
  ["one in flight", [["processing", null]], null],
  ["a replaced one", [["canceled", null]], null],
  [
    "the newest that was decided",
    [
      ["failed", "no"],
      ["error", "no"],
      ["canceled", null],
      ["pending", null],
    ],
    1,
  ],
  [
    "the one that succeeded",
    [
      ["success", null],
      ["failed", "late"],
    ],
    0,
  ],
])("a callback is about %s", (_name, states, expected) => {
  const attempts = states.map(([state, message]) => attempt(state, { message }));
  const latest = latestDecided(attempts);
  expect(latest === null ? null : attempts.indexOf(latest)).toBe(expected);
});

import { describe, expect, it } from "vitest";
import type { CheckoutPlan } from "@/server/domain/subscriptions";
import { headingOf, sentenceOf, signOf } from "./result-words";

const SETUP: CheckoutPlan = {
  purpose: "setup",
  planName: "Gold plan",
  description: null,
  amount: { amount: "7.500", currency: "KWD" },
  frequency: "monthly",
  firstOn: "2026-12-06",
  endsOn: null,
  totalCharges: null,
  isTrial: false,
  startsToday: false,
  fromPage: false,
};
const PAID = { outcome: "paid", standing: null, keepsFee: false, unknownCard: false } as const;

describe("a result says what became of the money, and of what it was for", () => {
  it.each([
    ["a payment", PAID, "one_off", null, "paid", "result.paidText"],
    ["a card that is kept", PAID, "save_card", null, "cardSaved", "result.savedText"],
    ["a trial", PAID, "auto_pay", { ...SETUP, isTrial: true }, "planSetUp", "plan.setUpFree"],
    ["a plan charged at once", PAID, "auto_pay", { ...SETUP, startsToday: true }, "planSetUp", "plan.setUpToday"],
    ["a plan with a first payment", PAID, "auto_pay", SETUP, "paid", "plan.setUpUntil"],
    ["a plan without another payment", PAID, "auto_pay", { ...SETUP, firstOn: null }, "paid", "plan.setUp"],
    ["a card added to a plan", PAID, "save_card", { ...SETUP, purpose: "card" }, "cardSaved", "plan.cardAdded"],
    [
      "a void",
      { ...PAID, outcome: "authorized", standing: "released" },
      "one_off",
      null,
      "released",
      "result.releasedText",
    ],
    [
      "a hold",
      { ...PAID, outcome: "authorized", standing: null },
      "one_off",
      null,
      "authorized",
      "result.authorizedText",
    ],
    ["a whole refund", { ...PAID, standing: "refunded" }, "one_off", null, "allRefunded", "result.refundedText"],
    [
      "a refund without the fee",
      { ...PAID, standing: "refunded", keepsFee: true },
      "one_off",
      null,
      "allRefunded",
      "result.refundedLessFeeText",
    ],
    ["a part of it", { ...PAID, standing: "partly_refunded" }, "one_off", null, "paid", "result.partly_refundedText"],
    [
      "a partial capture",
      { ...PAID, outcome: "authorized", standing: "partly_collected" },
      "one_off",
      null,
      "partlyCollected",
      "result.partly_collectedText",
    ],
    [
      "a card number that is not known",
      { ...PAID, outcome: "canceled", unknownCard: true },
      "one_off",
      null,
      "canceled",
      "result.unknownCardText",
    ],
  ] as const)("%s", (_title, receipt, paymentType, plan, heading, sentence) => {
    const said = sentenceOf({ receipt, paymentType, plan });
    expect(headingOf({ receipt, paymentType, plan })).toBe(heading);
    expect(`${said.in}.${said.key}`).toBe(sentence);
  });

  it("shows no green sign over money that went back or is still reserved", () => {
    expect(signOf({ outcome: "authorized", standing: "partly_collected" })).toBe("authorized");
    expect(signOf({ outcome: "authorized", standing: "released" })).toBe("returned");
    expect(signOf({ outcome: "paid", standing: "refunded" })).toBe("returned");
    expect(signOf({ outcome: "paid", standing: "partly_refunded" })).toBe("paid");
    expect(signOf({ outcome: "authorized", standing: "collected" })).toBe("paid");
    expect(signOf({ outcome: "authorized", standing: null })).toBe("authorized");
  });
});

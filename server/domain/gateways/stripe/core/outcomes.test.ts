import { describe, expect, it } from "vitest";
import { outcomeOfRefund, stateOfIntent, stateOfPage, stateOfSetup } from "./answers";

const ERROR = { code: "card_declined" };

describe("a page is decided by what the customer did on it", () => {
  it.each([
    ["open", "unpaid", null, "pending", undefined],
    ["open", "unpaid", { status: "requires_payment_method" }, "pending", undefined],
    ["open", "unpaid", { status: "requires_payment_method", last_payment_error: ERROR }, "pending", undefined],
    ["open", "unpaid", { status: "requires_action" }, "pending", undefined],
    ["open", "unpaid", { status: "requires_confirmation" }, "pending", undefined],
    ["complete", "unpaid", { status: "processing" }, "pending", undefined],
    ["complete", "unpaid", { status: "requires_capture" }, "success", "held"],
    ["complete", "paid", { status: "succeeded" }, "success", "taken"],
    ["complete", "unpaid", { status: "requires_payment_method" }, "failed", undefined],
    ["expired", "unpaid", null, "canceled", undefined],
    ["expired", "unpaid", { status: "requires_payment_method", last_payment_error: ERROR }, "canceled", undefined],
    ["expired", "paid", { status: "succeeded" }, "success", "taken"],
    ["expired", "unpaid", { status: "requires_capture" }, "success", "held"],
    ["open", "unpaid", { status: "canceled" }, "canceled", undefined],
    ["a_new_word", "unpaid", { status: "a_new_word" }, "pending", undefined],
  ])("%s, %s, %j is %s", (status, payment_status, intent, outcome, stage) => {
    expect(stateOfPage({ status, payment_status }, intent)).toEqual({ outcome, ...(stage && { stage }) });
  });

  it.each([
    ["open", "requires_payment_method", "pending"],
    ["complete", "succeeded", "success"],
    ["complete", "processing", "pending"],
    ["expired", "requires_payment_method", "canceled"],
  ])("a page that keeps a card alone: %s, %s is %s", (status, setup, outcome) => {
    const page = { status, payment_status: "no_payment_required" };
    expect(stateOfPage(page, null, { status: setup }).outcome).toBe(outcome);
  });
});

describe("a charge that we made is decided by its status", () => {
  it.each([
    ["succeeded", null, "success", "taken"],
    ["requires_capture", null, "success", "held"],
    ["requires_payment_method", ERROR, "failed", undefined],
    ["requires_payment_method", null, "pending", undefined],
    ["requires_action", null, "pending", undefined],
    ["processing", null, "pending", undefined],
    ["canceled", null, "canceled", undefined],
    ["a_new_word", null, "pending", undefined],
  ])("%s with error %j is %s", (status, last_payment_error, outcome, stage) => {
    expect(stateOfIntent({ status, last_payment_error })).toEqual({ outcome, ...(stage && { stage }) });
  });
});

describe("a card kept alone and a refund are decided by their statuses", () => {
  it.each([
    ["succeeded", "success"],
    ["canceled", "canceled"],
    ["requires_action", "pending"],
  ])("setup %s is %s", (status, outcome) => {
    expect(stateOfSetup({ status }).outcome).toBe(outcome);
  });

  it.each([
    ["succeeded", "success"],
    ["pending", "pending"],
    ["requires_action", "pending"],
    ["failed", "failed"],
    ["canceled", "failed"],
    ["a_new_word", "pending"],
    [null, "pending"],
  ])("refund %s is %s", (status, outcome) => {
    expect(outcomeOfRefund({ status })).toBe(outcome);
  });
});

import { describe, expect, it } from "vitest";
import { currency } from "@/server/kernel/currency";
import { money } from "@/server/kernel/money";
import { paymentAnswer, sessionAnswer } from "./answers";

const CALL = { referenceNumber: "R", total: money("1", currency("KWD")) };

describe("only a word that says so decides", () => {
  it.each([
    ["Authorised", "success"],
    ["PartiallyAuthorised", "success"],
    ["Refused", "failed"],
    ["Cancelled", "canceled"],
    ["Error", "pending"],
    ["Pending", "pending"],
    ["Received", "pending"],
    ["PresentToShopper", "pending"],
    ["RedirectShopper", "pending"],
    ["IdentifyShopper", "pending"],
    ["ChallengeShopper", "pending"],
    ["AuthenticationFinished", "pending"],
    ["AuthenticationNotRequired", "pending"],
    ["authorised", "pending"],
    ["constructor", "pending"],
  ])("resultCode %s is %s", (resultCode, outcome) => {
    const said = { resultCode, pspReference: "P", amount: { value: 1000, currency: "KWD" } };
    expect(paymentAnswer(said)?.outcome).toBe(outcome);
  });

  it("without a resultCode there is no answer", () => {
    expect(paymentAnswer({ pspReference: "P", amount: { value: 1000, currency: "KWD" } })).toBeNull();
  });

  it.each([
    ["active", "pending"],
    ["completed", "pending"],
    ["paymentPending", "pending"],
    ["refused", "failed"],
    ["canceled", "canceled"],
    ["expired", "canceled"],
    ["valueOf", "pending"],
    [null, "pending"],
  ])("session status %s is %s", (status, outcome) => {
    expect(sessionAnswer({ reference: "R", status }, CALL)?.outcome).toBe(outcome);
  });
});

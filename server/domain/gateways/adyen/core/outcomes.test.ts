import { describe, expect, it } from "vitest";
import { RESULTS, SESSIONS } from "./tables/statuses";

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
    [null, "pending"],
  ])("resultCode %s is %s", (resultCode, outcome) => {
    expect(RESULTS.get(resultCode) ?? "pending").toBe(outcome);
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
    expect(SESSIONS.get(status) ?? "pending").toBe(outcome);
  });
});

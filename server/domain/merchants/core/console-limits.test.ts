import { describe, expect, it } from "vitest";
import { isProved, needsSecondFactor, PROOF_SECONDS } from "./console-limits";

describe("a proof counts for ten minutes", () => {
  const at = new Date("2027-01-24T10:00:00Z");
  it.each([
    [0, true],
    [PROOF_SECONDS - 1, true],
    [PROOF_SECONDS, false],
  ])("after %i seconds: %s", (seconds, counts) => {
    expect(isProved(at, new Date(at.getTime() + seconds * 1000))).toBe(counts);
  });
});

describe("who moves money or changes the merchant needs a second factor in production", () => {
  it.each([
    [["console.access", "Can view payment requests"], false, false],
    [["payment.inquiry"], false, false],
    [["payment.refund"], false, true],
    [["Can do refund"], false, true],
    [["merchant.users"], false, true],
    [["wallet.adjust"], false, true],
    [["wallet.view"], false, false],
    [[], true, true],
  ])("%j, checker %s: %s", (permissions, isChecker, needed) => {
    expect(needsSecondFactor({ permissions, isChecker }, { production: true })).toBe(needed);
    expect(needsSecondFactor({ permissions, isChecker }, { production: false })).toBe(false);
  });
});

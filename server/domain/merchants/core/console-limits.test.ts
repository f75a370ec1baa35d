import { describe, expect, it } from "vitest";
import { isProved, needsSecondFactor, PROOF_SECONDS, timeLeft } from "./console-limits";

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

describe("a session ends without a request, and in any case", () => {
  const now = new Date("2027-01-24T10:00:00Z");
  const at = (time: string) => new Date(`2027-01-24T${time}Z`);
  it.each([
    ["10:00:00", "22:00:00", 3_600_000, 43_200_000],
    ["09:02:00", "22:00:00", 120_000, 43_200_000],
    ["10:00:00", "10:01:00", 3_600_000, 60_000],
    ["08:00:00", "09:00:00", 0, 0],
  ])("seen %s, ends %s", (seen, ends, idleMs, totalMs) => {
    expect(timeLeft({ seenAt: at(seen), expiresAt: at(ends), idleMinutes: 60 }, now)).toEqual({ idleMs, totalMs });
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
    [["gateway.add"], false, true],
    [["wallet.view"], false, false],
    [[], true, true],
  ])("%j, checker %s: %s", (permissions, isChecker, needed) => {
    expect(needsSecondFactor({ permissions, isChecker }, { production: true })).toBe(needed);
    expect(needsSecondFactor({ permissions, isChecker }, { production: false })).toBe(false);
  });
});

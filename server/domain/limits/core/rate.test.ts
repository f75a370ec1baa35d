import { describe, expect, test } from "vitest";
import { RateLimited } from "@/server/kernel/errors";
import { countersOf, enforce, quota, secondsLeft, windowOf } from "./rate";

const NOON = new Date("2026-11-21T12:34:56.789Z");

describe("windows are fixed and in UTC", () => {
  test.each([
    ["general", "2026-11-21T00:00:00.000Z", 41_104],
    ["reports", "2026-11-21T12:00:00.000Z", 1_504],
    ["utility", "2026-11-21T12:34:00.000Z", 4],
  ] as const)("%s starts at %s and ends in %i s", (rateClass, start, seconds) => {
    expect(windowOf(rateClass, NOON).toISOString()).toBe(start);
    expect(quota(rateClass, 1, NOON).resetSeconds).toBe(seconds);
  });

  test("the last instant of a window still has a second", () => {
    expect(secondsLeft(60, new Date("2026-11-21T12:34:59.999Z"))).toBe(1);
    expect(secondsLeft(60, new Date("2026-11-21T12:35:00.000Z"))).toBe(60);
  });
});

describe("enforce", () => {
  test.each([
    ["general", 90_000],
    ["utility", 10],
    ["reports", 25],
    ["public", 600],
  ] as const)("%s allows %i requests and not one more", (rateClass, limit) => {
    expect(() => enforce([quota(rateClass, limit, NOON)])).not.toThrow();
    expect(() => enforce([quota(rateClass, limit + 1, NOON)])).toThrow(RateLimited);
  });

  test("names the longest wait", () => {
    const refused = () => enforce([quota("general", 90_001, NOON), quota("utility", 11, NOON)]);
    expect(refused).toThrow("Request was throttled. Expected available in 41104 seconds.");
  });
});

test("every class counts as general first", () => {
  expect(countersOf("general")).toEqual(["general"]);
  expect(countersOf("utility")).toEqual(["general", "utility"]);
  expect(countersOf("reports")).toEqual(["general", "reports"]);
});

test("a public key has a minute beside the day", () => {
  expect(countersOf("general", true)).toEqual(["general", "public"]);
  expect(countersOf("utility", true)).toEqual(["general", "public", "utility"]);
});

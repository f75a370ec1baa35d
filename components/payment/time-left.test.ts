import { describe, expect, it } from "vitest";
import { timeLeftText } from "./time-left";

describe("the time left is a clock at the end and words before, rounded up", () => {
  it.each([
    [0, "0:00", "0:00"],
    [59, "0:59", "0:59"],
    [599, "9:59", "9:59"],
    [600, "10 minutes", "10 دقائق"],
    [3599, "1 hour", "ساعة"],
    [3660, "1 hour 1 minute", "ساعة ودقيقة"],
    [86_399, "24 hours", "24 ساعة"],
    [3 * 86_400 - 5, "3 days", "3 أيام"],
  ])("%d seconds: %s, %s", (seconds, en, ar) => {
    expect(timeLeftText(seconds, "en")).toBe(en);
    expect(timeLeftText(seconds, "ar")).toBe(ar);
  });
});

import { describe, expect, it } from "vitest";
import { firstInquiryAt, nextInquiryAt } from "./backoff";

const NOON = new Date("2026-11-21T12:00:00Z");

describe("the resolver asks ever more rarely and never stops", () => {
  it.each([
    [0, 5],
    [1, 15],
    [2, 60],
    [3, 300],
    [4, 900],
    [5, 1_800],
    [6, 3_600],
    [500, 3_600],
  ])("after %i inquiries it waits %i s", (inquiries, seconds) => {
    expect(nextInquiryAt(NOON, inquiries).getTime() - NOON.getTime()).toBe(seconds * 1000);
  });

  it("leaves the first answer a minute to arrive", () => {
    expect(firstInquiryAt(NOON).toISOString()).toBe("2026-11-21T12:01:00.000Z");
  });
});

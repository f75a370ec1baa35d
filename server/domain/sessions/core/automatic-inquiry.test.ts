import { describe, expect, it } from "vitest";
import { InvalidFields } from "@/server/kernel/errors";
import { automaticInquiryAt } from "./automatic-inquiry";

const NOW = new Date("2026-01-01T00:00:00Z");

describe("expires_in_minutes arms an inquiry 1 to 10080 minutes ahead", () => {
  it.each<[extra: Record<string, unknown> | null, at: string | null]>([
    [null, null],
    [{}, null],
    [{ sandbox_inquiry_result: "success" }, null],
    [{ expires_in_minutes: null }, null],
    [{ expires_in_minutes: 1 }, "2026-01-01T00:01:00.000Z"],
    [{ expires_in_minutes: "5", sandbox_inquiry_result: "failed" }, "2026-01-01T00:05:00.000Z"],
    [{ expires_in_minutes: 10_080 }, "2026-01-08T00:00:00.000Z"],
  ])("%j", (extra, at) => {
    expect(automaticInquiryAt(extra, NOW)?.toISOString() ?? null).toBe(at);
  });

  it.each<[minutes: unknown, message: string]>([
    [0, "Ensure this value is greater than or equal to 1."],
    [10_081, "Ensure this value is less than or equal to 10080."],
    [1.5, "A valid integer is required."],
    ["soon", "A valid integer is required."],
    [[], "A valid integer is required."],
  ])("%j is refused under extra", (minutes, message) => {
    const arm = () => automaticInquiryAt({ expires_in_minutes: minutes }, NOW);
    expect(arm).toThrow(InvalidFields);
    try {
      arm();
    } catch (error) {
      expect(error).toMatchObject({ fields: { extra: { expires_in_minutes: [message] } } });
    }
  });
});

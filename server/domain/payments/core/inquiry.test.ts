import { describe, expect, it } from "vitest";
import { isUnchanged } from "./inquiry";

describe("a status query decides once, until the customer or extra changes", () => {
  it.each([
    [null, null, false],
    [null, { sandbox_inquiry_result: "failed" }, false],
    [{ state: "pending", formOfPayment: "card" }, null, false],
    [{ state: "processing", formOfPayment: "card" }, null, true],
    [{ state: "processing", formOfPayment: "inquiry" }, null, true],
    [{ state: "failed", formOfPayment: "card" }, { sandbox_inquiry_result: "failed" }, false],
    [{ state: "failed", formOfPayment: "inquiry" }, { sandbox_inquiry_result: "failed" }, true],
    [{ state: "error", formOfPayment: "inquiry" }, { sandbox_inquiry_result: "error" }, true],
    [{ state: "failed", formOfPayment: "inquiry" }, { sandbox_inquiry_result: "error" }, false],
    [{ state: "failed", formOfPayment: "inquiry" }, { sandbox_inquiry_result: "success" }, false],
    [{ state: "failed", formOfPayment: "inquiry" }, null, false],
    [{ state: "canceled", formOfPayment: "inquiry" }, null, false],
  ] as const)("%j with extra %j → unchanged: %s", (newest, extra, expected) => {
    expect(isUnchanged(newest, extra)).toBe(expected);
  });
});

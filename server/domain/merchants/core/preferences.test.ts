import { describe, expect, it } from "vitest";
import { preferencesOf } from "./preferences";

describe("what cannot be read is as if it had never been chosen", () => {
  it.each([
    [null, { paymentColumns: null, letterKeys: true }],
    ["text", { paymentColumns: null, letterKeys: true }],
    [{ letterKeys: false }, { paymentColumns: null, letterKeys: false }],
    [
      { paymentColumns: ["state"], letterKeys: "no" },
      { paymentColumns: ["state"], letterKeys: true },
    ],
    [
      { paymentColumns: [1], other: 1 },
      { paymentColumns: null, letterKeys: true },
    ],
  ])("%j", (stored, preferences) => {
    expect(preferencesOf(stored)).toEqual(preferences);
  });
});

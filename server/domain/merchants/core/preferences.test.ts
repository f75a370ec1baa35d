import { describe, expect, it } from "vitest";
import { preferencesOf } from "./preferences";

describe("what cannot be read is as if it had never been chosen", () => {
  it.each([
    [null, {}],
    ["text", {}],
    [{ letterKeys: false }, { letterKeys: false }],
    [{ paymentColumns: ["state"], letterKeys: "no" }, { paymentColumns: ["state"] }],
    [{ paymentColumns: [1], other: 1, alertKinds: "all", mailLanguage: "fr" }, {}],
    [
      { alertKinds: [], mailLanguage: "ar" },
      { alertKinds: [], mailLanguage: "ar" },
    ],
  ])("%j", (stored, chosen) => {
    const preferences = { paymentColumns: null, letterKeys: true, alertKinds: null, mailLanguage: null, ...chosen };
    expect(preferencesOf(stored)).toEqual(preferences);
  });
});

import { describe, expect, it } from "vitest";
import { changedFields } from "./changed-fields";

describe("of a change the fields that differ are kept, and no secret", () => {
  it.each([
    [
      { a: 1, b: 2 },
      { a: 1, b: 3 },
      { before: { b: 2 }, after: { b: 3 } },
    ],
    [{ a: [1] }, { a: [1] }, { before: {}, after: {} }],
    [null, { a: 1 }, { before: null, after: { a: 1 } }],
    [{ a: 1 }, null, { before: { a: 1 }, after: null }],
    [
      {},
      { private_key: "sk_1", name: "till" },
      { before: { private_key: null, name: null }, after: { private_key: "…", name: "till" } },
    ],
    [
      null,
      { webhook_secret: "whsec_1", recovery_codes: ["x"], pg_code: "knet" },
      { before: null, after: { webhook_secret: "…", recovery_codes: "…", pg_code: "knet" } },
    ],
  ])("%j → %j", (before, after, kept) => {
    expect(changedFields(before, after)).toEqual(kept);
  });
});

import { describe, expect, it, test } from "vitest";
import { declineOf as declineIn } from "./refusals";
import { REFUSAL_TABLE } from "./tables/refusals";

const REFUSALS = Object.entries(REFUSAL_TABLE).flatMap(([category, entries]) =>
  entries.map((entry) => [entry.slice(0, entry.indexOf(" ")), entry.slice(entry.indexOf(" ") + 1), category] as const),
);

type Facts = Readonly<Record<"code" | "reason" | "raw" | "advice", string | null>>;

const declineOf = ({ code, reason, raw, advice }: Facts) =>
  declineIn({
    refusalReasonCode: code,
    refusalReason: reason,
    additionalData: { refusalReasonRaw: raw, merchantAdviceCode: advice },
  });

const NOTHING = { code: null, reason: null, raw: null, advice: null };

describe("a refusal says what it was and whether to try again", () => {
  it.each([
    ["2", "issuer_soft", "later"],
    ["3", "issuer_soft", "later"],
    ["4", "gateway_fault", "other_gateway"],
    ["5", "issuer_hard", "never"],
    ["6", "card_data", "never"],
    ["7", "method_not_allowed", "other_gateway"],
    ["8", "card_data", "never"],
    ["9", "gateway_fault", "other_gateway"],
    ["10", "method_not_allowed", "other_gateway"],
    ["11", "authentication_failed", "unknown"],
    ["12", "insufficient_funds", "later"],
    ["14", "fraud", "never"],
    ["17", "card_data", "never"],
    ["20", "fraud", "never"],
    ["21", "gateway_fault", "other_gateway"],
    ["22", "fraud", "never"],
    ["23", "method_not_allowed", "other_gateway"],
    ["24", "card_data", "never"],
    ["25", "issuer_hard", "never"],
    ["26", "issuer_hard", "never"],
    ["27", "issuer_soft", "later"],
    ["28", "limit", "later"],
    ["29", "limit", "later"],
    ["31", "fraud", "never"],
    ["32", "card_data", "never"],
    ["38", "authentication_required", "with_authentication"],
    ["39", "authentication_failed", "unknown"],
    ["42", "authentication_failed", "unknown"],
    ["46", "issuer_hard", "never"],
    ["50", "issuer_hard", "never"],
    ["999", "unknown", "unknown"],
  ])("code %s is %s, again: %s", (code, category, again) => {
    expect(declineOf({ ...NOTHING, code })).toEqual({ category, code, again });
  });

  it("is known by its reason where only that is given, as in notifications", () => {
    for (const [code, reason, category] of REFUSALS) {
      expect(declineOf({ ...NOTHING, reason: ` ${reason.toUpperCase()}` })).toMatchObject({ code, category });
    }
    expect(declineOf({ ...NOTHING, reason: "Something new" }).code).toBe("unknown");
  });
});

test("every code and every reason is in the table once", () => {
  const unique = (texts: readonly string[]) => new Set(texts).size;
  expect(unique(REFUSALS.map(([code]) => code))).toBe(REFUSALS.length);
  expect(unique(REFUSALS.map(([, reason]) => reason.toLowerCase()))).toBe(REFUSALS.length);
});

describe("what the network said", () => {
  it.each([
    ["51 : Insufficient funds", "51"],
    ["N7 : Decline for CVV2 failure", "N7"],
    ["R1", "R1"],
    ["DECLINED Expired Card", undefined],
  ])("of %s the code is %s", (raw, networkCode) => {
    expect(declineOf({ ...NOTHING, code: "2", raw }).networkCode).toBe(networkCode);
  });

  it.each([
    ["03", "never"],
    ["03 : Do not try again", "never"],
    ["21 : Payment cancellation", "never"],
    ["02 : Cannot approve at this time, try again later", "later"],
    ["30", "later"],
  ])("the advice %s makes a soft refusal %s", (advice, again) => {
    expect(declineOf({ ...NOTHING, code: "2", advice }).again).toBe(again);
  });
});

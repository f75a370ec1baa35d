import { describe, expect, it } from "vitest";
import { CREDIT_GONE, cardShown, GIVEN_BACK, lastFailure, pageVersion, REVERSED, secondsBetween } from "./pages";

describe("the banner names the newest failure and no withdrawal", () => {
  it.each([
    [[], null],
    [[{ state: "pending", message: null }], null],
    [[{ state: "canceled", message: CREDIT_GONE }], { kind: "credit", message: null }],
    [[{ state: "canceled", message: REVERSED }], { kind: "given_back", message: null }],
    [[{ state: "failed", message: GIVEN_BACK }], { kind: "given_back", message: null }],
    [[{ state: "failed", message: "Simulated decline" }], { kind: "failed", message: "Simulated decline" }],
    [
      [
        { state: "failed", message: "one" },
        { state: "error", message: "two" },
        { state: "canceled", message: null },
        { state: "pending", message: null },
      ],
      { kind: "error", message: "two" },
    ],
    [[{ state: "canceled", message: "Unknown test card" }], { kind: "unknown_card", message: "Unknown test card" }],
    [
      [{ state: "canceled", message: "Canceled by the customer." }],
      { kind: "canceled", message: "Canceled by the customer." },
    ],
    [[{ state: "failed", message: null }], { kind: "failed", message: null }],
  ] as const)("%j → %j", (attempts, failure) => {
    const decided = attempts.map((attempt) => ({ ...attempt, decline: null }));
    expect(lastFailure(decided)).toEqual(failure && { ...failure, decline: null });
  });

  it.each([
    ["fraud", "fraud"],
    ["tomorrow", null],
    [undefined, null],
  ])("with what the gateway sorted it under: %s → %s", (category, decline) => {
    const attempts = [{ state: "failed" as const, message: "no", decline: category ? { category } : {} }];
    expect(lastFailure(attempts)).toEqual({ kind: "failed", message: "no", decline });
  });
});

it("the version changes with state, attempts and every write", () => {
  const at = new Date("2026-11-21T12:00:00Z");
  const versions = [
    pageVersion({ state: "pending", newest: null, updatedAt: at }),
    pageVersion({ state: "expired", newest: null, updatedAt: at }),
    pageVersion({ state: "pending", newest: { number: 1, state: "pending" }, updatedAt: at }),
    pageVersion({ state: "pending", newest: { number: 1, state: "processing" }, updatedAt: at }),
    pageVersion({ state: "pending", newest: { number: 2, state: "pending" }, updatedAt: at }),
    pageVersion({ state: "pending", newest: null, updatedAt: new Date(at.getTime() + 1) }),
  ];
  expect(new Set(versions).size).toBe(versions.length);
});

describe("the card on the receipt is masked already", () => {
  it.each([
    [
      { card_number: "**** 1111", card_type: "Visa" },
      { brand: "Visa", last4: "1111" },
    ],
    [{ card_number: "**** 1111" }, { brand: null, last4: "1111" }],
    [{ card_number: "" }, null],
    [{}, null],
    [{ card_number: 1111 }, null],
  ])("%j → %j", (params, card) => {
    expect(cardShown(params)).toEqual(card);
  });
});

it("seconds left are whole and never negative", () => {
  const now = new Date("2026-11-21T12:00:00.400Z");
  expect(secondsBetween(now, new Date("2026-11-21T12:00:10Z"))).toBe(9);
  expect(secondsBetween(now, new Date("2026-11-21T11:00:00Z"))).toBe(0);
});

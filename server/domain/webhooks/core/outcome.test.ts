import { describe, expect, it, test } from "vitest";
import { accepts } from "@/server/kernel/machine";
import { DELIVERY, type DeliveryEvent, deliveryState } from "./machine";
import { answered, type DeliveryOutcome, decideDelivery } from "./outcome";
import type { DeliveryState } from "./words";

const at = new Date("2026-03-01T00:00:00Z");
const none: DeliveryOutcome = { status: null, error: "No answer within 15 s." };

function decide(state: DeliveryState, attempts: number, outcome = none) {
  const tried = { state, attempts, outcome, retryAfterSeconds: null, at, random: 0.5 };
  return decideDelivery({ ...tried, asked: false, dueAt: at });
}

describe("only a 2xx status is a success, and redirects are not followed", () => {
  it.each([
    [200, null],
    [201, null],
    [204, null],
    [299, null],
    [199, "Answered 199."],
    [301, "Answered 301: redirects are not followed."],
    [307, "Answered 307: redirects are not followed."],
    [400, "Answered 400."],
    [410, "Answered 410."],
    [500, "Answered 500."],
  ])("%i", (status, error) => {
    expect(answered(status)).toEqual({ status, error });
  });
});

describe("what a try makes of a delivery", () => {
  it.each([
    ["pending", 1, answered(200), "accepted", "delivered", null],
    ["pending", 1, answered(500), "refused", "pending", "2026-03-01T00:00:05.000Z"],
    ["pending", 9, none, "refused", "pending", "2026-03-02T00:00:00.000Z"],
    ["pending", 10, none, "retries_exhausted", "exhausted", null],
    ["pending", 10, answered(200), "accepted", "delivered", null],
    ["pending", 1, answered(410), "gone", "stopped", null],
    ["delivered", 2, answered(200), "accepted", "delivered", null],
    ["delivered", 2, answered(500), "refused", "delivered", null],
    ["delivered", 2, answered(410), "gone", "delivered", null],
    ["exhausted", 11, answered(200), "accepted", "delivered", null],
    ["exhausted", 11, none, "refused", "exhausted", null],
    ["exhausted", 11, answered(410), "gone", "stopped", null],
    ["stopped", 2, answered(200), "accepted", "delivered", null],
    ["stopped", 2, none, "refused", "stopped", null],
  ] as const)("%s, try %i, %j: %s → %s", (state, attempts, outcome, event, to, dueAt) => {
    expect(decide(state, attempts, outcome)).toEqual({ event, to, dueAt: dueAt === null ? null : new Date(dueAt) });
  });
});

describe("a try that the merchant asked for leaves the schedule unchanged, unless it ends it", () => {
  const next = new Date("2026-03-01T05:00:00Z");

  it.each([
    ["pending", 3, none, "refused", "pending", next],
    ["pending", 10, none, "refused", "pending", next],
    ["pending", 0, answered(500), "refused", "pending", next],
    ["pending", 3, answered(200), "accepted", "delivered", null],
    ["pending", 3, answered(410), "gone", "stopped", null],
    ["exhausted", 10, none, "refused", "exhausted", null],
  ] as const)("%s after %i tries, %j: %s → %s", (state, attempts, outcome, event, to, dueAt) => {
    const tried = { state, attempts, outcome, retryAfterSeconds: 3_600, at, random: 0.5 };
    const before = state === "pending" ? next : null;
    expect(decideDelivery({ ...tried, asked: true, dueAt: before })).toEqual({ event, to, dueAt });
  });
});

describe("the delivery machine", () => {
  const events: readonly DeliveryEvent[] = ["accepted", "refused", "retries_exhausted", "gone", "superseded"];
  const table: Readonly<Record<DeliveryState, readonly (DeliveryState | null)[]>> = {
    pending: ["delivered", "pending", "exhausted", "stopped", "stopped"],
    delivered: ["delivered", "delivered", null, "delivered", null],
    exhausted: ["delivered", "exhausted", null, "stopped", null],
    stopped: ["delivered", "stopped", null, "stopped", null],
  };
  const cells = (Object.keys(table) as DeliveryState[]).flatMap((state) =>
    events.map((event, index) => [state, event, table[state][index] ?? null] as const),
  );

  it.each(cells)("%s, %s → %s", (state, event, to) => {
    expect(DELIVERY[state][event] ?? null).toBe(to);
    expect(accepts(DELIVERY, state, event)).toBe(to !== null);
  });

  test("refuses a state that the column should never hold", () => {
    expect(deliveryState("stopped")).toBe("stopped");
    expect(() => deliveryState("sent")).toThrow("sent");
    expect(() => deliveryState("toString")).toThrow();
  });
});

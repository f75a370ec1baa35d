import { describe, expect, it } from "vitest";
import { type AgainOutcome, afterTry, PAUSES } from "./send-again";

const NOW = new Date("2027-01-24T10:00:00Z");
const state = (tried: number, delivered: number, failures: number) => ({ tried, delivered, failures });
const inSeconds = (seconds: number): Date => new Date(NOW.getTime() + seconds * 1_000);

describe("what follows a try of five", () => {
  it.each<[ReturnType<typeof state>, AgainOutcome, ReturnType<typeof state>, Date | null]>([
    [state(0, 0, 0), "delivered", state(1, 1, 0), NOW],
    [state(0, 0, 0), "failed", state(1, 0, 1), inSeconds(60)],
    [state(1, 0, 1), "failed", state(2, 0, 2), inSeconds(600)],
    [state(2, 0, 2), "failed", state(3, 0, 3), inSeconds(3_600)],
    [state(3, 0, 3), "failed", state(4, 0, 4), null],
    [state(2, 0, 2), "delivered", state(3, 1, 0), NOW],
    [state(2, 1, 1), "gone", state(3, 1, 1), NOW],
    [state(4, 4, 0), "delivered", state(5, 5, 0), null],
    [state(4, 4, 0), "failed", state(5, 4, 1), null],
  ])("%j, %s", (before, outcome, next, dueAt) => {
    expect(afterTry(before, { outcome, total: 5, now: NOW })).toEqual({ ...next, dueAt });
  });

  it("an address that stays down is dialled once more than there are pauses, however many wait", () => {
    let now = NOW;
    let each = { ...state(0, 0, 0), dueAt: now as Date | null };
    for (; each.dueAt !== null; now = each.dueAt ?? now) each = afterTry(each, { outcome: "failed", total: 500, now });
    expect(each.tried).toBe(PAUSES.length + 1);
  });
});

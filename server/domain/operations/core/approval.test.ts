import { describe, expect, it, test } from "vitest";
import { accepts, transition } from "@/server/kernel/machine";
import { APPROVAL, type ApprovalEvent, approvalEventFor, approvalState, isAwaiting } from "./approval";
import type { ApprovalState } from "./words";

const EVENTS: readonly ApprovalEvent[] = [
  "approved",
  "rejected",
  "canceled",
  "timed_out",
  "succeeded",
  "failed",
  "retried",
];

const CELLS: Readonly<Record<string, ApprovalState>> = {
  "pending approved": "approved",
  "pending rejected": "rejected",
  "pending canceled": "canceled",
  "pending timed_out": "canceled",
  "approved succeeded": "done",
  "approved failed": "manual_action_required",
  "manual_action_required retried": "approved",
  "manual_action_required timed_out": "expired",
};

const STATES = Object.keys(APPROVAL).map(approvalState);

describe("the request's table has these cells and no others", () => {
  it.each(STATES.flatMap((state) => EVENTS.map((event) => [state, event] as const)))("%s, %s", (state, event) => {
    const expected = CELLS[`${state} ${event}`];
    expect(accepts(APPROVAL, state, event)).toBe(expected !== undefined);
    if (expected !== undefined) expect(transition(APPROVAL, state, event)).toBe(expected);
  });
});

test("a request waits for a person exactly where nobody else can go on", () => {
  expect(STATES.filter(isAwaiting)).toEqual(["pending", "manual_action_required"]);
});

test("an open outcome of the operation leaves the request approved", () => {
  expect((["processing", "queued", "done", "refused", "rejected"] as const).map(approvalEventFor)).toEqual([
    null,
    null,
    "succeeded",
    "failed",
    "failed",
  ]);
});

test("a word that is no state is a bug", () => {
  expect(() => approvalState("valueOf")).toThrow(RangeError);
});

import { describe, expect, it, test } from "vitest";
import { currency } from "@/server/kernel/currency";
import { accepts, transition } from "@/server/kernel/machine";
import { money } from "@/server/kernel/money";
import type { OperationKind } from "@/server/kernel/words";
import { APPROVAL, type ApprovalEvent, approvalEventFor, approvalState, isAwaiting, reachesApproval } from "./approval";
import type { ApprovalState, OperationState } from "./words";

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

describe("an operation reaches the merchant's amount", () => {
  const kwd = (amount: string) => money(amount, currency("KWD"));
  const earlier = (state: OperationState, kind: OperationKind = "refund") => [{ kind, state, amount: kwd("4") }];

  it.each([
    ["refund", "5", earlier("refused"), true],
    ["refund", "4.999", [], false],
    ["refund", "1", earlier("done"), true],
    ["refund", "1", earlier("processing"), true],
    ["refund", "1", earlier("queued"), true],
    ["refund", "1", earlier("refused"), false],
    ["refund", "1", earlier("reversed"), false],
    ["refund", "1", earlier("done", "capture"), false],
    ["void", "5", [], true],
    ["void", "1", earlier("done"), false],
    ["capture", "9", [], false],
  ] as const)("%s of %s after %o: %s", (kind, amount, before, reaches) => {
    expect(reachesApproval({ KWD: "5.000" }, { kind, amount: kwd(amount), earlier: before })).toBe(reaches);
  });

  it("in the same currency alone, and never by an inherited name", () => {
    const ask = { kind: "refund", amount: kwd("9"), earlier: [] } as const;
    expect(reachesApproval({ USD: "1.00" }, ask)).toBe(false);
    expect(reachesApproval({}, ask)).toBe(false);
  });
});

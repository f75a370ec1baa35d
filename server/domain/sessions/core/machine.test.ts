import { describe, expect, it, test } from "vitest";
import { accepts, transition } from "@/server/kernel/machine";
import { effectiveState, isPayable, SESSION, type SessionEvent, sessionState } from "./machine";
import type { SessionState } from "./words";

const EVENTS: readonly SessionEvent[] = [
  "opened",
  "attempt_paid",
  "attempt_authorized",
  "attempt_cod",
  "attempt_failed",
  "attempt_exhausted",
  "attempt_canceled_final",
  "canceled",
  "expired",
  "setup_refused",
  "captured_whole",
  "capture_failed",
  "cash_collected",
];

/**
 * The cells of the specification and the decisions, written a second time: state and event, and what follows.
 */
const CELLS: Readonly<Record<string, SessionState>> = {
  "created opened": "pending",
  "created setup_refused": "failed",
  ...open("created"),
  ...open("pending"),
  ...open("attempted"),
  "cod canceled": "canceled",
  "cod cash_collected": "paid",
  "authorized captured_whole": "captured",
  "captured capture_failed": "authorized",
  "paid capture_failed": "failed",
  "failed attempt_paid": "paid",
  "failed attempt_authorized": "authorized",
  "failed attempt_cod": "cod",
  "expired attempt_paid": "paid",
  "expired attempt_authorized": "authorized",
  "expired attempt_cod": "cod",
};

function open(state: SessionState): Record<string, SessionState> {
  return {
    [`${state} attempt_paid`]: "paid",
    [`${state} attempt_authorized`]: "authorized",
    [`${state} attempt_cod`]: "cod",
    [`${state} attempt_failed`]: "attempted",
    [`${state} attempt_exhausted`]: "failed",
    [`${state} attempt_canceled_final`]: "canceled",
    [`${state} canceled`]: "canceled",
    [`${state} expired`]: "expired",
  };
}

const STATES = Object.keys(SESSION).map(sessionState);

describe("the session's table has these cells and no others", () => {
  it.each(STATES.flatMap((state) => EVENTS.map((event) => [state, event] as const)))("%s, %s", (state, event) => {
    const expected = CELLS[`${state} ${event}`];
    expect(accepts(SESSION, state, event)).toBe(expected !== undefined);
    if (expected === undefined) expect(() => transition(SESSION, state, event)).toThrow("is not possible");
    else expect(transition(SESSION, state, event)).toBe(expected);
  });
});

describe("a session past its time is expired to every reader, unless it has ended or a charge is in flight", () => {
  const expiresAt = new Date("2026-01-01T12:00:00Z");
  const before = new Date(expiresAt.getTime() - 1);
  it.each(STATES)("%s", (state) => {
    expect(effectiveState({ state, expiresAt }, before)).toBe(state);
    expect(effectiveState({ state, expiresAt }, expiresAt)).toBe(isPayable(state) ? "expired" : state);
    expect(effectiveState({ state, expiresAt, inFlight: true }, expiresAt)).toBe(state);
  });
});

test("a word that is no state is a bug", () => {
  expect(() => sessionState("refunded")).toThrow(RangeError);
  expect(() => sessionState("toString")).toThrow(RangeError);
});

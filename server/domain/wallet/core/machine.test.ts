import { describe, expect, it, test } from "vitest";
import { accepts, transition } from "@/server/kernel/machine";
import { type AccountEvent, accountStatus, RESERVATION, type ReservationEvent, WALLET_ACCOUNT } from "./machine";
import type { AccountStatus, ReservationState } from "./words";

const STATES: readonly ReservationState[] = ["none", "reserved", "committed", "released", "reversed"];
const EVENTS: readonly ReservationEvent[] = [
  "submitted",
  "payment_succeeded",
  "timer",
  "changed",
  "settled_without",
  "session_ended",
  "payment_failed",
];
const CELLS: Readonly<Record<string, ReservationState>> = {
  "none submitted": "reserved",
  "reserved submitted": "reserved",
  "reserved payment_succeeded": "committed",
  "reserved timer": "released",
  "reserved changed": "released",
  "reserved settled_without": "released",
  "reserved session_ended": "released",
  "committed payment_failed": "reversed",
};

describe("the reservation's table has these cells and no others", () => {
  it.each(STATES.flatMap((state) => EVENTS.map((event) => [state, event] as const)))("%s, %s", (state, event) => {
    const expected = CELLS[`${state} ${event}`];
    expect(accepts(RESERVATION, state, event)).toBe(expected !== undefined);
    if (expected !== undefined) expect(transition(RESERVATION, state, event)).toBe(expected);
  });
});

const STATUSES: readonly AccountStatus[] = ["active", "suspended", "closed"];
const ACTS: readonly AccountEvent[] = ["suspended", "activated", "closed"];
const ACCOUNT_CELLS: Readonly<Record<string, AccountStatus>> = {
  "active suspended": "suspended",
  "active closed": "closed",
  "suspended activated": "active",
  "suspended closed": "closed",
};

describe("the account's table has these cells and no others", () => {
  it.each(STATUSES.flatMap((status) => ACTS.map((event) => [status, event] as const)))("%s, %s", (status, event) => {
    const expected = ACCOUNT_CELLS[`${status} ${event}`];
    expect(accepts(WALLET_ACCOUNT, status, event)).toBe(expected !== undefined);
    if (expected !== undefined) expect(transition(WALLET_ACCOUNT, status, event)).toBe(expected);
  });
});

test("a word that is no status is a bug", () => {
  expect(() => accountStatus("toString")).toThrow(RangeError);
});

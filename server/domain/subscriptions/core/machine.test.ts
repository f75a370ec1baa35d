import { describe, expect, it, test } from "vitest";
import { accepts, IllegalTransition, transition } from "@/server/kernel/machine";
import {
  CYCLE,
  type CycleEvent,
  cycleState,
  isBilled,
  isOpen,
  isTerminal,
  SUBSCRIPTION,
  type SubscriptionEvent,
  subscriptionState,
} from "./machine";
import type { CycleState, SubscriptionState } from "./words";

const SUBSCRIPTION_EVENTS = [
  "setup_paid",
  "setup_saved",
  "setup_abandoned",
  "setup_retried",
  "charge_paid",
  "retries_exhausted",
  "balance_paid",
  "canceled",
  "period_ended",
  "ended",
] as const satisfies readonly SubscriptionEvent[];

/**
 * Each row as the documents tell it: what every event leads to, `·` for a refusal, in the order of the events
 * above.
 */
const SUBSCRIPTION_MATRIX: Readonly<Record<SubscriptionState, string>> = {
  pending_setup: "active trialing setup_failed · · · · canceled · ·",
  setup_failed: "active trialing · pending_setup · · · canceled · ·",
  trialing: "· · · · active past_due · canceled canceled expired",
  active: "· · · · · past_due · canceled canceled expired",
  past_due: "· · · · · · active canceled canceled ·",
  canceled: "· · · · · · · · · ·",
  expired: "· · · · · · · · · ·",
};

const CYCLE_EVENTS = [
  "charge_started",
  "zero_paid",
  "succeeded",
  "retry_planned",
  "exhausted",
  "balance_paid",
  "canceled",
] as const satisfies readonly CycleEvent[];

const CYCLE_MATRIX: Readonly<Record<CycleState, string>> = {
  scheduled: "processing paid · · · · canceled",
  processing: "· · paid retry_scheduled failed · canceled",
  retry_scheduled: "processing · paid · · · canceled",
  paid: "· · · · · · ·",
  failed: "· · · · · paid ·",
  canceled: "· · · · · · ·",
};

describe("every state takes exactly its events", () => {
  it.each(Object.entries(SUBSCRIPTION_MATRIX))("subscription %s", (text, row) => {
    const from = subscriptionState(text);
    const cells = SUBSCRIPTION_EVENTS.map((event) =>
      accepts(SUBSCRIPTION, from, event) ? transition(SUBSCRIPTION, from, event) : "·",
    );
    expect(cells.join(" ")).toBe(row);
  });

  it.each(Object.entries(CYCLE_MATRIX))("cycle %s", (text, row) => {
    const from = cycleState(text);
    const cells = CYCLE_EVENTS.map((event) => (accepts(CYCLE, from, event) ? transition(CYCLE, from, event) : "·"));
    expect(cells.join(" ")).toBe(row);
  });

  test("anything else is refused", () => {
    expect(() => transition(SUBSCRIPTION, "past_due", "ended")).toThrow(IllegalTransition);
  });
});

test("only terminal subscriptions have no way out", () => {
  const states = Object.keys(SUBSCRIPTION_MATRIX).map(subscriptionState);
  expect(states.filter(isBilled)).toEqual(["trialing", "active"]);
  expect(states.filter(isTerminal)).toEqual(states.filter((state) => Object.keys(SUBSCRIPTION[state]).length === 0));
});

test("a cycle is open until it is paid, failed or canceled", () => {
  expect(Object.keys(CYCLE_MATRIX).map(cycleState).filter(isOpen)).toEqual([
    "scheduled",
    "processing",
    "retry_scheduled",
  ]);
});

test("a word that is no state is a bug", () => {
  expect(() => subscriptionState("toString")).toThrow(RangeError);
  expect(() => cycleState("open")).toThrow(RangeError);
});

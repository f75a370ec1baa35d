/** Random plans and histories for the comparison with the billing model. */
import fc from "fast-check";
import { dateOf, hourOf, type ModelPlan } from "./billing-calendar";
import type { WantedTerms } from "./billing-terms";

/** Noon in Kuwait, which has no summer time. */
export const START = { date: "2030-01-15", hour: 12 };
export type Command =
  | { readonly kind: "wait"; readonly days: number; readonly hour: number }
  | { readonly kind: "card"; readonly card: "pays" | "declines" }
  | { readonly kind: "second_card"; readonly card: "pays" | "declines" | null }
  | { readonly kind: "pause"; readonly mode: "immediate" | "at_period_end"; readonly days: number | null }
  | { readonly kind: "terms"; readonly wanted: WantedTerms }
  | { readonly kind: "pay" | "keep" | "leave" | "merchant_leaves" | "stop" | "resume" };

/** Waits until half past an hour: between the tries of a day, or after all of them. */
const wait = fc.record({
  kind: fc.constant("wait" as const),
  days: fc.integer({ min: 1, max: 75 }),
  hour: fc.constantFrom(1, 2, 14),
});

/** Optional changed terms; the first values are the plan's initial values. */
const TERMS = {
  recurring_amount: fc.constantFrom(5, 0, 3, 8),
  description: fc.constantFrom(null, "Tea", "شاي"),
  customer_email: fc.constantFrom("sara@example.com", "noor@example.com", "dana@example.com"),
};

export const change: fc.Arbitrary<Command> = fc.oneof(
  fc.record({
    kind: fc.constant("pause" as const),
    mode: fc.constantFrom("immediate" as const, "at_period_end" as const),
    days: fc.option(fc.integer({ min: 1, max: 100 }), { freq: 2 }),
  }),
  fc.record({ kind: fc.constant("resume" as const) }),
  fc.record({ kind: fc.constant("second_card" as const), card: fc.constantFrom("pays", "declines", null) }),
  fc.record({ kind: fc.constant("terms" as const), wanted: fc.record(TERMS, { requiredKeys: [] }) }),
);

const command: fc.Arbitrary<Command> = fc.oneof(
  { weight: 5, arbitrary: change },
  { weight: 8, arbitrary: wait },
  {
    weight: 5,
    arbitrary: fc.record({ kind: fc.constant("card" as const), card: fc.constantFrom("pays", "declines") }),
  },
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constantFrom("pay", "pay", "keep", "leave", "merchant_leaves", "stop") }),
  },
);

/**
 * Histories that random commands seldom produce: retries are exhausted, another command follows, and the
 * balance is paid or not.
 */
const arrears: fc.Arbitrary<Command[]> = fc
  .tuple(command, command, wait, fc.boolean())
  .map(([before, after, later, paid]) => [
    before,
    { kind: "card", card: "declines" },
    { kind: "wait", days: 32, hour: 14 },
    after,
    ...(paid ? ([{ kind: "card", card: "pays" }, { kind: "pay" }] as const) : []),
    later,
  ]);

export const history: fc.Arbitrary<Command[]> = fc
  .array(fc.oneof({ weight: 3, arbitrary: command.map((one) => [one]) }, { weight: 1, arbitrary: arrears }), {
    minLength: 2,
    maxLength: 9,
  })
  .map((parts) => parts.flat());

/** Half of all plans retry hourly, the others on given days. */
const retries: fc.Arbitrary<Pick<ModelPlan, "retryCount" | "retryDays">> = fc.oneof(
  fc.record({ retryCount: fc.integer({ min: 1, max: 3 }), retryDays: fc.constant(null) }),
  fc
    .uniqueArray(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 3 })
    .map((days) => ({ retryCount: days.length, retryDays: days.sort((a, b) => a - b) })),
);

const terms: fc.Arbitrary<Omit<ModelPlan, "retryCount" | "retryDays">> = fc.record({
  frequency: fc.constantFrom("monthly", "monthly", "monthly", "yearly"),
  start: fc.integer({ min: 0, max: 45 }).map((days) => dateOf(hourOf(START.date, days * 24))),
  end: fc.option(
    fc.integer({ min: 60, max: 400 }).map((days) => dateOf(hourOf(START.date, days * 24))),
    { freq: 2 },
  ),
  totalCycles: fc.option(fc.integer({ min: 1, max: 6 }), { freq: 2 }),
  firstAmount: fc.constantFrom(0, 1),
  recurringAmount: fc.constantFrom(5, 5, 5, 0),
});

export const plan: fc.Arbitrary<ModelPlan> = fc.tuple(terms, retries).map(([one, other]) => ({ ...one, ...other }));

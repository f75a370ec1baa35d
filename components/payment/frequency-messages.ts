/** Message keys of sentences that name how often a plan is charged. */
import type { Frequency } from "@/server/domain/subscriptions/core/words";

/** Below `plan`: the sentence that names the price. */
export const EVERY = { monthly: "everyMonth", yearly: "everyYear" } as const satisfies Record<Frequency, string>;

/** Below `plan`: the same with the day of the first charge. */
export const EVERY_FROM = {
  monthly: "everyMonthFrom",
  yearly: "everyYearFrom",
} as const satisfies Record<Frequency, string>;

/** Below `plan`: a first charge today and the charges after it. */
export const TODAY_THEN = {
  monthly: "todayThenMonthly",
  yearly: "todayThenYearly",
} as const satisfies Record<Frequency, string>;

/** Below `plan`: the unit beside a price. */
export const PER = { monthly: "perMonth", yearly: "perYear" } as const satisfies Record<Frequency, string>;

/** Below `subscription`: the heading of a plan without a name. */
export const HEADING = {
  monthly: "headingMonthly",
  yearly: "headingYearly",
} as const satisfies Record<Frequency, string>;

/** Message keys of sentences that name how often a plan is charged. */
import type { Frequency } from "@/server/domain/subscriptions/core/words";

/** Keys below `plan` of sentences with the price. */
export const EVERY = { monthly: "everyMonth", yearly: "everyYear" } as const satisfies Record<Frequency, string>;

/** Keys below `plan` of sentences with the price and the day of the first charge. */
export const EVERY_FROM = {
  monthly: "everyMonthFrom",
  yearly: "everyYearFrom",
} as const satisfies Record<Frequency, string>;

/** Keys below `plan` of sentences on a first charge today and the later charges. */
export const TODAY_THEN = {
  monthly: "todayThenMonthly",
  yearly: "todayThenYearly",
} as const satisfies Record<Frequency, string>;

/** Keys below `plan` of the unit beside a price. */
export const PER = { monthly: "perMonth", yearly: "perYear" } as const satisfies Record<Frequency, string>;

/** Keys below `subscription` of the heading of a plan without a name. */
export const HEADING = {
  monthly: "headingMonthly",
  yearly: "headingYearly",
} as const satisfies Record<Frequency, string>;

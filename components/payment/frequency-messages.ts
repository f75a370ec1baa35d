/**
 * Message keys of sentences that name how often a plan is charged; {@link HEADING} is below `subscription`,
 * all other keys are below `plan`.
 */
import type { Frequency } from "@/server/domain/subscriptions/core/words";

export const EVERY = { monthly: "everyMonth", yearly: "everyYear" } as const satisfies Record<Frequency, string>;

export const EVERY_FROM = {
  monthly: "everyMonthFrom",
  yearly: "everyYearFrom",
} as const satisfies Record<Frequency, string>;

export const TODAY_THEN = {
  monthly: "todayThenMonthly",
  yearly: "todayThenYearly",
} as const satisfies Record<Frequency, string>;

export const PER = { monthly: "perMonth", yearly: "perYear" } as const satisfies Record<Frequency, string>;

export const HEADING = {
  monthly: "headingMonthly",
  yearly: "headingYearly",
} as const satisfies Record<Frequency, string>;

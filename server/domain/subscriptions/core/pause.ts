/**
 * Pauses are days without charges (Spec, "Pausing subscriptions"). Civil dates are in the merchant's time
 * zone.
 */
import { addDays, type CivilDate } from "@/server/kernel/time";
import { isBilled } from "./machine";
import { firstAfter, firstOnOrAfter, type Plan } from "./schedule";
import type { CancellationMode, CycleState, SubscriptionState } from "./words";

/**
 * The newest pause; `pauseOn` and `resumeOn` are null without one, `resumeOn` also while the pause has no
 * end.
 */
export type Pause = {
  readonly pauseOn: CivilDate | null;
  readonly resumeOn: CivilDate | null;
};

/** Days are compared as text, which years above 9999 would break. */
const LAST_DAY = "9999-12-31";

type Dates = Pick<Plan, "frequency" | "startDate">;

export function isSkipped({ pauseOn, resumeOn }: Pause, date: CivilDate): boolean {
  return pauseOn !== null && date >= pauseOn && (resumeOn === null || date < resumeOn);
}

/**
 * `date` or, if the pause skips it, the first scheduled date after the pause; null if the pause has no end.
 */
export function billedOn(plan: Dates, pause: Pause, date: CivilDate): CivilDate | null {
  if (!isSkipped(pause, date)) return date;
  return pause.resumeOn === null ? null : firstOnOrAfter(plan, pause.resumeOn);
}

type NewestCycle = { readonly status: CycleState; readonly scheduledDate: CivilDate };

/**
 * The last day on which charges stay due if a pause begins now; after a change of time zone it may be later
 * than today.
 */
function lastDueDay(newest: NewestCycle | null, today: CivilDate): CivilDate {
  if (newest === null || newest.status === "scheduled" || newest.scheduledDate < today) return today;
  return newest.scheduledDate;
}

export type PauseRequested = { readonly mode: CancellationMode; readonly resumeOn: CivilDate | null };

export type PauseFacts = Dates &
  Pause & {
    readonly status: SubscriptionState;
    readonly cancelAtPeriodEnd: boolean;
    readonly pausedAt: Date | null;
    readonly pauseDueAt: Date | null;
  };

export function hasPause({ pauseOn, pausedAt, pauseDueAt }: Pick<PauseFacts, "pauseOn" | "pausedAt" | "pauseDueAt">) {
  return pausedAt !== null || (pauseOn !== null && pauseDueAt !== null);
}

/**
 * `refused`: the subscription's state allows no pause; `too_early`: the pause would end before it begins;
 * `unchanged`: the same pause was requested before; `pause`: charges stop on `pauseOn`, and the subscription
 * is paused at once if `begins`.
 */
export type PauseDecision =
  | { readonly kind: "refused"; readonly why: string }
  | { readonly kind: "too_early"; readonly after: CivilDate }
  | { readonly kind: "unchanged" }
  | {
      readonly kind: "pause";
      readonly pauseOn: CivilDate;
      readonly resumeOn: CivilDate | null;
      readonly begins: boolean;
    };

/**
 * The effect of a pause request. A repeated request only changes the pause's end; a pause that has begun does
 * not begin again.
 */
export function decidePause(
  facts: PauseFacts,
  { mode, resumeOn }: PauseRequested,
  { newest, today }: { readonly newest: NewestCycle | null; readonly today: CivilDate },
): PauseDecision {
  const { status, pausedAt, pauseOn } = facts;
  if (!mayChange(status)) return { kind: "refused", why: `The subscription is ${status}.` };
  if (facts.cancelAtPeriodEnd) return { kind: "refused", why: "The subscription is being canceled." };
  const now = mode === "immediate";
  if (pausedAt !== null && !now) return { kind: "refused", why: "The subscription is paused." };
  const day = lastDueDay(newest, today);
  const stops = pausedAt !== null && pauseOn !== null ? pauseOn : now ? addDays(day, 1) : firstAfter(facts, day);
  const last = stops > today ? (now ? addDays(stops, -1) : stops) : today;
  if (resumeOn !== null && resumeOn <= last) return { kind: "too_early", after: last };
  const begins = now && pausedAt === null;
  if (hasPause(facts) && !begins && stops === pauseOn && resumeOn === facts.resumeOn) return { kind: "unchanged" };
  return { kind: "pause", pauseOn: stops, resumeOn, begins };
}

export function mayChange(status: SubscriptionState): boolean {
  return isBilled(status) || status === "past_due";
}

/** The day on which a pause begins, or ends as planned; it ends at the latest after the plan's last day. */
export function nextTurn(
  { endDate }: Pick<Plan, "endDate">,
  { pauseOn, resumeOn }: Pause,
  isPaused: boolean,
): CivilDate | null {
  if (!isPaused) return pauseOn;
  if (endDate === null || (resumeOn !== null && resumeOn <= endDate)) return resumeOn;
  return endDate < LAST_DAY ? addDays(endDate, 1) : null;
}

export function earliestNext(
  plan: Dates & Pause & { readonly nextFrom: CivilDate | null },
  newest: NewestCycle | null,
): CivilDate | null {
  if (newest === null) return plan.nextFrom;
  const next = laterOf(firstAfter(plan, newest.scheduledDate), plan.nextFrom);
  const placed = billedOn(plan, plan, next);
  return placed === next ? plan.nextFrom : placed;
}

export function laterOf(date: CivilDate, floor: CivilDate | null): CivilDate {
  return floor !== null && floor > date ? floor : date;
}

export function endedOn({ pauseOn }: Pause, day: CivilDate): Pause {
  if (pauseOn === null || day <= pauseOn) return { pauseOn: null, resumeOn: null };
  return { pauseOn, resumeOn: day };
}

export function dateAfterPause(plan: Dates, held: CivilDate, day: CivilDate): CivilDate {
  return held >= day ? held : firstOnOrAfter(plan, day);
}

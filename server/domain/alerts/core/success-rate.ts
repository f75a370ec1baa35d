/** Decides when a method's success rate has fallen, and when it is back (Spec, "Alerts"). */
import { type Count, lowerTail } from "./lower-tail";

/** Attempts by hour, the current hour first; `usual` is the sum of the same hours of the last four weeks. */
export type MethodHours = { readonly hours: readonly Count[]; readonly usual: readonly Count[] };

export type FallenRate = Count & {
  readonly usual: number;
  readonly back: number;
};

const LEAST_ATTEMPTS = 20;
const ATTEMPTS_BACK = 40;
const POINTS = 0.1;
const BACK_POINTS = 0.05;
const SPANS = [1, 2, 3, 6, 12, 24] as const;

export type Chance = { readonly hour: number; readonly longer: number };

/** Maximum probabilities that a fall is chance (docs/console.md). */
export const CHANCE: Chance = { hour: 1e-5, longer: 2e-7 };

export const WATCHED_HOURS = 24;
export const JUDGED_HOURS = WATCHED_HOURS + 1;

function sum(counts: readonly (Count | undefined)[]): Count {
  let [tried, ok] = [0, 0];
  for (const count of counts) {
    tried += count?.tried ?? 0;
    ok += count?.ok ?? 0;
  }
  return { tried, ok };
}

function rate({ tried, ok }: Count): number {
  return tried === 0 ? 1 : ok / tried;
}

function newestHour({ hours }: MethodHours): 0 | 1 | null {
  const isFull = (hour: number) => (hours[hour]?.tried ?? 0) >= LEAST_ATTEMPTS;
  return isFull(0) ? 0 : isFull(1) ? 1 : null;
}

/** @param judged number of newest hours that count */
export function fallenRate(method: MethodHours, judged = JUDGED_HOURS, chance = CHANCE): FallenRate | null {
  const newest = newestHour(method);
  if (newest === null || newest >= judged) return null;
  const over = (span: number) => [
    sum(method.hours.slice(newest, newest + span)),
    sum(method.usual.slice(newest, newest + span)),
  ];
  const [hour = sum([]), same = sum([])] = over(1);
  if (same.tried < LEAST_ATTEMPTS || rate(hour) > rate(same) - POINTS) return null;
  const span = SPANS.find((hours) => {
    const [some = hour, usual = same] = over(hours);
    return (
      newest + hours <= judged &&
      rate(some) < rate(usual) &&
      lowerTail(some, usual) < (hours === 1 ? chance.hour : chance.longer)
    );
  });
  return span === undefined ? null : { ...hour, usual: rate(same), back: newest + span - 1 };
}

export function recovery({ hours, usual }: MethodHours): "over" | "quiet" | null {
  let [some, same] = [sum([]), sum([])];
  for (let hour = 0; hour <= WATCHED_HOURS; hour += 1) {
    some = sum([some, hours[hour]]);
    same = sum([same, usual[hour]]);
    if (some.tried >= ATTEMPTS_BACK) return rate(some) >= rate(same) - BACK_POINTS ? "over" : null;
  }
  return "quiet";
}

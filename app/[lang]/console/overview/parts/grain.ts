import type { DayVolume } from "@/server/domain/figures";
import { type Currency, currency } from "@/server/kernel/currency";
import { add, money, toWire, zero } from "@/server/kernel/money";
import { type CivilDate, startOfWeek } from "@/server/kernel/time";

export type Grain = "day" | "week" | "month";

export type BarVolume = DayVolume & { readonly last: DayVolume["day"] };

export const MOST_DAYS = 62;
const MOST_WEEK_DAYS = 26 * 7;

export function grainOf(days: number): Grain {
  if (days <= MOST_DAYS) return "day";
  return days <= MOST_WEEK_DAYS ? "week" : "month";
}

/** Sums of days, of weeks from Sunday, or of months; the first and last period may be shorter. */
export function bars(days: readonly DayVolume[], code: string): readonly BarVolume[] {
  const grain = grainOf(days.length);
  const groups = new Map<string, DayVolume[]>();
  for (const each of days) {
    const key = keyOf(each.day, grain);
    groups.set(key, [...(groups.get(key) ?? []), each]);
  }
  return [...groups.values()].map((some) => sumOf(some, currency(code)));
}

function keyOf(day: CivilDate, grain: Grain): string {
  if (grain === "day") return day;
  if (grain === "month") return day.slice(0, 7);
  return startOfWeek(day);
}

function sumOf(some: readonly DayVolume[], unit: Currency): BarVolume {
  const [first, last] = [some[0], some.at(-1)];
  if (first === undefined || last === undefined) throw new Error("A bar has days.");
  const total = (amounts: readonly string[]): string =>
    toWire(amounts.reduce((sum, amount) => add(sum, money(amount, unit)), zero(unit)));
  const gateways = [...new Set(some.flatMap(({ byGateway }) => Object.keys(byGateway)))];
  return {
    day: first.day,
    last: last.day,
    settled: total(some.map(({ settled }) => settled)),
    payments: some.reduce((sum, { payments }) => sum + payments, 0),
    byGateway: Object.fromEntries(
      gateways.map((gateway) => [gateway, total(some.map(({ byGateway }) => byGateway[gateway] ?? "0"))]),
    ),
    before: total(some.map(({ before }) => before)),
  };
}

/** Numbers of the chart are lengths on a screen, never money. */
import type { DayVolume } from "@/server/domain/figures";

export type ChartPart = { readonly name: string; readonly place: number; readonly from: number; readonly to: number };

export type ChartDay = {
  readonly day: string;
  readonly settled: string;
  readonly total: number;
  readonly rest: number;
  readonly before: number;
  readonly parts: readonly ChartPart[];
};

const LEADING = 2;

export function leadingGateways(days: readonly Pick<DayVolume, "byGateway">[]): readonly string[] {
  const sums = new Map<string, number>();
  for (const { byGateway } of days)
    for (const [code, sum] of Object.entries(byGateway)) sums.set(code, (sums.get(code) ?? 0) + Number(sum));
  return [...sums]
    .sort(([a, most], [b, least]) => least - most || a.localeCompare(b))
    .slice(0, LEADING)
    .map(([code]) => code);
}

export function chartDays(days: readonly DayVolume[], gateways: readonly string[]): readonly ChartDay[] {
  return days.map(({ day, settled, byGateway, before }) => {
    const total = Number(settled);
    const heights = gateways.map((code) => Number(byGateway[code] ?? 0));
    const rest = Math.max(0, total - heights.reduce((sum, height) => sum + height, 0));
    let from = 0;
    const parts = [...heights, rest].flatMap((height, place) => {
      const part = { name: gateways[place] ?? "", place, from, to: from + height };
      from = part.to;
      return height > 0 ? [part] : [];
    });
    return { day, settled, total, rest, before: Number(before), parts };
  });
}

import type { DayVolume } from "@/server/domain/figures";
import { currency } from "@/server/kernel/currency";
import { add, compare, type Money, money, toWire, zero } from "@/server/kernel/money";

export type GatewaySum = { readonly code: string | null; readonly settled: string; readonly share: number };

type Question = { readonly currency: string; readonly largest: number };

export function gatewaySums(
  days: readonly Pick<DayVolume, "byGateway">[],
  { currency: code, largest }: Question,
): readonly GatewaySum[] {
  const unit = currency(code);
  const sums = new Map<string, Money>();
  for (const { byGateway } of days)
    for (const [gateway, sum] of Object.entries(byGateway))
      sums.set(gateway, add(sums.get(gateway) ?? zero(unit), money(sum, unit)));
  const sorted = [...sums].sort(([a, most], [b, least]) => compare(least, most) || a.localeCompare(b));
  const rest = sorted.slice(largest).map(([, sum]) => sum);
  const rows: readonly (readonly [string | null, Money])[] =
    rest.length === 0 ? sorted : [...sorted.slice(0, largest), [null, rest.reduce(add)]];
  const most = Math.max(0, ...rows.map(([, sum]) => Number(sum.amount)));
  return rows.map(([gateway, sum]) => ({
    code: gateway,
    settled: toWire(sum),
    share: most > 0 ? Math.max(0, (Number(sum.amount) / most) * 100) : 0,
  }));
}

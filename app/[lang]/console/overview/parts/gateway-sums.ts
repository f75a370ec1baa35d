import type { DayVolume } from "@/server/domain/figures";
import { currency } from "@/server/kernel/currency";
import { add, compare, type Money, money, toWire, zero } from "@/server/kernel/money";

export type GatewaySum = { readonly code: string; readonly settled: string; readonly share: number };

export function gatewaySums(days: readonly Pick<DayVolume, "byGateway">[], code: string): readonly GatewaySum[] {
  const unit = currency(code);
  const sums = new Map<string, Money>();
  for (const { byGateway } of days)
    for (const [gateway, sum] of Object.entries(byGateway))
      sums.set(gateway, add(sums.get(gateway) ?? zero(unit), money(sum, unit)));
  const sorted = [...sums].sort(([a, most], [b, least]) => compare(least, most) || a.localeCompare(b));
  const largest = Number(sorted[0]?.[1].amount ?? 0);
  return sorted.map(([gateway, sum]) => ({
    code: gateway,
    settled: toWire(sum),
    share: largest > 0 ? Math.max(0, (Number(sum.amount) / largest) * 100) : 0,
  }));
}

import { addSeconds } from "@/server/kernel/time";
import type { Count } from "./core/lower-tail";
import type { MethodHours } from "./core/success-rate";
import type { HourRow } from "./statements/look";

export type Method = MethodHours & { readonly gateway: string; readonly form: string };

const HOUR_MS = 3_600_000;
const HOURS_A_WEEK = 168;

export function methodsOf(rows: readonly HourRow[], hour: Date): readonly Method[] {
  const ways = new Map<string, { gateway: string; form: string; hours: Count[]; usual: Count[] }>();
  for (const row of rows) {
    const { gateway, form, tried, ok } = row;
    const way = ways.get(`${gateway} ${form}`) ?? { gateway, form, hours: [], usual: [] };
    ways.set(`${gateway} ${form}`, way);
    const back = Math.round((hour.getTime() - row.hour.getTime()) / HOUR_MS);
    const counts = back < HOURS_A_WEEK ? way.hours : way.usual;
    const known = counts[back % HOURS_A_WEEK] ?? { tried: 0, ok: 0 };
    counts[back % HOURS_A_WEEK] = { tried: known.tried + tried, ok: known.ok + ok };
  }
  return [...ways.values()];
}

export function hourOf(at: Date): Date {
  return addSeconds(new Date(0), Math.floor(at.getTime() / HOUR_MS) * 3_600);
}

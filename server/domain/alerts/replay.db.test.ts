/** A year of the benchmark's shop, looked at every quarter of an hour. */
import { expect, test } from "vitest";
import { YEAR_OF_TRIES } from "@/scripts/bench/console-history";
import { database } from "@/server/db/client";
import type { Count } from "./core/lower-tail";
import { CHANCE, type Chance, fallenRate, recovery, WATCHED_HOURS } from "./core/success-rate";

/** Payments of the benchmark's year by default: seven attempts an hour with each of three methods. */
const FEW = 200_000;
/** About 25 attempts an hour with each method. */
const MANY = 700_000;
const END = "timestamptz '2030-01-01T00:00:00Z'";
const QUARTERS_AN_HOUR = 4;
const HOURS_A_WEEK = 168;
const YEAR_HOURS = 8_760;
const METHODS = ["knet", "credit-card", "apple-pay"] as const;

type PlantedFall = { readonly method: string; readonly from: number; readonly hours: number; readonly kept: number };

/** About monthly: six hours without 45 % of the successes, or two without any. */
const PLANTED: readonly PlantedFall[] = Array.from({ length: 10 }, (_, month) => ({
  method: METHODS[month % METHODS.length] ?? "knet",
  from: 1_460 + month * 700 + ((month * 5) % 24),
  ...(month % 3 === 2 ? { hours: 2, kept: 0 } : { hours: 6, kept: 0.55 }),
}));

/** The same numbers in each run. */
function* numbers(seed: number): Generator<number> {
  for (let state = seed; ; ) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state / 4_294_967_296;
  }
}

type Row = { readonly quarter: number; readonly method: string; readonly tried: number; readonly ok: number };

/** Counts by quarter of the generated year for each method, with the planted falls. */
async function year(payments: number, planted: readonly PlantedFall[]): Promise<readonly Counts[]> {
  const sql = YEAR_OF_TRIES.replaceAll("$1", String(payments)).replaceAll("now()", END);
  const rows = await database().$queryRawUnsafe<Row[]>(`
    SELECT floor(extract(epoch FROM finished_at - (${END} - interval '1 year')) / 900)::int AS quarter, pg_code AS method,
      count(*)::int AS tried, count(*) FILTER (WHERE state = 'success')::int AS ok
    FROM (${sql}) t GROUP BY 1, 2`);
  const chance = numbers(7);
  const methods = new Map(METHODS.map((method) => [method as string, [] as Count[]]));
  for (const { quarter, method, tried, ok } of rows.toSorted((one, other) => one.quarter - other.quarter)) {
    const hour = Math.floor(quarter / QUARTERS_AN_HOUR);
    const fall = planted.find((each) => each.method === method && hour >= each.from && hour < each.from + each.hours);
    const kept = Array.from({ length: ok }, () => chance.next().value < (fall?.kept ?? 1)).filter(Boolean).length;
    const counts = methods.get(method);
    if (counts !== undefined) counts[quarter] = { tried, ok: kept };
  }
  return [...methods].map(([method, quarters]) => ({ method, quarters }));
}

type Counts = { readonly method: string; readonly quarters: readonly Count[] };

function plus(one: Count, other: Count | undefined): Count {
  return { tried: one.tried + (other?.tried ?? 0), ok: one.ok + (other?.ok ?? 0) };
}

/** Looks at the end of each quarter; returns the hours in which alerts were opened. */
function alertsOf(quarters: readonly Count[], chance: Chance): readonly number[] {
  const none = { tried: 0, ok: 0 };
  const hours = Array.from({ length: YEAR_HOURS }, (_, hour) =>
    [0, 1, 2, 3].map((part) => quarters[hour * QUARTERS_AN_HOUR + part]).reduce(plus, none),
  ).map((count) => count ?? none);
  const usual = hours.map((_, hour) =>
    [1, 2, 3, 4].map((week) => hours[hour - week * HOURS_A_WEEK]).reduce(plus, none),
  );
  const opened: number[] = [];
  let [isOpen, solvedAt] = [false, 0];
  for (let hour = 4 * HOURS_A_WEEK; hour < YEAR_HOURS; hour += 1) {
    const back = (counts: readonly (Count | undefined)[]) =>
      Array.from({ length: WATCHED_HOURS }, (_, index) => counts[hour - 1 - index] ?? none);
    const before = { hours: back(hours), usual: back(usual) };
    let present: Count = none;
    for (let part = 0; part < QUARTERS_AN_HOUR; part += 1) {
      present = plus(present, quarters[hour * QUARTERS_AN_HOUR + part]);
      const method = { hours: [present, ...before.hours], usual: [usual[hour] ?? none, ...before.usual] };
      if (isOpen) {
        isOpen = recovery(method) === null;
        solvedAt = hour;
      } else if (fallenRate(method, hour - solvedAt, chance) !== null) {
        isOpen = true;
        opened.push(hour);
      }
    }
  }
  return opened;
}

type Alert = { readonly method: string; readonly hour: number };

function alertsIn(counts: readonly Counts[], chance = CHANCE): readonly Alert[] {
  return counts.flatMap(({ method, quarters }) => alertsOf(quarters, chance).map((hour) => ({ method, hour })));
}

function isOf({ method, from, hours }: PlantedFall, alert: Alert): boolean {
  return alert.method === method && alert.hour >= from && alert.hour <= from + hours;
}

/** The largest number of alerts in a month of which no planted fall is the cause. */
function mostFalse(alerts: readonly Alert[]): number {
  const months = new Map<number, number>();
  for (const alert of alerts) {
    const month = Math.floor(alert.hour / 730);
    if (!PLANTED.some((fall) => isOf(fall, alert))) months.set(month, (months.get(month) ?? 0) + 1);
  }
  return Math.max(0, ...months.values());
}

test("in a year every planted fall is found, and no month has a second false alert; weaker limits have more", async () => {
  const counts = await year(MANY, PLANTED);
  const opened = alertsIn(counts);
  for (const fall of PLANTED)
    expect(
      opened.filter((alert) => isOf(fall, alert)),
      JSON.stringify(fall),
    ).toHaveLength(1);
  expect(mostFalse(opened)).toBeLessThanOrEqual(1);
  expect(mostFalse(alertsIn(counts, { ...CHANCE, hour: CHANCE.hour * 10 }))).toBeGreaterThan(1);
  expect(mostFalse(alertsIn(counts, { ...CHANCE, longer: CHANCE.longer * 100 }))).toBeGreaterThan(1);
  // Without the limits of chance there would be more than ten alerts a day.
  expect(mostFalse(alertsIn(counts, { hour: 2, longer: 2 }))).toBeGreaterThan(300);
});

test("in the year as the benchmark writes it, in which few hours have twenty attempts, there is no alert", async () => {
  expect(alertsIn(await year(FEW, []))).toEqual([]);
});

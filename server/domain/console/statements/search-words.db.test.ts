import { expect, test } from "vitest";
import { database } from "@/server/db/client";
import { testMerchant } from "@/server/testing/harness";
import { newSession } from "@/server/testing/paying";
import { listPayments, paymentSums, readPaymentQuery } from "..";
import { type Instants, wordedSql } from "./search-words";

test("a search reads the weeks of the list's days that have payments, also if a clock was moved by centuries", async () => {
  const { ctx, ...shop } = await testMerchant();
  const merchant = { ...shop, ctx };
  const at = (day: string) => new Date(`${day}T12:00:00Z`);
  const made = new Map<string, string>();
  for (const day of ["2026-01-05", "2026-01-06", "2026-03-02", "2526-03-02"]) {
    const id = await newSession(merchant, { order_no: "far-away" });
    await database().paymentSession.update({ where: { id }, data: { createdAt: at(day) } });
    made.set(day, id);
  }
  const weeksOf = async (within: Instants) => {
    const worded = wordedSql(ctx, "far-away", within);
    const rows = await ctx.db.$queryRaw<{ week: number }[]>`SELECT week FROM ${worded?.weeks ?? expect.fail()}`;
    return rows.map(({ week }) => new Date(week * 604_800_000).getUTCFullYear());
  };
  expect(await weeksOf({ from: null, until: null })).toEqual([2526, 2026, 2026]);
  expect(await weeksOf({ from: at("2026-02-01"), until: null })).toEqual([2526, 2026]);
  expect(await weeksOf({ from: at("2026-02-01"), until: at("2300-01-01") })).toEqual([2026]);
  expect(await weeksOf({ from: at("2027-01-01"), until: at("2300-01-01") })).toEqual([]);
  expect(await weeksOf({ from: null, until: at("9999-12-31") })).toHaveLength(3);
  for (const [query, days] of [
    [{ range: "all" }, ["2526-03-02", "2026-03-02", "2026-01-06", "2026-01-05"]],
    [{ from: "2026-01-06", to: "2026-03-02" }, ["2026-03-02", "2026-01-06"]],
    [{ to: "2026-01-05" }, ["2026-01-05"]],
  ] as const) {
    const { values } = readPaymentQuery({ q: "far-away", ...query });
    const { rows } = await listPayments(ctx, values, 10);
    expect(rows.map((row) => "sessionId" in row && row.sessionId)).toEqual(days.map((day) => made.get(day)));
    expect((await paymentSums(ctx, values)).counts.all).toBe(days.length);
  }
  const stranger = await testMerchant();
  const none = wordedSql(stranger.ctx, "far-away", { from: at("0001-01-01"), until: at("9999-01-01") });
  expect(await ctx.db.$queryRaw`SELECT week FROM ${none?.weeks ?? expect.fail()}`).toEqual([]);
});

import { Prisma } from "@/server/db/client";
import type { Ctx } from "@/server/kernel/types";
import type { Operator } from "../core/words";
import { knownFilterWords } from "../filter-words";
import { attemptsSql, isOfAttempts } from "./attempt-filter";
import { countedTry, filterSql, gatewaySql, isBooked, type PaymentValues, viewSql } from "./payment-query";
import type { PaymentSums } from "./payment-sums";
import { statesSql } from "./state-filter";

/** Payments that each value of an unset filter would leave. */
export type FilterCounts = Readonly<Partial<Record<Operator, Readonly<Record<string, number>>>>>;

type CountInput = { readonly gateways: readonly string[]; readonly sums: Pick<PaymentSums, "counts"> };

type Choice = { readonly filter: Operator; readonly value: string; readonly condition: Prisma.Sql };

const MOST_COUNTED = 1_000;

/** @throws {Forbidden} */
export async function filterCounts(
  ctx: Ctx,
  values: PaymentValues,
  { gateways, sums }: CountInput,
): Promise<FilterCounts> {
  const view = values.view ?? "all";
  if (sums.counts[view] > MOST_COUNTED) return {};
  const choices = choicesOf(ctx, values, gateways);
  const ofAttempts = choices.flatMap(({ filter, condition }, at) =>
    isOfSession(filter, values) ? [] : [ofAny(condition, at)],
  );
  if (choices.length === 0) return {};
  const counts = choices.map(({ filter, condition }, at) => {
    const holds = isOfSession(filter, values) ? condition : Prisma.raw(`tried."${at}"`);
    return Prisma.sql`(count(*) FILTER (WHERE ${holds}))::int AS ${Prisma.raw(`"${at}"`)}`;
  });
  const tried =
    ofAttempts.length === 0
      ? Prisma.empty
      : Prisma.sql`LEFT JOIN LATERAL (SELECT ${Prisma.join(ofAttempts)} FROM attempt a
          WHERE a.session_id = s.id AND ${countedTry(ctx, values)}) tried ON true`;
  const [row] = await ctx.db.$queryRaw<Record<string, number>[]>`
    SELECT ${Prisma.join(counts)} FROM payment_session s ${tried} WHERE ${filterSql(ctx, values)} AND ${viewSql(view)}`;
  const found: Partial<Record<Operator, Record<string, number>>> = {};
  for (const [at, { filter, value }] of choices.entries())
    found[filter] = { ...found[filter], [value]: row?.[at] ?? 0 };
  return found;
}

function ofAny(condition: Prisma.Sql, at: number): Prisma.Sql {
  return Prisma.sql`bool_or(${condition}) AS ${Prisma.raw(`"${at}"`)}`;
}

function isOfSession(filter: Operator, values: PaymentValues): boolean {
  return filter === "state" || (filter === "gateway" && values.by === null && !isOfAttempts(values));
}

function choicesOf(ctx: Ctx, values: PaymentValues, gateways: readonly string[]): Choice[] {
  const { state, method, reason } = knownFilterWords();
  const alone = { method: null, reason: null, said: null, gateway: null };
  // These filters would also list other payments.
  const isOther = values.by === null && values.gateway !== null && !isOfAttempts(values);
  const all: Choice[] = [];
  const add = (filter: Operator, words: readonly string[], condition: (value: string) => Prisma.Sql) =>
    all.push(...words.map((value) => ({ filter, value, condition: condition(value) })));
  if (values.state === null) add("state", state, (value) => statesSql(ctx, value));
  if (values.method === null && !isOther) add("method", method, (value) => attemptsSql({ ...alone, method: value }));
  if (values.reason === null && !isOther) add("reason", reason, (value) => attemptsSql({ ...alone, reason: value }));
  if (values.gateway === null && !isBooked(values))
    add("gateway", gateways, (value) =>
      isOfSession("gateway", values) ? gatewaySql(value) : attemptsSql({ ...alone, gateway: value }),
    );
  return all;
}

/** Lists subscriptions for people: past due ones first, each with what comes next or is outstanding. */
import { Prisma } from "@/server/db/client";
import { mayListCards } from "@/server/domain/cards";
import {
  type SubscriptionSummary,
  type SummaryColumns,
  summaryColumns,
  summaryOf,
  WITH_NEWEST_CYCLE,
} from "@/server/domain/subscriptions";
import { currency } from "@/server/kernel/currency";
import { type CursorPage, cursorPage } from "@/server/kernel/cursor-page";
import { money } from "@/server/kernel/money";
import type { Ctx } from "@/server/kernel/types";
import { type WireAmount, wireAmount } from "../wire-amount";
import { afterSql, cursorOf, filterSql, orderSql, type SubscriptionValues, statusSql } from "./subscription-query";

/** One subscription of the list: the summary of the wire, and what people ask beside it. */
export type SubscriptionLine = SubscriptionSummary & {
  /** The plan's name; null if it has none. */
  readonly plan: string | null;
  /** The customer's name, else mail. */
  readonly customer: string;
  /** What could not be charged; null unless it is past due. */
  readonly outstanding: WireAmount | null;
  /** It ends with its period. */
  readonly isEnding: boolean;
  readonly card: { readonly brand: string | null; readonly lastFour: string } | null;
};

/** A line, or the id of a row that cannot be shown. */
export type SubscriptionRow = SubscriptionLine | { readonly brokenId: string };

type LineColumns = SummaryColumns & {
  plan: string | null;
  customerName: string | null;
  owed: string | null;
  isEnding: boolean;
  brand: string | null;
  lastFour: string | null;
};

/**
 * The subscriptions that pass the filter, past due ones first, then the newest, at most `limit`, after the
 * cursor. One statement.
 * @throws {Forbidden} for a user who may view none
 */
export async function listSubscriptionLines(
  ctx: Ctx,
  values: SubscriptionValues,
  limit: number,
): Promise<CursorPage<SubscriptionRow>> {
  const rows = await ctx.db.$queryRaw<LineColumns[]>`
    SELECT ${summaryColumns(ctx.now())}, sub.plan_name AS plan, sub.customer_name AS "customerName",
      CASE WHEN sub.status = 'past_due' AND newest.status = 'failed' THEN newest.amount_due::text END AS owed,
      sub.cancel_at_period_end AND sub.status NOT IN ('canceled', 'expired') AS "isEnding",
      card.brand, card.last4 AS "lastFour"
    FROM ${WITH_NEWEST_CYCLE} LEFT JOIN saved_card card ON card.id = sub.card_id AND ${cardsShown(ctx)}
    WHERE ${filterSql(ctx, values)} AND ${statusSql(ctx, values.status)} AND ${afterSql(values)}
    ORDER BY ${orderSql(values)} LIMIT ${limit + 1}`;
  return cursorPage(rows, limit, { cursorOf, view: line });
}

/** In one region no page shows saved cards (Spec, "Console permissions"). */
function cardsShown(ctx: Ctx): Prisma.Sql {
  return mayListCards(ctx.merchant) ? Prisma.sql`true` : Prisma.sql`false`;
}

/** One odd row does not take the page with it. */
function line(row: LineColumns): SubscriptionRow {
  try {
    const { plan, customerName, owed, isEnding, brand, lastFour } = row;
    return {
      ...summaryOf(row),
      plan,
      customer: customerName ?? row.customerEmail,
      outstanding: owed === null ? null : wireAmount(money(owed, currency(row.currency))),
      isEnding,
      card: lastFour === null ? null : { brand, lastFour },
    };
  } catch {
    return { brokenId: row.id };
  }
}

/** The console's subscriptions list, past due ones first. */
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

/** The wire's summary with further facts. */
export type SubscriptionLine = SubscriptionSummary & {
  /** The plan's name; null without one. */
  readonly plan: string | null;
  /** The customer's name, else mail. */
  readonly customer: string;
  /** The outstanding amount; null unless it is past due. */
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
 * Past due ones first, then the newest, at most `limit`, after the cursor. One statement.
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

/** One invalid row does not break the page. */
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

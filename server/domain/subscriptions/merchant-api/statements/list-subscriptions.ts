import { Prisma } from "@/server/db/client";
import { createdAfter, createdBefore, rowsAfter } from "@/server/db/sql-fragments";
import { ofVisibleType } from "@/server/domain/merchants";
import { currency } from "@/server/kernel/currency";
import { money } from "@/server/kernel/money";
import { knownStart, type Page, pageOfRows, rowsToRead } from "@/server/kernel/page";
import type { Ctx } from "@/server/kernel/types";
import type { SubscriptionSummary } from "../../contract/answers";
import type { SubscriptionFilter } from "../../contract/requests";
import { cycleState, subscriptionState } from "../../core/machine";
import { statusAt } from "../../record/statements/abandoned-setup";
import { chargeTypeOf, dateOfColumn, frequencyOf } from "../../record/subscription";
import { type SummaryReading, subscriptionSummary } from "../views";

function visible(ctx: Ctx): Prisma.Sql {
  return Prisma.sql`sub.merchant_id = ${ctx.merchant.id} AND ${ofVisibleType(ctx.actor, Prisma.sql`sub.type`)}`;
}

function matching(ctx: Ctx, filter: SubscriptionFilter): Prisma.Sql {
  const { status, customerId } = filter;
  const { timezone } = ctx.merchant;
  const created = Prisma.sql`sub.created_at`;
  const all = [visible(ctx)];
  if (status !== undefined) all.push(Prisma.sql`${statusAt(ctx.now())} = ${status}`);
  if (customerId !== undefined) all.push(Prisma.sql`sub.customer_id = ${customerId}`);
  if (filter.createdAfter !== undefined) all.push(createdAfter(created, filter.createdAfter, timezone));
  if (filter.createdBefore !== undefined) all.push(createdBefore(created, filter.createdBefore, timezone));
  return Prisma.join(all, " AND ");
}

export type SummaryColumns = {
  id: string;
  customerId: string;
  customerEmail: string;
  frequency: string;
  recurringAmount: string;
  currency: string;
  status: string;
  createdAt: Date;
  cycleStatus: string | null;
  chargeType: string | null;
  scheduledDate: Date | null;
  held: boolean | null;
  pauseOn: Date | null;
  resumeOn: Date | null;
};

export const WITH_NEWEST_CYCLE = Prisma.sql`subscription sub LEFT JOIN LATERAL (
    SELECT c.number, c.status, c.charge_type, c.scheduled_date, c.amount_due, c.held FROM billing_cycle c
    WHERE c.subscription_id = sub.id ORDER BY c.number DESC LIMIT 1
  ) newest ON true`;

export function summaryColumns(now: Date): Prisma.Sql {
  return Prisma.sql`sub.id, sub.customer_id AS "customerId", sub.customer_email AS "customerEmail", sub.frequency,
    sub.recurring_amount::text AS "recurringAmount", sub.currency, ${statusAt(now)} AS status,
    sub.created_at AS "createdAt", newest.status AS "cycleStatus", newest.charge_type AS "chargeType",
    newest.scheduled_date AS "scheduledDate", newest.held, sub.pause_on AS "pauseOn", sub.resume_on AS "resumeOn"`;
}

export function summaryOf(row: SummaryColumns): SubscriptionSummary {
  return subscriptionSummary(readingOf(row));
}

function readingOf(row: SummaryColumns): SummaryReading {
  const { cycleStatus, chargeType, scheduledDate } = row;
  return {
    subscription: {
      ...row,
      frequency: frequencyOf(row.frequency),
      recurringAmount: money(row.recurringAmount, currency(row.currency)),
      status: subscriptionState(row.status),
      pauseOn: row.pauseOn && dateOfColumn(row.pauseOn),
      resumeOn: row.resumeOn && dateOfColumn(row.resumeOn),
    },
    cycle:
      cycleStatus === null || scheduledDate === null
        ? null
        : {
            status: cycleState(cycleStatus),
            chargeType: chargeTypeOf(chargeType),
            scheduledDate: dateOfColumn(scheduledDate),
            held: row.held === true,
          },
  };
}

/**
 * Subscriptions of the types that the caller may view, newest first.
 * @throws {InvalidFields} if the subscription `startingAfter` is not visible
 * @throws {Forbidden}
 */
export async function listSubscriptions(ctx: Ctx, filter: SubscriptionFilter): Promise<Page<SubscriptionSummary>> {
  const where = matching(ctx, filter);
  const start = await after(ctx, filter.startingAfter);
  const { take, skip } = rowsToRead(filter);
  const [[total], rows] = await Promise.all([
    ctx.db.$queryRaw<{ count: number }[]>`SELECT count(*)::int AS count FROM subscription sub WHERE ${where}`,
    ctx.db.$queryRaw<SummaryColumns[]>`
      SELECT ${summaryColumns(ctx.now())} FROM ${WITH_NEWEST_CYCLE}
      WHERE ${where}${start} ORDER BY sub.created_at DESC, sub.id LIMIT ${take} OFFSET ${skip}`,
  ]);
  const { results, ...page } = pageOfRows(total?.count ?? 0, rows, filter);
  return { ...page, results: results.map(summaryOf) };
}

async function after(ctx: Ctx, id: string | undefined): Promise<Prisma.Sql> {
  if (id === undefined) return Prisma.empty;
  const [row] = await ctx.db.$queryRaw<{ at: Date }[]>`
    SELECT sub.created_at AS at FROM subscription sub WHERE sub.id = ${id} AND ${visible(ctx)}`;
  return Prisma.sql` AND ${rowsAfter([
    { column: Prisma.sql`sub.created_at`, value: knownStart(row).at, isDescending: true },
    { column: Prisma.sql`sub.id`, value: id },
  ])}`;
}

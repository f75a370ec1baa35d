import { Prisma } from "@/server/db/client";
import { createdAfter, createdBefore } from "@/server/db/sql-fragments";
import { ofVisibleType } from "@/server/domain/merchants";
import type { MailKind } from "@/server/domain/notifications/core/words";
import { currency } from "@/server/kernel/currency";
import { money } from "@/server/kernel/money";
import type { Page } from "@/server/kernel/page";
import type { Ctx } from "@/server/kernel/types";
import type { PartOf } from "@/server/kernel/words";
import type { SubscriptionSummary } from "../contract/answers";
import type { SubscriptionFilter } from "../contract/requests";
import { cycleState, subscriptionState } from "../core/machine";
import { statusAt } from "../record/statements/abandoned-setup";
import { chargeTypeOf, dateOfColumn, frequencyOf } from "../record/subscription";
import { type SummaryReading, subscriptionSummary } from "./views";

/** `sentAt` is ISO 8601, UTC. */
export type ChargeMail = {
  readonly id: string;
  readonly kind: PartOf<MailKind, "upcoming_charge" | "payment_failed" | "final_failure">;
  readonly cycleNumber: number;
  /** The attempt that a `payment_failed` mail reports; null for other kinds. */
  readonly tryNumber: number | null;
  readonly sentAt: string;
};

type MailRow = Omit<ChargeMail, "sentAt"> & { readonly sentAt: Date };

/** Maximum number of mails that a page shows. */
const MOST = 300;

export async function chargeMails(ctx: Ctx, subscriptionId: string): Promise<MailRow[]> {
  return ctx.db.$queryRaw<MailRow[]>`
    SELECT m.id, m.kind, c.number AS "cycleNumber", m.sent_at AS "sentAt",
      CASE WHEN m.kind = 'payment_failed' THEN split_part(m.cause, ' ', 2)::int END AS "tryNumber"
    FROM mail_message m JOIN billing_cycle c ON c.id = split_part(m.cause, ' ', 1) AND c.subscription_id = m.related_id
    WHERE m.merchant_id = ${ctx.merchant.id} AND m.related_id = ${subscriptionId}
      AND m.kind IN ('upcoming_charge', 'payment_failed', 'final_failure')
    ORDER BY m.sent_at DESC, m.id DESC LIMIT ${MOST}`;
}

export type AttemptOfCycle = {
  cycleId: string;
  number: number;
  at: Date;
  state: string;
  message: string | null;
  reference: string;
};

/**
 * Charges sent to a gateway, oldest first and numbered within their cycle: of a `mit` cycle the service's,
 * without a balance that the customer pays; of a `cit` cycle the customer's, over all its setups (Spec, "The
 * subscription object" 1 to 4).
 */
export async function attemptsOf(
  ctx: Ctx,
  of: { subscriptionId: string; cycleIds: string[] },
): Promise<AttemptOfCycle[]> {
  return ctx.db.$queryRaw<AttemptOfCycle[]>`
    SELECT s.cycle_id AS "cycleId", coalesce(a.started_at, a.created_at) AS at, a.state, a.message,
      a.reference_number AS reference,
      (row_number() OVER (PARTITION BY s.cycle_id ORDER BY a.created_at, a.number))::int AS number
    FROM subscription_session s JOIN attempt a ON a.session_id = s.session_id
    WHERE s.subscription_id = ${of.subscriptionId} AND s.purpose IN ('cycle', 'setup') AND s.cycle_id = ANY(${of.cycleIds})
      AND a.state IN ('processing', 'success', 'failed', 'error')
    ORDER BY s.cycle_id, number`;
}

function matching(ctx: Ctx, filter: SubscriptionFilter): Prisma.Sql {
  const { status, customerId } = filter;
  const { timezone } = ctx.merchant;
  const created = Prisma.sql`sub.created_at`;
  const all = [Prisma.sql`sub.merchant_id = ${ctx.merchant.id}`, ofVisibleType(ctx.actor, Prisma.sql`sub.type`)];
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
};

export const WITH_NEWEST_CYCLE = Prisma.sql`subscription sub LEFT JOIN LATERAL (
    SELECT c.number, c.status, c.charge_type, c.scheduled_date, c.amount_due FROM billing_cycle c
    WHERE c.subscription_id = sub.id ORDER BY c.number DESC LIMIT 1
  ) newest ON true`;

/** The columns of a summary. @param now on the merchant's clock */
export function summaryColumns(now: Date): Prisma.Sql {
  return Prisma.sql`sub.id, sub.customer_id AS "customerId", sub.customer_email AS "customerEmail", sub.frequency,
    sub.recurring_amount::text AS "recurringAmount", sub.currency, ${statusAt(now)} AS status,
    sub.created_at AS "createdAt", newest.status AS "cycleStatus", newest.charge_type AS "chargeType",
    newest.scheduled_date AS "scheduledDate"`;
}

/** @throws {RangeError} for an unknown word or currency */
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
    },
    cycle:
      cycleStatus === null || scheduledDate === null
        ? null
        : {
            status: cycleState(cycleStatus),
            chargeType: chargeTypeOf(chargeType),
            scheduledDate: dateOfColumn(scheduledDate),
          },
  };
}

/**
 * Newest first. Users see subscriptions of the session types that they may view. Two statements.
 * @throws {Forbidden} for a user who may view none
 */
export async function listSubscriptions(ctx: Ctx, filter: SubscriptionFilter): Promise<Page<SubscriptionSummary>> {
  const where = matching(ctx, filter);
  const [[total], rows] = await Promise.all([
    ctx.db.$queryRaw<{ count: number }[]>`SELECT count(*)::int AS count FROM subscription sub WHERE ${where}`,
    ctx.db.$queryRaw<SummaryColumns[]>`
      SELECT ${summaryColumns(ctx.now())} FROM ${WITH_NEWEST_CYCLE}
      WHERE ${where} ORDER BY sub.created_at DESC, sub.id LIMIT ${filter.limit} OFFSET ${filter.offset}`,
  ]);
  return { count: total?.count ?? 0, results: rows.map(summaryOf) };
}

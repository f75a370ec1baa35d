import { Prisma } from "@/server/db/client";
import { PREPARED } from "@/server/db/driver/prepared-statements";
import type { BillingCycle, Subscription } from "@/server/db/generated/client";
import { partOf, selectedFields } from "@/server/db/sql-fragments";
import type { Tx } from "@/server/kernel/types";
import { type CycleFacts, cycleOf, type SubscriptionFacts, subscriptionOf } from "../subscription";

export type LockedSubscription = {
  readonly subscription: SubscriptionFacts;
  readonly cycle: CycleFacts | null;
  /** The merchant's time zone, which changes only under the locks of its subscriptions. */
  readonly timezone: string;
};

/** Columns of subscription `s`. Postgres returns a locked row's newest version. */
export const SUBSCRIPTION_COLUMNS = selectedFields("s", Prisma.SubscriptionScalarFieldEnum);

const CYCLE_COLUMNS = selectedFields("cycle", Prisma.BillingCycleScalarFieldEnum, { prefixed: true });

export type MoreToRead = { readonly columns: Prisma.Sql; readonly joins: Prisma.Sql };

const NO_MORE: MoreToRead = { columns: Prisma.sql`NULL`, joins: Prisma.empty };

/**
 * Locks the newest cycle of the locked subscription `row`. The statement is separate from the subscription's
 * lock, because one statement would read the cycle and time zone from before the lock.
 * @returns also the row with the columns of `more`
 */
export async function lockNewestCycle(
  tx: Tx,
  row: Subscription,
  more: MoreToRead = NO_MORE,
): Promise<{ readonly locked: LockedSubscription; readonly read: object }> {
  const [read] = await tx.$queryRaw<{ timezone: string }[]>`
    ${PREPARED} SELECT m.timezone, ${CYCLE_COLUMNS}, ${more.columns} FROM merchant m LEFT JOIN LATERAL (
      SELECT * FROM billing_cycle WHERE subscription_id = ${row.id} ORDER BY number DESC LIMIT 1 FOR UPDATE) cycle ON true
      ${more.joins}
    WHERE m.id = ${row.merchantId}`;
  if (read === undefined) throw new Error("The merchant of a locked subscription is gone.");
  const newest = partOf<BillingCycle>(read, "cycle");
  const cycle = newest && cycleOf(newest, row.currency);
  return { locked: { subscription: subscriptionOf(row), cycle, timezone: read.timezone }, read };
}

export async function lockSubscriptionRow(tx: Tx, key: { merchantId: string; id: string }): Promise<Subscription[]> {
  return tx.$queryRaw<Subscription[]>`
    ${PREPARED} SELECT ${SUBSCRIPTION_COLUMNS} FROM subscription s
    WHERE s.id = ${key.id} AND s.merchant_id = ${key.merchantId} FOR UPDATE`;
}

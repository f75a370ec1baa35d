import { Prisma } from "@/server/db/client";
import { mayUse, ofVisibleType, SESSION_TYPES, sessionPermission } from "@/server/domain/merchants";
import type { Ctx } from "@/server/kernel/types";
import { visibleSessions, visibleSubscriptions } from "./question";

export type WaitingSum = { readonly amount: string; readonly currency: string };

export type Waiting = {
  /** Number of requests that await a checker's decision, and the first expiry. */
  readonly approvals: { readonly count: number; readonly until: Date | null };
  /**
   * Number of calls with an unknown outcome, open issues and gateway events for a person, and the time of the
   * first.
   */
  readonly parked: { readonly count: number; readonly since: Date | null };
  readonly pastDue: { readonly count: number; readonly sums: readonly WaitingSum[] };
  readonly events: { readonly count: number; readonly addresses: number };
  readonly toCapture: { readonly count: number; readonly sums: readonly WaitingSum[]; readonly since: Date | null };
};

export type SumRow = { currency: string; sum: string; count: number; since: Date | null };

/** Counts calls of payments that the user may see, and gateway events. */
export async function countParked(ctx: Ctx): Promise<Waiting["parked"]> {
  if (!SESSION_TYPES.some((type) => mayUse(ctx.actor, sessionPermission(type, "view"))))
    return { count: 0, since: null };
  const [row] = await ctx.db.$queryRaw<Waiting["parked"][]>`
    SELECT count(*)::int AS count, min(waiting.since) AS since FROM waiting_for_person waiting
    LEFT JOIN payment_session s ON s.id = waiting.session_id AND s.merchant_id = waiting.merchant_id
    WHERE waiting.merchant_id = ${ctx.merchant.id}
      AND (waiting.session_id IS NULL OR ${ofVisibleType(ctx.actor, Prisma.sql`s.type`)})`;
  return row ?? { count: 0, since: null };
}

export async function pastDueSums(ctx: Ctx): Promise<SumRow[]> {
  return ctx.db.$queryRaw<SumRow[]>`
      SELECT sub.currency, sum(owed.amount)::text AS sum, count(*)::int AS count, NULL::timestamptz AS since
      FROM subscription sub CROSS JOIN LATERAL (
        SELECT coalesce(sum(c.amount_due), 0) AS amount FROM billing_cycle c
        WHERE c.subscription_id = sub.id AND c.status = 'failed') owed
      WHERE ${visibleSubscriptions(ctx)} AND sub.status = 'past_due' GROUP BY 1 ORDER BY 1`;
}

export const IS_HELD = Prisma.sql`s.state = 'authorized' AND s.voided_amount = 0`;

export const HELD_AMOUNT = Prisma.sql`s.settled_amount - s.captured_amount`;

export async function sumsToCapture(ctx: Ctx): Promise<SumRow[]> {
  return ctx.db.$queryRaw<SumRow[]>`
      SELECT s.currency, sum(${HELD_AMOUNT})::text AS sum, count(*)::int AS count, min(s.settled_at) AS since
      FROM payment_session s WHERE ${visibleSessions(ctx)} AND ${IS_HELD} GROUP BY 1 ORDER BY 1`;
}

/** What waits for somebody, whatever the span (decision 0249). */
import { Prisma } from "@/server/db/client";
import { visibleTypes } from "@/server/domain/merchants";
import { currency } from "@/server/kernel/currency";
import type { Ctx } from "@/server/kernel/types";
import { sumText, visibleSessions } from "./question";

/** An amount in its currency. */
export type WaitingSum = { readonly amount: string; readonly currency: string };

export type Waiting = {
  /** Requests that a checker is to decide; `until` is when the first of them is given up. */
  readonly approvals: { readonly count: number; readonly until: Date | null };
  readonly pastDue: { readonly count: number; readonly sums: readonly WaitingSum[] };
  /** Deliveries that were given up. */
  readonly events: { readonly count: number; readonly addresses: number };
  readonly toCapture: { readonly count: number; readonly sums: readonly WaitingSum[]; readonly since: Date | null };
};

type SumRow = { currency: string; sum: string; count: number; since: Date | null };

/** Four statements. @throws {Forbidden} a user who may see no payments */
export async function readWaiting(ctx: Ctx): Promise<Waiting> {
  const { id } = ctx.merchant;
  const types = visibleTypes(ctx.actor);
  const seen = types === null ? Prisma.sql`true` : Prisma.sql`sub.type IN (${Prisma.join([...types])})`;
  const [[approvals], pastDue, [events], toCapture] = await Promise.all([
    ctx.db.$queryRaw<{ count: number; until: Date | null }[]>`
      SELECT count(*)::int AS count, min(expires_at) AS until FROM operation_request
      WHERE merchant_id = ${id} AND state = 'pending'`,
    ctx.db.$queryRaw<SumRow[]>`
      SELECT sub.currency, sum(owed.amount)::text AS sum, count(*)::int AS count, NULL::timestamptz AS since
      FROM subscription sub CROSS JOIN LATERAL (
        SELECT coalesce(sum(c.amount_due), 0) AS amount FROM billing_cycle c
        WHERE c.subscription_id = sub.id AND c.status = 'failed') owed
      WHERE sub.merchant_id = ${id} AND sub.status = 'past_due' AND ${seen} GROUP BY 1 ORDER BY 1`,
    ctx.db.$queryRaw<{ count: number; addresses: number }[]>`
      SELECT count(*)::int AS count, count(DISTINCT url)::int AS addresses FROM delivery
      WHERE merchant_id = ${id} AND state = 'exhausted'`,
    ctx.db.$queryRaw<SumRow[]>`
      SELECT s.currency, sum(s.settled_amount)::text AS sum, count(*)::int AS count, min(s.settled_at) AS since
      FROM payment_session s WHERE ${visibleSessions(ctx)} AND s.state = 'authorized' GROUP BY 1 ORDER BY 1`,
  ]);
  const since = toCapture.flatMap((row) => row.since ?? []).sort((a, b) => a.getTime() - b.getTime())[0] ?? null;
  return {
    approvals: { count: approvals?.count ?? 0, until: approvals?.until ?? null },
    pastDue: summed(pastDue),
    events: { count: events?.count ?? 0, addresses: events?.addresses ?? 0 },
    toCapture: { ...summed(toCapture), since },
  };
}

function summed(rows: readonly SumRow[]): { count: number; sums: readonly WaitingSum[] } {
  return {
    count: rows.reduce((all, { count }) => all + count, 0),
    sums: rows.map((row) => ({ currency: row.currency, amount: sumText(row.sum, currency(row.currency)) })),
  };
}

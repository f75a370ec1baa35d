/** Open tasks, whatever the range of days (Spec, "Figures"). */

import { visibleRequests } from "@/server/domain/operations";
import { countGivenUp } from "@/server/domain/webhooks";
import { currency } from "@/server/kernel/currency";
import { sumText } from "@/server/kernel/money";
import type { Ctx } from "@/server/kernel/types";

import {
  countParked,
  pastDueSums,
  type SumRow,
  sumsToCapture,
  type Waiting,
  type WaitingSum,
} from "./statements/read-waiting";

export async function readInbox(ctx: Ctx): Promise<Pick<Waiting, "approvals" | "parked" | "events">> {
  const where = { merchantId: ctx.merchant.id, state: "pending", ...visibleRequests(ctx.actor) };
  const [approvals, parked, events] = await Promise.all([
    ctx.db.operationRequest.aggregate({ where, _count: { id: true }, _min: { expiresAt: true } }),
    countParked(ctx),
    countGivenUp(ctx),
  ]);
  return { approvals: { count: approvals._count.id, until: approvals._min.expiresAt }, parked, events };
}

/** @throws {Forbidden} */
export async function readWaiting(ctx: Ctx): Promise<Waiting> {
  const [inbox, pastDue, toCapture] = await Promise.all([readInbox(ctx), pastDueSums(ctx), sumsToCapture(ctx)]);
  const since = toCapture.flatMap((row) => row.since ?? []).sort((a, b) => a.getTime() - b.getTime())[0] ?? null;
  return {
    ...inbox,
    pastDue: summed(pastDue),
    toCapture: { ...summed(toCapture), since },
  };
}

function summed(rows: readonly SumRow[]): { count: number; sums: readonly WaitingSum[] } {
  return {
    count: rows.reduce((all, { count }) => all + count, 0),
    sums: rows.map((row) => ({ currency: row.currency, amount: sumText(row.sum, currency(row.currency)) })),
  };
}

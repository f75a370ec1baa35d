import { addSeconds } from "@/server/kernel/time";
import type { Ctx } from "@/server/kernel/types";
import { shownAddress } from "@/server/kernel/webhook-address";

/** A redelivery of several events; instants are ISO 8601. */
export type RedeliveryView = {
  readonly id: string;
  readonly url: string;
  readonly total: number;
  readonly tried: number;
  readonly delivered: number;
  readonly isOver: boolean;
  /** When the next attempt follows after a failure; otherwise null. */
  readonly waitsUntil: string | null;
};

const SHOWN_SECONDS = 3_600;
const MOST = 5;

/** The newest five redeliveries that are unfinished or began within the last hour. */
export async function listRedeliveries(ctx: Ctx): Promise<readonly RedeliveryView[]> {
  const rows = await ctx.db.redelivery.findMany({
    where: {
      merchantId: ctx.merchant.id,
      OR: [{ dueAt: { not: null } }, { createdAt: { gte: addSeconds(ctx.now(), -SHOWN_SECONDS) } }],
    },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: MOST,
  });
  return rows.map(({ id, url, eventIds, tried, delivered, failures, dueAt }) => ({
    id,
    url: shownAddress(url),
    total: eventIds.length,
    tried,
    delivered,
    isOver: dueAt === null,
    waitsUntil: failures > 0 ? (dueAt?.toISOString() ?? null) : null,
  }));
}

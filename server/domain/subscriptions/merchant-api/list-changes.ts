import {
  knownStart,
  type Page,
  type PageRequest,
  pageOfNumbered,
  rowsToRead,
  startingNumber,
} from "@/server/kernel/page";
import type { Ctx } from "@/server/kernel/types";
import { INITIATORS, wordOf } from "@/server/kernel/words";
import type { SubscriptionChangeView } from "../contract/answers";
import { CHANGED_FIELDS } from "../core/words";
import { dateOfColumn } from "../record/subscription";
import { visibleSubscription } from "./retrieve-subscription";

/**
 * A subscription's changes, newest first.
 * @throws {NotFound} {Forbidden} as `retrieveSubscription` does
 */
export async function listChanges(ctx: Ctx, id: string, page: PageRequest): Promise<Page<SubscriptionChangeView>> {
  await visibleSubscription(ctx, id, "view");
  const where = { subscriptionId: id, merchantId: ctx.merchant.id };
  const number = startingNumber(page);
  if (number !== 0) knownStart(await ctx.db.subscriptionChange.findFirst({ where: { ...where, number } }));
  const [count, found] = await Promise.all([
    ctx.db.subscriptionChange.count({ where }),
    ctx.db.subscriptionChange.findMany({
      where: { ...where, ...(number !== 0 && { number: { lt: number } }) },
      orderBy: { number: "desc" },
      ...rowsToRead(page),
    }),
  ]);
  const { results: rows, last } = pageOfNumbered(count, found, page);
  const results = rows.map((row) => ({
    number: row.number,
    field: wordOf(CHANGED_FIELDS, row.field, "changed field"),
    before: row.before,
    after: row.after,
    effective_from: row.effectiveFrom && dateOfColumn(row.effectiveFrom),
    initiator: wordOf(INITIATORS, row.initiator, "initiator"),
    reason: row.reason,
    changed_at: row.changedAt.toISOString(),
  }));
  return { count, results, last };
}

import type { readQuery } from "@/server/kernel/lenient-query";
import { rowsOf } from "@/server/kernel/list-rows";
import type { Ctx } from "@/server/kernel/types";
import { type BulkKind, MOST_IN_BULK } from "../core/words";
import { filterValues, readPaymentQuery, sessionIdOf, widerFilters } from "../payment-query";
import { idOf, listPayments } from "../statements/list-payments";
import type { PaymentValues } from "../statements/payment-query";
import { idsMatching, visibleIds } from "./statements/chosen-payments";

export type BulkChoice = {
  readonly values: PaymentValues | null;
  readonly sessionIds: readonly string[];
};

/**
 * The payments that the list's form names: one `session` for each ticked payment, `all=page` for those of the
 * list's page, `all=filter` for all that match the filter.
 */
export async function readBulkChoice(ctx: Ctx, query: Parameters<typeof readQuery>[0]): Promise<BulkChoice> {
  const all = [query.all ?? []].flat();
  const { values, ...read } = readPaymentQuery(query);
  const isWider = widerFilters(read).length > 0;
  if (all.includes("filter")) return { values: isWider ? null : filterValues(values), sessionIds: [] };
  const ticked = [query.session ?? []].flat().filter((id) => sessionIdOf(id) !== null);
  const { rows } = all.includes("page") ? await listPayments(ctx, values, rowsOf(values)) : { rows: [] };
  const ofPage = rows.map(idOf);
  return { values: null, sessionIds: [...new Set([...ticked, ...ofPage])].slice(0, MOST_IN_BULK) };
}

export type ChosenPayments = {
  readonly ids: readonly string[];
  readonly chosen: number;
  /** True if the choice may exceed {@link MOST_IN_BULK} payments. */
  readonly isTooMany: boolean;
};

export async function choosePayments(
  ctx: Ctx,
  { values, sessionIds }: BulkChoice,
  kind: BulkKind,
): Promise<ChosenPayments> {
  if (values === null) {
    const ids = await visibleIds(ctx, sessionIds);
    return { ids, chosen: sessionIds.length, isTooMany: false };
  }
  const { ids, chosen } = await idsMatching(ctx, { values, kind, most: MOST_IN_BULK + 1 });
  return { ids: ids.slice(0, MOST_IN_BULK), chosen, isTooMany: ids.length > MOST_IN_BULK };
}

import { visibleTypes } from "@/server/domain/merchants";
import type { Ctx } from "@/server/kernel/types";
import { backwards, cursorOf } from "./statements/list-order";
import { idOf, type PaymentPage } from "./statements/list-payments";
import { hasPayment, nearest } from "./statements/nearest-payment";
import type { PaymentValues } from "./statements/payment-query";

export type Neighbour = { readonly sessionId: string; readonly cursor: string | null };

export type Neighbours = {
  readonly previous: Neighbour | null;
  readonly next: Neighbour | null;
  readonly isListed: boolean;
};

/**
 * The payments before and after a payment in the list, also on neighbouring pages. A payment that no longer
 * matches the filter, or is on another page, keeps its place in the order.
 */
export async function neighboursOf(
  ctx: Ctx,
  values: PaymentValues,
  { sessionId, page }: { readonly sessionId: string; readonly page: PaymentPage },
): Promise<Neighbours> {
  const ids = page.rows.map(idOf);
  const at = ids.indexOf(sessionId);
  const here = (id: string | undefined): Neighbour | null =>
    id === undefined ? null : { sessionId: id, cursor: values.cursor };
  const beyond = async (cursor: string | null): Promise<Neighbour | null> => {
    if (cursor === null) return null;
    const [found] = await nearest(ctx, { ...values, cursor }, 1);
    if (found === undefined) return null;
    return ids.includes(found) ? here(found) : { sessionId: found, cursor };
  };
  const place = at === -1 ? await placeOf(ctx, values, sessionId) : null;
  const [isListed, previous, next] = await Promise.all([
    at !== -1 || hasPayment(ctx, values, sessionId),
    at > 0 ? here(ids[at - 1]) : beyond(at === 0 ? page.previous : place && backwards(place)),
    at !== -1 && at < ids.length - 1 ? here(ids[at + 1]) : beyond(at === -1 ? place : page.next),
  ]);
  return { previous, next, isListed };
}

export async function placeOf(ctx: Ctx, { sort }: PaymentValues, id: string): Promise<string | null> {
  const row = await ctx.db.paymentSession.findFirst({
    where: { id, merchantId: ctx.merchant.id },
    select: { id: true, type: true, amount: true, createdAt: true, paidAt: true, orderNo: true },
  });
  const types = visibleTypes(ctx.actor);
  if (row === null || (types !== null && !types.some((type) => type === row.type))) return null;
  return cursorOf(sort, { ...row, amount: row.amount.toFixed(3) });
}

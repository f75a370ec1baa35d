/** Shows one event. */
import { NotFound } from "../../kernel/errors";
import type { Ctx } from "../../kernel/types";
import { type EventView, eventView, WITH_DELIVERIES } from "./views";
import { requireType } from "./visible-types";

/**
 * The event with its deliveries and their log.
 * @throws {NotFound} when the merchant has no such event
 * @throws {Forbidden} for a user who may not view sessions of its type
 */
export async function retrieveEvent(ctx: Ctx, id: string): Promise<EventView> {
  const row = await ctx.db.event.findFirst({
    where: { id, merchantId: ctx.merchant.id },
    include: WITH_DELIVERIES,
    relationLoadStrategy: "join",
  });
  if (row === null) throw new NotFound();
  const session = await ctx.db.paymentSession.findUnique({ where: { id: row.objectId }, select: { type: true } });
  requireType(ctx.actor, session?.type ?? null, "view");
  return eventView(row);
}

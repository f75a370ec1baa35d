import { NotFound } from "@/server/kernel/errors";
import { monthOfId } from "@/server/kernel/ids";
import type { Ctx } from "@/server/kernel/types";
import type { EventView } from "./contract/events";
import { eventObject } from "./core/event-object";
import { requireType } from "./require-type";
import { eventView, WITH_DELIVERIES } from "./views";

/**
 * @throws {NotFound} if the merchant has no such event, or has deleted its transaction
 * @throws {Forbidden} if the user may not view sessions of its type
 */
export async function retrieveEvent(ctx: Ctx, id: string): Promise<EventView> {
  const row = await ctx.db.event.findFirst({
    where: { id, month: monthOfId(id), merchantId: ctx.merchant.id },
    include: WITH_DELIVERIES,
    relationLoadStrategy: "join",
  });
  if (row === null) throw new NotFound();
  requireType(ctx.actor, await typeOf(ctx, row), "view");
  return eventView(row);
}

async function typeOf(ctx: Ctx, { kind, objectId }: { kind: string; objectId: string }): Promise<string | null> {
  if (eventObject(kind) === "subscription") {
    const where = { id: objectId.trimEnd() };
    return (await ctx.db.subscription.findUnique({ where, select: { type: true } }))?.type ?? null;
  }
  const session = await ctx.db.paymentSession.findUnique({
    where: { id: objectId },
    select: { type: true, deletedAt: true },
  });
  if (session !== null && session.deletedAt !== null) throw new NotFound();
  return session?.type ?? null;
}

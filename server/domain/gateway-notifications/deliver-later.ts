/**
 * Stores later notifications of the simulated gateway in the inbox until they are due (Spec, "Simulated
 * gateway switches").
 */
import { gatewayOf, type LaterNotice, openAccount, simulatedInbound } from "@/server/domain/gateways";
import type { Ctx, Tx } from "@/server/kernel/types";
import { keepEvents } from "./keep-events";

/** Stores a notification once, but not for a deleted gateway account. */
export async function deliverLater(ctx: Ctx, tx: Tx, { gatewayCode, notice, at }: LaterNotice): Promise<void> {
  const where = { merchantId_code: { merchantId: ctx.merchant.id, code: gatewayCode } };
  const row = await tx.gateway.findUnique({ where });
  if (row === null) return;
  const inbound = simulatedInbound(notice, ctx.realNow());
  const events = gatewayOf(row.connector).readNotifications?.(openAccount(row), inbound) ?? [];
  await keepEvents(ctx, tx, { gatewayId: row.id, inbound, events, dueAt: at });
}

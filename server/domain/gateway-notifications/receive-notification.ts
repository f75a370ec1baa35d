/**
 * Receives a gateway's notification: verifies it, stores it once, and answers before processing it (Spec,
 * "Gateway notifications").
 */
import { contextFor, merchantFacts } from "@/server/context";
import {
  gatewayOf,
  type Inbound,
  isConnector,
  NotAuthentic,
  OtherAccount,
  openAccount,
} from "@/server/domain/gateways";
import type { SystemCtx } from "@/server/kernel/types";
import { keepEvents } from "./keep-events";

type ReceivedMessage = { readonly accountId: string; readonly inbound: Inbound };

/**
 * `kept`: stored, or about another account and only counted. `refused`: the signature is wrong. `no_account`:
 * the account does not exist, or its gateway sends no notifications.
 */
type Reception = "kept" | "refused" | "no_account";

/**
 * Stores new events, which a job processes. A message with a wrong signature is counted, but neither stored
 * nor logged.
 */
export async function receiveNotification(
  system: SystemCtx,
  { accountId, inbound }: ReceivedMessage,
): Promise<Reception> {
  const row = await system.db.gateway.findUnique({ where: { id: accountId }, include: { merchant: true } });
  if (row === null || !isConnector(row.connector)) return "no_account";
  const { readNotifications } = gatewayOf(row.connector);
  if (readNotifications === undefined) return "no_account";
  const ctx = contextFor(system, merchantFacts(row.merchant), { kind: "service" });
  try {
    const events = readNotifications(openAccount(row), inbound);
    await keepEvents(ctx, ctx.db, { gatewayId: accountId, inbound, events, dueAt: ctx.now() });
    await ctx.db.gateway.update({ where: { id: accountId }, data: { notifiedAt: inbound.receivedAt } });
    return "kept";
  } catch (error) {
    if (error instanceof OtherAccount) {
      await system.db.gateway.update({ where: { id: accountId }, data: { ignoredNotifications: { increment: 1 } } });
      return "kept";
    }
    if (!(error instanceof NotAuthentic)) throw error;
    const data = { refusedAt: system.realNow(), refusedNotifications: { increment: 1 } };
    await system.db.gateway.update({ where: { id: accountId }, data });
    ctx.log.warn({ gatewayCode: row.code, merchantId: row.merchantId }, "A notification was not the gateway's.");
    return "refused";
  }
}

/** Takes a gateway's message in: verified, kept once, and answered before it is worked (decision 0221). */
import { randomUUID } from "node:crypto";
import { contextFor, merchantFacts } from "@/server/context";
import { gatewayOf, type Inbound, isConnector, NotAuthentic, openAccount } from "@/server/domain/gateways";
import type { Ctx, SystemCtx } from "@/server/kernel/types";
import { sealMessage } from "./message";

/** A message and the account in its path. */
type ReceivedMessage = { readonly accountId: string; readonly inbound: Inbound };

/** `refused`: the gateway did not sign it; `no_account`: there is none, or its gateway does not notify. */
type Reception = "kept" | "refused" | "no_account";

const MAX_KEY = 255;
const MAX_REFERENCE = 80;

/**
 * Keeps every event of the message that is not kept yet; the job works them. A message that is not the
 * gateway's is counted, and nothing of it is kept or logged.
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
    await keep(ctx, accountId, { inbound, events: readNotifications(openAccount(row), inbound) });
    return "kept";
  } catch (error) {
    if (!(error instanceof NotAuthentic)) throw error;
    const data = { refusedAt: system.realNow(), refusedNotifications: { increment: 1 } };
    await system.db.gateway.update({ where: { id: accountId }, data });
    ctx.log.warn({ gatewayCode: row.code, merchantId: row.merchantId }, "A notification was not the gateway's.");
    return "refused";
  }
}

type Events = { readonly inbound: Inbound; readonly events: ReturnType<NonNullable<Reader>> };
type Reader = ReturnType<typeof gatewayOf>["readNotifications"];

async function keep(ctx: Ctx, gatewayId: string, { inbound, events }: Events): Promise<void> {
  const message = sealMessage(inbound);
  await ctx.db.gatewayNotification.createMany({
    data: events.map(({ key, about, referenceNumber }) => ({
      id: `gnt_${randomUUID()}`,
      merchantId: ctx.merchant.id,
      gatewayId,
      key: key.slice(0, MAX_KEY),
      about,
      referenceNumber: referenceNumber?.slice(0, MAX_REFERENCE) ?? null,
      message,
      dueAt: ctx.now(),
      receivedAt: inbound.receivedAt,
    })),
    skipDuplicates: true,
  });
  await ctx.db.gateway.update({ where: { id: gatewayId }, data: { notifiedAt: inbound.receivedAt } });
}

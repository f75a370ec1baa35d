import { dueJob } from "@/server/db/due-items";
import { GatewayUnreachable, gatewayOf, NotSent, openAccount } from "@/server/domain/gateways";
import { addSeconds } from "@/server/kernel/time";
import type { Ctx, Job } from "@/server/kernel/types";
import { handleOf } from "./card-handle";
import { REMOVALS } from "./statements/removals";

/** Seconds until each retry of a card's deletion; the last value repeats. */
const WAITS_SECONDS = [60, 600, 3_600, 21_600, 86_400] as const;

/** Deletes cards at their gateways after their removal (Spec, "Stored cards"). */
export const forgetRemovedCards: Job = dueJob(REMOVALS, { name: "forget-removed-cards", run: forgetCard });

/** Stores the next try's time before calling the gateway, so that a crash does not lose the deletion. */
async function forgetCard(ctx: Ctx, id: string): Promise<void> {
  const { db, merchant } = ctx;
  const row = await db.cardRemoval.findFirst({ where: { id, merchantId: merchant.id, dueAt: { lte: ctx.now() } } });
  if (row === null) return;
  const wait = WAITS_SECONDS[Math.min(row.tries, WAITS_SECONDS.length - 1)] ?? 0;
  const next = { dueAt: addSeconds(ctx.now(), wait), tries: row.tries + 1 };
  const taken = await db.cardRemoval.updateMany({ where: { id, dueAt: row.dueAt, tries: row.tries }, data: next });
  if (taken.count === 0 || !(await isForgotten(ctx, row))) return;
  await db.cardRemoval.deleteMany({ where: { id } });
}

type Removal = {
  readonly id: string;
  readonly gatewayCode: string;
  readonly customerId: string;
  readonly token: string;
  readonly handle: string;
};

/**
 * True if nothing remains to be deleted: the gateway stores nothing, the card was saved again, or the account
 * no longer exists.
 */
async function isForgotten(ctx: Ctx, { id, gatewayCode, customerId, token, handle }: Removal): Promise<boolean> {
  const merchantId = ctx.merchant.id;
  const [saved, account] = await Promise.all([
    ctx.db.savedCard.findFirst({ where: { merchantId, token }, select: { id: true } }),
    ctx.db.gateway.findUnique({ where: { merchantId_code: { merchantId, code: gatewayCode } } }),
  ]);
  if (saved !== null || account === null) return true;
  const { forgetCard } = gatewayOf(account.connector);
  if (forgetCard === undefined) return true;
  const call = { account: openAccount(account), referenceNumber: id, firstSentAt: null };
  try {
    return await forgetCard(ctx, { ...call, customerId, handle: handleOf(handle) });
  } catch (error) {
    if (!(error instanceof NotSent || error instanceof GatewayUnreachable)) throw error;
    return false;
  }
}

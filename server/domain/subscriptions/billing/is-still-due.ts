/**
 * Whether a session of a subscription has anything left to pay: its cycle is paid once, by any of its
 * sessions.
 */

import { Prisma } from "@/server/db/client";
import { attemptStates, isInFlight } from "@/server/domain/sessions";
import type { CivilDate } from "@/server/kernel/time";
import { civilDateOf } from "@/server/kernel/time";
import type { Ctx, Tx } from "@/server/kernel/types";
import { isPlanOver } from "../core/schedule";
import { lockNewerSetup } from "../record/lock-newer-setup";
import { sessionPurpose } from "../record/session-purpose";

const IN_FLIGHT = Prisma.join(attemptStates(isInFlight));

/**
 * False once the plan that the session is to set up is over, or the cycle that the session pays is paid by
 * another one, or canceled, or its subscription is over and no charge of the session is in flight; true if it
 * pays none. A session that was replaced may still succeed late, or be resolved by a status query. The caller
 * holds the session's lock; the subscription's is taken here, so that of two sessions that succeed at once
 * the second finds the cycle paid (decision 0101).
 */
export async function isStillDue(ctx: Ctx, tx: Tx, { id }: { id: string }): Promise<boolean> {
  const service = await sessionPurpose(tx, id);
  if (service === null) return true;
  await lockNewerSetup(tx, { service, sessionId: id });
  const locked = await lockPlan(tx, service.subscriptionId);
  if (service.purpose === "setup" && locked !== null && isPlanOver(locked, civilDateOf(ctx.now(), locked.timezone)))
    return false;
  const over = await tx.$queryRaw<{ id: string }[]>`
    SELECT c.id FROM billing_cycle c JOIN subscription s ON s.id = c.subscription_id
    WHERE c.id = ${service.cycleId} AND (c.status IN ('paid', 'canceled') OR (s.status IN ('canceled', 'expired')
      AND NOT EXISTS (SELECT FROM attempt a WHERE a.session_id = ${id} AND a.state IN (${IN_FLIGHT}))))`;
  return over.length === 0;
}

/** The last day of the plan and the merchant's zone, under the subscription's lock. */
async function lockPlan(tx: Tx, id: string): Promise<{ endDate: CivilDate | null; timezone: string } | null> {
  await tx.$queryRaw`SELECT id FROM subscription WHERE id = ${id} FOR UPDATE`;
  // A statement of its own: one that waited for the lock would still show the zone from before.
  const [row] = await tx.$queryRaw<{ endDate: CivilDate | null; timezone: string }[]>`
    SELECT s.end_date::text AS "endDate", m.timezone FROM subscription s JOIN merchant m ON m.id = s.merchant_id
    WHERE s.id = ${id}`;
  return row ?? null;
}

/** Gives back what checkouts hold and did not use. */
import { Prisma } from "@/server/db/client";
import { type NamedStatement, rowsOf } from "@/server/db/driver/named-statement";
import { type DueSource, dueJob } from "@/server/db/due-items";
import { transaction } from "@/server/db/transactions/transaction";
import { writeBatch } from "@/server/db/transactions/write-batch";
import type { Ctx, Job } from "@/server/kernel/types";
import { lockSessionRow } from "./lock-session";
import { releaseMany } from "./release-many";
import { addEnded, lockHeld } from "./reservations";

const SOURCE: DueSource = {
  table: Prisma.sql`wallet_reservation`,
  dueAt: Prisma.sql`item.release_at`,
  condition: Prisma.sql`item.release_at IS NOT NULL
    AND (SELECT true FROM attempt a WHERE a.session_id = item.session_id AND a.state = 'processing' LIMIT 1) IS NOT TRUE`,
};

const SESSION_OF: NamedStatement<{ sessionId: string }> = {
  name: "session_of_reservation",
  text: `SELECT session_id AS "sessionId" FROM wallet_reservation WHERE id = $1 AND merchant_id = $2`,
};

/** Ends the reservation with the others of its hold: a hold is live with all its legs or not at all. */
async function release(ctx: Ctx, reservationId: string): Promise<void> {
  const { id: merchantId } = ctx.merchant;
  const [found] = await rowsOf(ctx.db, SESSION_OF, [reservationId, merchantId]);
  if (found === undefined) return;
  const { sessionId } = found;
  await transaction(ctx.db, async (tx) => {
    const { isInFlight } = await lockSessionRow(tx, sessionId);
    if (isInFlight) return;
    const at = ctx.now();
    const { accounts, live } = await lockHeld(tx, { merchantId, sessionId, dueAt: at });
    await writeBatch(tx, (writes) => addEnded(writes, accounts, { live, event: "timer", at }));
  });
}

/**
 * Reservations are released about four hours after the latest submit that used them (Spec, "Wallet rules" 7),
 * but never while a charge of their session is in flight: one whose charge is decided later is released by
 * the next run.
 */
export const releaseReservations: Job = dueJob(SOURCE, {
  name: "release-reservations",
  shape: "drain",
  run: release,
  batch: { size: 1_000, run: releaseMany },
});

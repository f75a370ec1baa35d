import { rowsOf } from "@/server/db/driver/named-statement";
import { dueJob } from "@/server/db/due-items";
import { transaction } from "@/server/db/transactions/transaction";
import { writeBatch } from "@/server/db/transactions/write-batch";
import type { Ctx, Job } from "@/server/kernel/types";
import { releaseMany } from "./release-many";
import { lockHeld } from "./reservations";
import { lockSessionRow } from "./statements/lock-session";
import { SESSION_OF, SOURCE } from "./statements/release-reservations";
import { addEnded } from "./statements/reservations";

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
 * Releases reservations about four hours after the latest submit that used them (Spec, "Wallet rules" 7), but
 * not while a charge of their session is in flight.
 */
export const releaseReservations: Job = dueJob(SOURCE, {
  name: "release-reservations",
  shape: "lane",
  run: release,
  batch: { size: 1_000, run: releaseMany },
});

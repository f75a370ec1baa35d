/** Gives back what a session holds. */
import type { Ctx, Tx } from "../../kernel/types";
import type { ReleaseReason } from "./core/machine";
import { endReservations, lockHeld } from "./reservations";

/**
 * Releases whatever the session holds; harmless where it holds nothing. The caller holds the session's lock. One statement where nothing is held.
 * @param input.at on the merchant's clock
 */
export async function releaseHold(
  tx: Tx,
  ctx: Ctx,
  input: { sessionId: string; why: Exclude<ReleaseReason, "timer">; at: Date },
): Promise<void> {
  const { sessionId, why, at } = input;
  const { accounts, live } = await lockHeld(tx, ctx.merchant.id, sessionId);
  await endReservations(tx, accounts, { live, event: why, at });
}

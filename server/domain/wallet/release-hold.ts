import { writeBatch } from "@/server/db/transactions/write-batch";
import type { Ctx, Tx } from "@/server/kernel/types";
import type { ReleaseReason } from "./core/machine";
import { lockHeld } from "./reservations";
import { addEnded } from "./statements/reservations";

/** Releases the session's hold, if any. Requires the session's lock. */
export async function releaseHold(
  ctx: Ctx,
  tx: Tx,
  input: { sessionId: string; why: Exclude<ReleaseReason, "timer">; at: Date },
): Promise<void> {
  const { sessionId, why, at } = input;
  const { accounts, live } = await lockHeld(tx, { merchantId: ctx.merchant.id, sessionId });
  await writeBatch(tx, (writes) => addEnded(writes, accounts, { live, event: why, at }));
}

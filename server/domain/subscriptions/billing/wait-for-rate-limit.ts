import type { ChargeWait } from "@/server/domain/gateways";
import { addSeconds } from "@/server/kernel/time";
import type { Ctx, Slot, Tx } from "@/server/kernel/types";
import type { CycleFacts } from "../record/subscription";

/** Maximum seconds of a pause that this process awaits; a longer pause moves the cycle's due time. */
const SHORT_SECONDS = 10;

/**
 * Makes a due cycle wait for the end of its account's pause (Spec, "Pace of charges" 2): a short pause delays
 * the merchant's cycles, a longer pause moves the due time, so that cycles of other accounts are found. Does
 * nothing during an advance of a test clock. Requires the subscription's lock. Runs at most one statement.
 * @returns false if the account is not paused
 */
export async function waitForRateLimit(
  ctx: Ctx,
  tx: Tx,
  { cycle, wait, slot }: { readonly cycle: CycleFacts; readonly wait: ChargeWait; readonly slot: Slot | undefined },
): Promise<boolean> {
  const { pausedSeconds } = wait;
  if (pausedSeconds === 0 || ctx.walk !== undefined) return false;
  if (slot !== undefined && pausedSeconds <= SHORT_SECONDS) {
    slot.putOff(Math.ceil(pausedSeconds * 1_000));
    return true;
  }
  slot?.waits(true);
  const data = { dueAt: addSeconds(ctx.now(), Math.ceil(pausedSeconds)), updatedAt: ctx.now() };
  await tx.billingCycle.update({ where: { id: cycle.id }, data, select: { id: true } });
  return true;
}

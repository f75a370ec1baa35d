import { setTimeout as sleep } from "node:timers/promises";
import { Busy } from "@/server/kernel/errors";
import type { Ctx, Slot } from "@/server/kernel/types";
import type { GatewayAccount } from "./core/account";
import { aheadOf, chargesPerSecond, triesAgainAfter } from "./core/charge-pace";
import { gatewayOf } from "./registry";
import { bookStart } from "./statements";

/** Maximum wait in milliseconds of a charge that cannot be postponed. */
const MOST_AHEAD_MS = 10_000;

export type PacedCharge = {
  readonly account: GatewayAccount;
  /** Kind of charge; a `retry` follows a declined charge. */
  readonly charge: "first" | "retry";
};

function paceOf(account: GatewayAccount): number | null {
  return chargesPerSecond(account, gatewayOf(account.connector).capabilities);
}

/** True if charges without the customer must wait for {@link awaitChargeStart}. */
export function isPaced(account: GatewayAccount): boolean {
  return paceOf(account) !== null;
}

/**
 * Waits for the next instant at which the account may be charged without the customer (Spec, "Pace of
 * charges"). Runs outside any transaction, before anything of the charge is written.
 * @returns false if that instant is too far ahead and the charge was postponed
 * @throws {Busy} if that instant is too far ahead and there is no `slot` for postponing
 */
export async function awaitChargeStart(ctx: Ctx, { account, charge }: PacedCharge, slot?: Slot): Promise<boolean> {
  const perSecond = paceOf(account);
  if (perSecond === null) return true;
  const ahead = slot === undefined ? MOST_AHEAD_MS : aheadOf(charge);
  const wait = await bookStart(ctx, { account, perSecond, ahead });
  if (wait === null && slot === undefined) throw new Busy();
  if (wait === null) slot?.putOff(triesAgainAfter(charge));
  else if (wait > 0) {
    slot?.waits(true);
    await sleep(wait);
  }
  return wait !== null;
}

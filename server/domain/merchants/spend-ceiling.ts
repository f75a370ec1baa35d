/** The daily ceiling of a restricted key (Spec, "Restricted keys"). */
import { Forbidden } from "@/server/kernel/errors";
import { type Money, toWire } from "@/server/kernel/money";
import { civilDateOf } from "@/server/kernel/time";
import type { Actor, Ctx, Tx } from "@/server/kernel/types";
import { addSpending } from "./statements/restricted-keys";

export function hasCeiling(actor: Actor): boolean {
  return actor.kind === "restricted_key" && actor.ceiling !== null;
}

/**
 * Counts a refund or credit of the merchant's day, in the transaction that books it. Concurrent calls wait
 * for each other, so the count must be the transaction's last lock.
 * @throws {Forbidden} for another currency, or if the day's sum would exceed the ceiling
 */
export async function spendCeiling(ctx: Ctx, tx: Tx, amount: Money): Promise<void> {
  const { actor, merchant } = ctx;
  if (actor.kind !== "restricted_key" || actor.ceiling === null) return;
  const { id: ceilingId, most } = actor.ceiling;
  if (amount.currency !== most.currency)
    throw new Forbidden(`This key may refund and credit only in ${most.currency}.`);
  const day = civilDateOf(ctx.now(), merchant.timezone);
  const spending = { ceilingId, day, amount: amount.amount.toFixed(), most: most.amount.toFixed() };
  const [sum] = await addSpending(ctx, tx, spending);
  if (sum === undefined)
    throw new Forbidden(`This key may refund and credit at most ${toWire(most)} ${most.currency} a day.`);
}

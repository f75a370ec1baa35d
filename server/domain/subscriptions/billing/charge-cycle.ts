import { transaction } from "@/server/db/transactions/transaction";
import { writeBatch } from "@/server/db/transactions/write-batch";
import { awaitChargeStart, isPaced, type PacedCharge } from "@/server/domain/gateways";
import { finishCharge } from "@/server/domain/payments";
import { isZero } from "@/server/kernel/money";
import { civilDateOf, startOfDay } from "@/server/kernel/time";
import type { Ctx, Slot, Tx } from "@/server/kernel/types";
import { zeroPaid } from "../core/billing";
import { isBilled } from "../core/machine";
import { isSkipped } from "../core/pause";
import { inZoneOf } from "../record/lock-subscription";
import type { CycleFacts } from "../record/subscription";
import { applyBilling, billingState } from "./apply-billing";
import { type BegunCycleCharge, beginCycleCharge } from "./begin-cycle-charge";
import { type HeldCycle, holdCycle } from "./hold-cycle";
import { holdForPause } from "./hold-for-pause";
import { waitForRateLimit } from "./wait-for-rate-limit";

/**
 * Charges the active card once for a due billing cycle, or marks a free cycle as paid (Spec, "Billing cycle
 * statuses", "Creating and billing subscriptions"). The first of two transactions makes cycle and attempt
 * `processing`, so that a parallel run charges nothing; without an answer a job queries the gateway. Waits
 * for the account's rate limit first (Spec, "Pace of charges"). Idempotent.
 */
export async function chargeCycle(ctx: Ctx, id: string, slot?: Slot): Promise<void> {
  for (let booked: string | null = null; ; ) {
    const begun = await transaction(ctx.db, (tx) => begin(ctx, tx, { id, booked, slot }));
    if (begun === null) return;
    if ("payment" in begun) {
      const source = { kind: "token", token: begun.token } as const;
      await finishCharge(ctx, begun.payment, { source, deliverInline: false, suppressWebhook: false });
      return;
    }
    if (!(await awaitChargeStart(ctx, begun, slot))) return;
    booked = begun.account.id;
  }
}

type DueCharge = {
  readonly id: string;
  readonly booked: string | null;
  readonly slot: Slot | undefined;
};

/**
 * @returns null if no gateway call is needed; the gateway account if its next free instant must be awaited
 * first
 */
async function begin(begun: Ctx, tx: Tx, due: DueCharge): Promise<BegunCycleCharge | PacedCharge | null> {
  const { id, booked, slot } = due;
  const held = await holdCycle(begun, tx, id);
  if (held === null) return null;
  const ctx = inZoneOf(begun, held);
  const { cycle } = held;
  if (!isDue(ctx, held)) return null;
  if (cycle.status === "scheduled" && civilDateOf(ctx.now(), ctx.merchant.timezone) < cycle.scheduledDate) {
    await postpone(ctx, tx, cycle);
    return null;
  }
  if (cycle.status === "scheduled" && isSkipped(held.subscription, cycle.scheduledDate)) {
    await holdForPause(tx, cycle);
    return null;
  }
  if (isZero(cycle.amountDue)) {
    await writeBatch(tx, (writes) =>
      applyBilling(ctx, writes, { ...held, billing: zeroPaid(billingState(ctx, held)) }),
    );
    return null;
  }
  const { account, problem, wait } = held.activeCard;
  if (account !== null && problem === null && !wait.isKeyRefused) {
    if (await waitForRateLimit(ctx, tx, { cycle, wait, slot })) return null;
    if (isPaced(account) && account.id !== booked)
      return { account, charge: cycle.status === "scheduled" ? "first" : "retry" };
  }
  return beginCycleCharge(ctx, tx, held);
}

/**
 * Checks under the lock that the charge is due. A cycle on or after the day of a pending cancellation is
 * never charged.
 */
function isDue(ctx: Ctx, { subscription, cycle }: HeldCycle): boolean {
  const { status, cancelOn } = subscription;
  if (!isBilled(status)) return false;
  if (cycle.status !== "scheduled" && cycle.status !== "retry_scheduled") return false;
  if (cancelOn !== null && cycle.scheduledDate >= cancelOn) return false;
  return cycle.dueAt !== null && cycle.dueAt <= ctx.now();
}

/** Computes the cycle's due time again, because the merchant's time zone has changed. */
async function postpone(ctx: Ctx, tx: Tx, cycle: CycleFacts): Promise<void> {
  const dueAt = startOfDay(cycle.scheduledDate, ctx.merchant.timezone);
  await tx.billingCycle.updateMany({ where: { id: cycle.id }, data: { dueAt, updatedAt: ctx.now() } });
}

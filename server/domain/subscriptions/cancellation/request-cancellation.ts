import { writeBatch } from "@/server/db/transactions/write-batch";
import { Conflict, NotFound } from "@/server/kernel/errors";
import { type CivilDate, civilDateOf } from "@/server/kernel/time";
import type { Ctx, Tx } from "@/server/kernel/types";
import type { Initiator } from "@/server/kernel/words";
import { stopReminding } from "../billing/renewal-reminders";
import { type Cancellation, type CancellationRequested, decideCancellation, requestDay } from "../core/cancellation";
import { isOpen } from "../core/machine";
import type { CancellationMode } from "../core/words";
import { inZoneOf } from "../record/lock-subscription";
import { moveCycle } from "../record/statements/transitions";
import { cancelDate, moveSubscription } from "../record/transitions";
import { cancelUnfinished } from "../record/unfinished-sessions";
import { type LockedWithSessions, withLockedSubscription } from "../record/with-locked-subscription";
import { mailCancellation } from "./mail-cancellation";

/**
 * A merchant's or customer's cancellation; the customer's is always `at_period_end` (Spec, "Subscription
 * rules" 10).
 */
export type CancellationCommand = { readonly subscriptionId: string } & (
  | { readonly initiator: "customer"; readonly mode: "at_period_end" }
  | {
      readonly initiator: "merchant";
      readonly mode: CancellationMode;
      readonly reason?: string;
      readonly note?: string;
    }
);

/**
 * Cancels a subscription. `immediate` ends its open cycle, the subscription and its unfinished sessions, but
 * waits for a charge in flight. Repeated requests change nothing; a merchant's request replaces a customer's,
 * and `immediate` may follow (Spec, "Canceling subscriptions").
 * @throws {NotFound}
 * @throws {Conflict} if it is canceled or expired
 * @throws {Busy}
 */
export async function requestCancellation(ctx: Ctx, command: CancellationCommand): Promise<void> {
  const found = await withLockedSubscription(ctx, command.subscriptionId, async (tx, held) => {
    await cancelLocked(ctx, tx, { held, command });
    return true;
  });
  if (found === null) throw new NotFound();
}

/**
 * Like {@link requestCancellation}, in the transaction that locked the subscription.
 * @throws {Conflict} if the subscription is canceled or expired
 */
export async function cancelLocked(
  asked: Ctx,
  tx: Tx,
  { held, command }: { readonly held: LockedWithSessions; readonly command: CancellationCommand },
): Promise<void> {
  const ctx = inZoneOf(asked, held);
  const { subscription } = held;
  const day = requestDay(held.cycle, civilDateOf(ctx.now(), ctx.merchant.timezone));
  const decision = decideCancellation(subscription, requestOf(command), day);
  if (decision.kind === "over") throw new Conflict(`The subscription is ${subscription.status}.`);
  if (decision.kind === "pending") {
    await setPending(ctx, tx, { id: subscription.id, ...decision });
    if (held.cycle !== null) await stopReminding(tx, held.cycle);
  }
  if (decision.kind === "now") await endNow(ctx, tx, { ...held, cancellation: decision.cancellation });
  if ("cancellation" in decision) await mailCancellation(ctx, tx, subscription, decision);
}

function requestOf(command: CancellationCommand): CancellationRequested {
  if (command.initiator === "customer") return { initiator: "customer", mode: command.mode, reason: null, note: null };
  const { mode, reason = null, note = null } = command;
  return { initiator: "merchant", mode, reason, note };
}

type PendingCancellation = {
  readonly id: string;
  readonly cancelOn: CivilDate | null;
  readonly cancellation: Cancellation;
};

async function setPending(ctx: Ctx, tx: Tx, { id, cancelOn, cancellation }: PendingCancellation): Promise<void> {
  await tx.subscription.update({
    where: { id },
    data: { cancelAtPeriodEnd: true, ...cancelDate(ctx, cancelOn), ...columns(cancellation), updatedAt: ctx.now() },
    select: { id: true },
  });
}

function columns({ initiator, reason, note }: Cancellation): {
  cancellationInitiator: Initiator;
  cancellationReason: string | null;
  cancellationNote: string | null;
} {
  return { cancellationInitiator: initiator, cancellationReason: reason, cancellationNote: note };
}

type ImmediateCancellation = LockedWithSessions & { readonly cancellation: Cancellation };

async function endNow(
  ctx: Ctx,
  tx: Tx,
  { subscription, cycle, sessions, cancellation }: ImmediateCancellation,
): Promise<void> {
  for (const session of sessions) await cancelUnfinished(ctx, tx, session);
  // A charge in flight of cycle 1 belongs to the setup, because customers pay that cycle only by setups.
  const charging =
    cycle?.chargeType === "cit" ? sessions.some(({ inFlight }) => inFlight) : cycle?.status === "processing";
  await writeBatch(tx, (writes) => {
    if (cycle !== null && isOpen(cycle.status) && !charging) moveCycle(ctx, writes, { cycle, events: ["canceled"] });
    // An immediate cancellation replaces an earlier request to cancel at the period's end.
    const set = { cancelAtPeriodEnd: false, cancelOn: null, ...columns(cancellation) };
    moveSubscription(ctx, writes, { subscription, event: "canceled", set });
  });
}

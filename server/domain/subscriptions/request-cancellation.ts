/** Cancels a subscription: at once, or at the end of its period. */
import { transaction } from "../../db/transaction";
import { Busy, Conflict, NotFound } from "../../kernel/errors";
import { type CivilDate, civilDateOf, startOfDay } from "../../kernel/time";
import type { Ctx, Tx } from "../../kernel/types";
import type { LockedSession } from "../sessions";
import {
  type Cancellation,
  type CancellationMode,
  type CancellationRequested,
  decideCancellation,
  type Initiator,
} from "./core/cancellation";
import { isOpen } from "./core/machine";
import { type LockedSubscription, lockSubscription } from "./lock-subscription";
import { moveCycle, moveSubscription } from "./move";
import { columnOfDate } from "./rows";
import { cancelUnfinished, isInFlight, lockUnfinished, unfinishedSessions } from "./unfinished-sessions";

/** Whose request it is and why; a customer's is always `at_period_end` (Spec, "Subscription rules" 10). */
export type CancellationCommand = { readonly subscriptionId: string } & (
  | { readonly initiator: "customer"; readonly mode: "at_period_end" }
  | {
      readonly initiator: "merchant";
      readonly mode: CancellationMode;
      readonly reason?: string;
      readonly note?: string;
    }
);

/** How often the sessions are looked for again when one more has appeared meanwhile. */
const TRIES = 3;

/**
 * Requests the cancellation. `immediate` ends the open cycle, the subscription and its unfinished sessions at once; a charge that is in
 * flight is left to its answer. Repeated requests change nothing; a merchant's takes over a customer's, and `immediate` may follow
 * (decision §12).
 * @throws {NotFound} the merchant has no such subscription
 * @throws {Conflict} it is canceled or expired
 */
export async function requestCancellation(ctx: Ctx, command: CancellationCommand): Promise<void> {
  for (let tried = 0; tried < TRIES; tried += 1) {
    if (await transaction(ctx.db, (tx) => request(ctx, tx, command))) return;
  }
  throw new Busy();
}

/** False where a session appeared between the two locks: it stands before the subscription in their order, so all is done again. */
async function request(ctx: Ctx, tx: Tx, command: CancellationCommand): Promise<boolean> {
  const { subscriptionId: id } = command;
  const sessions = command.mode === "immediate" ? await lockUnfinished(ctx, tx, id) : [];
  const locked = await lockSubscription(tx, { merchantId: ctx.merchant.id, id });
  if (locked === null) throw new NotFound();
  const today = civilDateOf(ctx.now(), ctx.merchant.timezone);
  const decision = decideCancellation(locked.subscription, requestOf(command), today);
  if (decision.kind === "over") throw new Conflict(`The subscription is ${locked.subscription.status}.`);
  if (decision.kind === "pending") await setPending(ctx, tx, { id, ...decision });
  if (decision.kind !== "now") return true;
  const held = new Set(sessions.map((session) => session.id));
  if ((await unfinishedSessions(ctx, tx, id)).some((found) => !held.has(found))) return false;
  await endNow(ctx, tx, { ...locked, sessions, cancellation: decision.cancellation });
  return true;
}

function requestOf(command: CancellationCommand): CancellationRequested {
  if (command.initiator === "customer") return { initiator: "customer", mode: command.mode, reason: null, note: null };
  const { mode, reason = null, note = null } = command;
  return { initiator: "merchant", mode, reason, note };
}

type Pending = { readonly id: string; readonly cancelOn: CivilDate | null; readonly cancellation: Cancellation };

async function setPending(ctx: Ctx, tx: Tx, { id, cancelOn, cancellation }: Pending): Promise<void> {
  await tx.subscription.update({
    where: { id },
    data: { cancelAtPeriodEnd: true, ...cancelDate(ctx, cancelOn), ...columns(cancellation), updatedAt: ctx.now() },
    select: { id: true },
  });
}

/** The columns of the day on which a pending cancellation takes effect: from its first instant in the merchant's zone; null while it waits. */
export function cancelDate(ctx: Ctx, cancelOn: CivilDate | null) {
  return {
    cancelOn: cancelOn && columnOfDate(cancelOn),
    cancelDueAt: cancelOn && startOfDay(cancelOn, ctx.merchant.timezone),
  };
}

function columns({ initiator, reason, note }: Cancellation): {
  cancellationInitiator: Initiator;
  cancellationReason: string | null;
  cancellationNote: string | null;
} {
  return { cancellationInitiator: initiator, cancellationReason: reason, cancellationNote: note };
}

type Ending = LockedSubscription & { readonly sessions: readonly LockedSession[]; readonly cancellation: Cancellation };

async function endNow(ctx: Ctx, tx: Tx, { subscription, cycle, sessions, cancellation }: Ending): Promise<void> {
  for (const session of sessions) await cancelUnfinished(ctx, tx, session);
  const busy = new Set(sessions.filter(isInFlight).map(({ id }) => id));
  const inFlight = cycle?.status === "processing" || (cycle?.sessionId != null && busy.has(cycle.sessionId));
  if (cycle !== null && isOpen(cycle.status) && !inFlight) await moveCycle(ctx, tx, { cycle, event: "canceled" });
  await moveSubscription(ctx, tx, {
    subscription,
    event: "canceled",
    // It did not end with its period, whatever was asked for before.
    set: { cancelAtPeriodEnd: false, cancelOn: null, ...columns(cancellation) },
  });
}

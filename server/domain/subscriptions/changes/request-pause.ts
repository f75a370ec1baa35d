import { writeBatch } from "@/server/db/transactions/write-batch";
import { Conflict, InvalidFields } from "@/server/kernel/errors";
import { civilDateOf } from "@/server/kernel/time";
import type { Ctx, Tx } from "@/server/kernel/types";
import { remindAgain, stopReminding } from "../billing/renewal-reminders";
import { decidePause, earliestNext, hasPause, isSkipped, type PauseRequested } from "../core/pause";
import { type ChangedBy, recordChanges } from "../record/record-changes";
import type { LockedSubscription } from "../record/statements/lock-subscription";
import { setSubscription } from "../record/statements/transitions";
import { columnOfDate } from "../record/subscription";
import { beginPause } from "./begin-pause";
import { turnDue } from "./turn-due";

/**
 * Pauses the subscription now or at the end of the period, with or without a last day (Spec, "Pausing
 * subscriptions"). Cycles that were due before stay due. Requires the subscription's lock.
 * @throws {Conflict} if the subscription's state does not allow a pause
 * @throws {InvalidFields} if the pause would end before it begins
 */
export async function pauseLocked(
  ctx: Ctx,
  tx: Tx,
  { subscription, cycle, timezone }: LockedSubscription,
  { request, by }: { readonly request: PauseRequested; readonly by: ChangedBy },
): Promise<void> {
  const today = civilDateOf(ctx.now(), ctx.merchant.timezone);
  const decided = decidePause(subscription, request, { newest: cycle, today });
  if (decided.kind === "refused") throw new Conflict(decided.why);
  if (decided.kind === "too_early") throw new InvalidFields({ resume_on: [`Must be after ${decided.after}.`] });
  if (decided.kind === "unchanged") return;
  const { pauseOn, resumeOn, begins } = decided;
  const nextFrom = hasPause(subscription) ? subscription.nextFrom : earliestNext(subscription, cycle);
  const paused = { ...subscription, pauseOn, resumeOn, nextFrom };
  await writeBatch(tx, (writes) => {
    setSubscription(writes, subscription.id, {
      pauseOn: columnOfDate(pauseOn),
      resumeOn: resumeOn && columnOfDate(resumeOn),
      nextFrom: nextFrom && columnOfDate(nextFrom),
      pauseDueAt: turnDue(ctx, paused, subscription.pausedAt !== null),
      updatedAt: ctx.now(),
    });
    recordChanges(ctx, writes, subscription, {
      by,
      changes: [
        { field: "pause_on", before: subscription.pauseOn, after: pauseOn },
        { field: "resume_on", before: subscription.resumeOn, after: resumeOn },
      ],
    });
  });
  if (begins) await beginPause(ctx, tx, { subscription: paused, cycle });
  if (cycle === null) return;
  if (isSkipped(paused, cycle.scheduledDate)) await stopReminding(tx, cycle);
  else await remindAgain(ctx, tx, { subscription: paused, cycle, timezone });
}

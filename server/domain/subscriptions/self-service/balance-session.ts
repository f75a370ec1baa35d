import type { LockedSession } from "@/server/domain/sessions";
import type { Ctx, SystemCtx, Tx } from "@/server/kernel/types";
import { openServiceSession } from "../record/statements/open-service-session";
import { type LockedWithSessions, openSessionFor } from "../record/with-locked-subscription";
import type { SelfServiceOutcome } from "./page-views";
import { redirectToSession, type SelfServiceRequest } from "./self-service-request";

/**
 * Opens the gateway's page for paying the outstanding balance with a new card, which becomes active. Shows
 * the self-service page if nothing is outstanding, or a charge is in flight.
 * @throws {Busy}
 */
export async function startBalancePayment(system: SystemCtx, request: SelfServiceRequest): Promise<SelfServiceOutcome> {
  return redirectToSession(system, request, balanceSession);
}

export function outstandingCycle({ subscription, cycle }: Pick<LockedWithSessions, "subscription" | "cycle">) {
  return subscription.status === "past_due" && cycle?.status === "failed" ? cycle : null;
}

/**
 * The open balance session, or a new one; at most one per subscription (Spec, "The self-service page" 9 to
 * 11).
 * @returns null if nothing is outstanding, or the balance is being charged
 */
export async function balanceSession(
  ctx: Ctx,
  tx: Tx,
  { subscription, cycle: newest, sessions }: LockedWithSessions,
): Promise<LockedSession | null> {
  const cycle = outstandingCycle({ subscription, cycle: newest });
  if (cycle === null) return null;
  const open = await openSessionFor(ctx, tx, { sessions, purpose: "balance" });
  if (open !== null) return open.inFlight ? null : open;
  return openServiceSession(ctx, tx, {
    subscription,
    purpose: "balance",
    amount: cycle.amountDue,
    cycleId: cycle.id,
    maxServiceAttempts: null,
  });
}

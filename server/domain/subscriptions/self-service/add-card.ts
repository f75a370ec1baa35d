import type { LockedSession } from "@/server/domain/sessions";
import { currency } from "@/server/kernel/currency";
import { zero } from "@/server/kernel/money";
import type { Ctx, SystemCtx, Tx } from "@/server/kernel/types";
import { permitted } from "../core/self-service";
import { openServiceSession } from "../record/statements/open-service-session";
import { type LockedWithSessions, openSessionFor } from "../record/with-locked-subscription";
import type { SelfServiceOutcome } from "./page-views";
import { redirectToSession, type SelfServiceRequest } from "./self-service-request";

/**
 * Redirects to the gateway's page of a session of amount zero that saves a card and makes it active (Spec,
 * "The self-service page" 9 to 11). Shows the self-service page before the setup has settled, and after the
 * subscription's end.
 * @throws {Busy}
 */
export async function addCard(system: SystemCtx, request: SelfServiceRequest): Promise<SelfServiceOutcome> {
  return redirectToSession(system, request, cardSession);
}

async function cardSession(
  ctx: Ctx,
  tx: Tx,
  { subscription, sessions }: LockedWithSessions,
): Promise<LockedSession | null> {
  if (!permitted({ ...subscription, checking: false, isPlanOver: false }).changeCard) return null;
  const open = await openSessionFor(ctx, tx, { sessions, purpose: "card" });
  if (open !== null) return open.inFlight ? null : open;
  return openServiceSession(ctx, tx, {
    subscription,
    purpose: "card",
    amount: zero(currency(subscription.currency)),
    cycleId: null,
    maxServiceAttempts: null,
  });
}

/** The session with which a customer pays what the service could not charge. */
import type { Ctx, Tx } from "../../kernel/types";
import { isInFlight, type LockedSession } from "../sessions";
import { openSessionFor } from "./hold-subscription";
import { openServiceSession } from "./open-service-session";
import type { AskedOfPage } from "./self-service-request";

/**
 * The open balance session, or a new one; there is at most one per subscription (decision §12).
 * @returns null when nothing is outstanding, or a charge of it has no answer yet
 */
export async function balanceSession(
  ctx: Ctx,
  tx: Tx,
  { held, redirectUrl }: AskedOfPage,
): Promise<LockedSession | null> {
  const { subscription, cycle, sessions } = held;
  if (subscription.status !== "past_due" || cycle?.status !== "failed") return null;
  const open = await openSessionFor(ctx, tx, { sessions, purpose: "balance" });
  if (open !== null) return isInFlight(open) ? null : open;
  return openServiceSession(ctx, tx, {
    subscription,
    purpose: "balance",
    amount: cycle.amountDue,
    cycleId: cycle.id,
    serviceAttempts: null,
    redirectUrl,
  });
}

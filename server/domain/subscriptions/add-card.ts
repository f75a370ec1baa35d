/** The customer adds a card, which is charged from then on. */
import { currency } from "../../kernel/currency";
import { zero } from "../../kernel/money";
import type { Ctx, SystemCtx, Tx } from "../../kernel/types";
import { isInFlight, type LockedSession } from "../sessions";
import { permitted } from "./core/self-service";
import { openSessionFor } from "./hold-subscription";
import { openServiceSession } from "./open-service-session";
import type { SelfServiceOutcome } from "./page-views";
import { type AskedOfPage, leadToSession, type SelfServiceRequest } from "./self-service-request";

/**
 * Leads to the gateway's page for a session that takes no money and saves the card; once saved it is the active one (decision §12). Before
 * the setup has settled, and after the end, the page stands.
 * @throws {Busy} when a lock was not to be had
 */
export async function addCard(system: SystemCtx, request: SelfServiceRequest): Promise<SelfServiceOutcome> {
  return leadToSession(system, request, cardSession);
}

/** The open session for a card, or a new one; null where no card can be changed, or one is being saved. */
async function cardSession(ctx: Ctx, tx: Tx, { held, redirectUrl }: AskedOfPage): Promise<LockedSession | null> {
  const { subscription, sessions } = held;
  if (!permitted({ ...subscription, checking: false }).changeCard) return null;
  const open = await openSessionFor(ctx, tx, { sessions, purpose: "card" });
  if (open !== null) return isInFlight(open) ? null : open;
  return openServiceSession(ctx, tx, {
    subscription,
    purpose: "card",
    amount: zero(currency(subscription.currency)),
    cycleId: null,
    serviceAttempts: null,
    redirectUrl,
  });
}

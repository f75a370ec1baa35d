/** The customer adds a card, which is charged from then on. */
import { currency } from "../../kernel/currency";
import { zero } from "../../kernel/money";
import type { Ctx, SystemCtx, Tx } from "../../kernel/types";
import type { LockedSession } from "../sessions";
import { permitted } from "./core/self-service";
import { type HeldSubscription, holdSubscription, openSessionFor } from "./hold-subscription";
import { openServiceSession } from "./open-service-session";
import { subscriptionByToken } from "./page-token";
import type { SelfServiceOutcome } from "./page-views";
import { leadToPayment, pageAddress, type SelfServiceRequest } from "./self-service-request";
import { isInFlight } from "./unfinished-sessions";

/**
 * Leads to the gateway's page for a session that takes no money and saves the card; once saved it is the active one (decision §12). Before
 * the setup has settled, and after the end, the page stands.
 * @throws {Busy} when a lock was not to be had
 */
export async function addCard(system: SystemCtx, request: SelfServiceRequest): Promise<SelfServiceOutcome> {
  const holder = await subscriptionByToken(system, request.token);
  if (holder === null) return { kind: "not_found" };
  const { ctx, subscriptionId } = holder;
  const redirectUrl = pageAddress(ctx, request);
  const session = await holdSubscription(ctx, subscriptionId, (tx, held) =>
    cardSession(ctx, tx, { held, redirectUrl }),
  );
  if (session === null) return { kind: "page" };
  return leadToPayment(ctx, { sessionId: session.id, pgCodes: session.pgCodes });
}

/** The open session for a card, or a new one; null where no card can be changed, or one is being saved. */
async function cardSession(
  ctx: Ctx,
  tx: Tx,
  { held, redirectUrl }: { held: HeldSubscription; redirectUrl: string },
): Promise<LockedSession | null> {
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

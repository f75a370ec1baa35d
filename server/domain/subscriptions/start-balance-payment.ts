/** The customer pays the outstanding balance with a new card. */
import type { SystemCtx } from "../../kernel/types";
import { balanceSession } from "./balance-session";
import { holdSubscription } from "./hold-subscription";
import { subscriptionByToken } from "./page-token";
import type { SelfServiceOutcome } from "./page-views";
import { leadToPayment, pageAddress, type SelfServiceRequest } from "./self-service-request";

/**
 * Leads to the gateway's page for the outstanding balance; the card that pays is saved and charged from then on. Where nothing is
 * outstanding, or a charge has no answer yet, the page stands.
 * @throws {Busy} when a lock was not to be had
 */
export async function startBalancePayment(system: SystemCtx, request: SelfServiceRequest): Promise<SelfServiceOutcome> {
  const holder = await subscriptionByToken(system, request.token);
  if (holder === null) return { kind: "not_found" };
  const { ctx, subscriptionId } = holder;
  const redirectUrl = pageAddress(ctx, request);
  const session = await holdSubscription(ctx, subscriptionId, (tx, held) =>
    balanceSession(ctx, tx, { held, redirectUrl }),
  );
  if (session === null) return { kind: "page" };
  return leadToPayment(ctx, { sessionId: session.id, pgCodes: session.pgCodes });
}

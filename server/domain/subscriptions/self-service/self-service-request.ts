import { gatewaysByCode } from "@/server/domain/gateways";
import { countFormPost } from "@/server/domain/limits";
import { startAttempt } from "@/server/domain/payments";
import type { LockedSession } from "@/server/domain/sessions";
import type { Ctx, SystemCtx, Tx } from "@/server/kernel/types";
import { type LinkHolder, subscriptionByToken } from "../record/page-token";
import { type LockedWithSessions, withLockedSubscription } from "../record/with-locked-subscription";
import type { SelfServiceOutcome } from "./page-views";

export type SelfServiceRequest = { readonly token: string };

/**
 * Counts a form's submit.
 * @returns null if the token is invalid
 * @throws {RateLimited}
 */
export async function postedBy(system: SystemCtx, token: string): Promise<LinkHolder | null> {
  const holder = await subscriptionByToken(system, token);
  if (holder !== null) await countFormPost(holder.ctx, holder.subscriptionId);
  return holder;
}

/**
 * Redirects to the payment of the session that `find` returns under the subscription's locks, or to the
 * self-service page if `find` returns no session.
 * @throws {Busy}
 */
export async function redirectToSession(
  system: SystemCtx,
  request: SelfServiceRequest,
  find: (ctx: Ctx, tx: Tx, held: LockedWithSessions) => Promise<LockedSession | null>,
): Promise<SelfServiceOutcome> {
  const holder = await postedBy(system, request.token);
  if (holder === null) return { kind: "not_found" };
  const { ctx, subscriptionId } = holder;
  const session = await withLockedSubscription(ctx, subscriptionId, (tx, held) => find(ctx, tx, held));
  if (session === null) return { kind: "page" };
  return redirectToPayment(ctx, { sessionId: session.id, pgCodes: session.pgCodes });
}

/** Redirects to the gateway's page if the session has only one gateway, otherwise to the checkout. */
export async function redirectToPayment(
  ctx: Ctx,
  { sessionId, pgCodes }: { sessionId: string; pgCodes: readonly string[] },
): Promise<SelfServiceOutcome> {
  const offered = (await gatewaysByCode(ctx, pgCodes)).filter(({ flow }) => flow === "redirect");
  const [only, ...others] = offered;
  if (only === undefined || others.length > 0) return { kind: "checkout", sessionId };
  const begun = await startAttempt(ctx, { sessionId, pgCode: only.code });
  if (begun.kind === "not_found") return { kind: "not_found" };
  return begun.kind === "pay" ? { ...begun, sessionId } : { kind: "checkout", sessionId };
}

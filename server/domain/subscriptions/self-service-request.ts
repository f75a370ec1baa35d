/** What a form of the self-service page sends, and where a payment that it begins leads. */
import type { Ctx, Language, SystemCtx, Tx } from "../../kernel/types";
import { gatewaysByCode } from "../gateways";
import { startAttempt } from "../payments";
import type { LockedSession } from "../sessions";
import { type HeldSubscription, holdSubscription } from "./hold-subscription";
import { subscriptionByToken } from "./page-token";
import type { SelfServiceOutcome } from "./page-views";

/** The page that the form stood on. */
export type SelfServiceRequest = { readonly token: string; readonly language: Language };

/** The address of that page: where the customer comes back to after a payment. */
export function pageAddress(ctx: Ctx, { token, language }: SelfServiceRequest): string {
  return `${ctx.merchant.baseUrl}/${language}/subscription/${encodeURIComponent(token)}`;
}

/** The subscription under its locks, and where the customer comes back to from a session that is made for it. */
export type AskedOfPage = { readonly held: HeldSubscription; readonly redirectUrl: string };

/**
 * Leads to the payment of the session that `find` names or makes under the subscription's locks; where it has none, the page stands.
 * @throws {Busy} when a lock was not to be had
 */
export async function leadToSession(
  system: SystemCtx,
  request: SelfServiceRequest,
  find: (ctx: Ctx, tx: Tx, asked: AskedOfPage) => Promise<LockedSession | null>,
): Promise<SelfServiceOutcome> {
  const holder = await subscriptionByToken(system, request.token);
  if (holder === null) return { kind: "not_found" };
  const { ctx, subscriptionId } = holder;
  const redirectUrl = pageAddress(ctx, request);
  const session = await holdSubscription(ctx, subscriptionId, (tx, held) => find(ctx, tx, { held, redirectUrl }));
  if (session === null) return { kind: "page" };
  return leadToPayment(ctx, { sessionId: session.id, pgCodes: session.pgCodes });
}

/** Leads to the gateway's page where there is one gateway to choose from, else to the checkout with its choice. */
export async function leadToPayment(
  ctx: Ctx,
  { sessionId, pgCodes }: { sessionId: string; pgCodes: readonly string[] },
): Promise<SelfServiceOutcome> {
  const offered = (await gatewaysByCode(ctx, pgCodes)).filter(({ flow }) => flow === "redirect");
  const [only, ...others] = offered;
  if (only === undefined || others.length > 0) return { kind: "checkout", sessionId };
  const begun = await startAttempt(ctx, { sessionId, pgCode: only.code });
  return begun.kind === "credit_changed" ? { kind: "checkout", sessionId } : begun;
}

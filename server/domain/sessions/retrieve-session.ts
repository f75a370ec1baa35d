import { requirePermission, sessionPermission } from "@/server/domain/merchants";
import { NotFound } from "@/server/kernel/errors";
import type { Ctx } from "@/server/kernel/types";
import type { RetrievedSessionView, SessionView } from "./contract/answers";
import { viewWithPreload } from "./on-preload";
import { retrievedChildView } from "./record/child-transactions";
import { heldUntil } from "./record/held-until";
import { readSession } from "./record/read-session";
import { walletLegs } from "./record/wallet-legs";

/**
 * @throws {NotFound}
 * @throws {Forbidden} if the user may not see sessions of its type
 */
export async function retrieveSession(
  ctx: Ctx,
  sessionId: string,
  options: { includePreload?: boolean | undefined } = {},
): Promise<SessionView> {
  const { view } = await readOwn(ctx, sessionId, options.includePreload);
  return view;
}

/**
 * Reads a session with its captures, refunds and voids, and the end of its reservation.
 * @throws as {@link retrieveSession}
 */
export async function retrieveWithTransactions(ctx: Ctx, sessionId: string): Promise<RetrievedSessionView> {
  const { view, session, children } = await readOwn(ctx, sessionId);
  const end = await heldUntil(ctx, session);
  const transactions = children.map(retrievedChildView);
  return { ...view, ...(end !== null && { capture_before: end.toISOString() }), transactions };
}

async function readOwn(ctx: Ctx, sessionId: string, includePreload?: boolean) {
  const found = await readSession(ctx, sessionId);
  if (found === null) throw new NotFound();
  const { session, children, accounts } = found;
  requirePermission(ctx.actor, sessionPermission(session.type, "view"));
  const legs = await walletLegs(ctx, [session]);
  const viewed = {
    session,
    children,
    walletTransactions: legs.get(session.id) ?? [],
    accounts,
    merchant: ctx.merchant,
    now: ctx.now(),
  };
  return { view: await viewWithPreload(ctx, viewed, includePreload), session, children };
}

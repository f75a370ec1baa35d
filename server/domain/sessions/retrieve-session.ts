import { requirePermission, sessionPermission } from "@/server/domain/merchants";
import { NotFound } from "@/server/kernel/errors";
import type { Ctx } from "@/server/kernel/types";
import type { RetrievedSessionView, SessionView } from "./contract/answers";
import { viewWithPreload } from "./on-preload";
import { retrievedChildView } from "./record/child-transactions";
import { readSession } from "./record/read-session";
import { walletLegs } from "./record/wallet-legs";

/**
 * Takes one statement, one more if a wallet paid.
 * @throws {NotFound} if the merchant has no such session
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

/** {@link retrieveSession} with all stored data of its captures, refunds and voids. @throws as that does */
export async function retrieveWithTransactions(ctx: Ctx, sessionId: string): Promise<RetrievedSessionView> {
  const { view, children } = await readOwn(ctx, sessionId);
  return { ...view, transactions: children.map(retrievedChildView) };
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
  return { view: await viewWithPreload(ctx, viewed, includePreload), children };
}

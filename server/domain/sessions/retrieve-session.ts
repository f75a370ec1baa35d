/** Retrieves a payment session. */

import { gatewayAccount } from "@/server/domain/gateways";
import { requirePermission, sessionPermission } from "@/server/domain/merchants";
import { NotFound } from "@/server/kernel/errors";
import type { Ctx } from "@/server/kernel/types";
import { exactAttempts } from "./attempts/exact-attempts";
import { viewWithPreload } from "./on-preload";
import { exactChildren, WITH_CHILDREN } from "./record/child-transactions";
import { NEWEST_ATTEMPTS, withAttempts } from "./record/session";
import { walletLegs } from "./record/wallet-legs";
import type { SessionView } from "./view";

/**
 * The session with its amounts and attempts. One statement, one more if a wallet paid.
 * @throws {NotFound} when the merchant has no such session
 * @throws {Forbidden} when the user may not see sessions of its type
 */
export async function retrieveSession(
  ctx: Ctx,
  sessionId: string,
  options: { includePreload?: boolean | undefined } = {},
): Promise<SessionView> {
  const row = await ctx.db.paymentSession.findFirst({
    where: { id: sessionId, merchantId: ctx.merchant.id, deletedAt: null },
    include: { ...WITH_CHILDREN, attempts: NEWEST_ATTEMPTS, merchant: { select: { gateways: true } } },
  });
  if (row === null) throw new NotFound();
  const { attempts, operations, merchant, ...columns } = row;
  const session = withAttempts(columns, await exactAttempts(ctx.db, attempts));
  requirePermission(ctx.actor, sessionPermission(session.type, "view"));
  const legs = await walletLegs(ctx, [session]);
  const viewed = {
    session,
    children: await exactChildren(ctx.db, operations),
    walletTransactions: legs.get(session.id) ?? [],
    accounts: listed(session.pgCodes, merchant.gateways).map(gatewayAccount),
    merchant: ctx.merchant,
    now: ctx.now(),
  };
  return viewWithPreload(ctx, viewed, options.includePreload);
}

/** Those of `codes`, in that order. */
function listed<T extends { readonly code: string }>(codes: readonly string[], gateways: readonly T[]): T[] {
  return codes.flatMap((code) => gateways.find((gateway) => gateway.code === code) ?? []);
}

/** Retrieves a payment session. */
import { NotFound } from "../../kernel/errors";
import type { Ctx } from "../../kernel/types";
import { gatewayAccount } from "../gateways";
import { requirePermission, sessionPermission } from "../merchants";
import { exactChildren, WITH_CHILDREN } from "./child-transactions";
import { exactAttempts } from "./exact-attempts";
import { pluginOf, type SessionView, sessionView } from "./view";
import { walletLegs } from "./wallet-legs";

/**
 * The session as it stands, amounts and attempts included. One statement, one more where a wallet paid.
 * @throws {NotFound} when the merchant has no such session
 * @throws {Forbidden} when the user may not see sessions of its type
 */
export async function retrieveSession(ctx: Ctx, sessionId: string): Promise<SessionView> {
  const row = await ctx.db.paymentSession.findFirst({
    where: { id: sessionId, merchantId: ctx.merchant.id, deletedAt: null },
    include: { ...WITH_CHILDREN, attempts: { orderBy: { number: "asc" } }, merchant: { select: { gateways: true } } },
  });
  if (row === null) throw new NotFound();
  requirePermission(ctx.actor, sessionPermission(pluginOf(row), "view"));
  const { attempts, operations, merchant, ...session } = row;
  const legs = await walletLegs(ctx.db, ctx.merchant.id, [row]);
  return sessionView({
    session,
    attempts: await exactAttempts(ctx.db, attempts),
    children: await exactChildren(ctx.db, operations),
    walletTransactions: legs.get(session.id) ?? [],
    accounts: listed(session.pgCodes, merchant.gateways).map(gatewayAccount),
    merchant: ctx.merchant,
    now: ctx.now(),
  });
}

/** Those of `codes`, in that order. */
function listed<T extends { readonly code: string }>(codes: readonly string[], gateways: readonly T[]): T[] {
  return codes.flatMap((code) => gateways.find((gateway) => gateway.code === code) ?? []);
}

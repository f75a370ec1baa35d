/** Retrieves a payment session. */

import { type NamedStatement, rowsOf } from "@/server/db/named-statement";
import { requirePermission, sessionPermission } from "@/server/domain/merchants";
import { NotFound } from "@/server/kernel/errors";
import type { Ctx } from "@/server/kernel/types";
import { viewWithPreload } from "./on-preload";
import { SESSION_WITH_ALL, type SessionWithAllRow, sessionWithAll } from "./record/session-row";
import { walletLegs } from "./record/wallet-legs";
import type { SessionView } from "./view";

const SESSION_OF_MERCHANT: NamedStatement<SessionWithAllRow> = {
  name: "session_of_merchant",
  text: `SELECT ${SESSION_WITH_ALL} FROM payment_session s
    WHERE s.id = $1 AND s.merchant_id = $2 AND s.deleted_at IS NULL`,
};

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
  const [row] = await rowsOf(ctx.db, SESSION_OF_MERCHANT, [sessionId, ctx.merchant.id]);
  if (row === undefined) throw new NotFound();
  const { session, children, accounts } = sessionWithAll(row);
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
  return viewWithPreload(ctx, viewed, options.includePreload);
}

/** Ends a session that has nothing left to pay before anyone pays it. */
import { closeSession, lockSession, type Session } from "@/server/domain/sessions";
import type { Ctx, Tx } from "@/server/kernel/types";
import { isStillDue } from "./on-settled";

/**
 * Returns true if a charge would have to be refunded at once. The session is then canceled without a charge
 * and its pending attempt withdrawn. The caller has locked the session and seen that it is payable and that
 * no charge of it is in flight. No statement for sessions whose payment type registers no check.
 */
export async function cancelIfNotDue(ctx: Ctx, tx: Tx, session: Pick<Session, "id" | "paymentType">): Promise<boolean> {
  if (await isStillDue(ctx, tx, session)) return false;
  const locked = await lockSession(tx, { merchantId: ctx.merchant.id, sessionId: session.id });
  if (locked !== null) await closeSession(ctx, tx, { session: locked, event: "canceled" });
  return true;
}

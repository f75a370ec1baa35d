/** Brings a deleted transaction back (decision §7). */
import { transaction } from "../../db/transaction";
import { NotFound } from "../../kernel/errors";
import type { Ctx } from "../../kernel/types";
import { requirePermission } from "../merchants";
import { lockSession, retrieveSession, type SessionView } from "../sessions";

/**
 * Undoes a delete and returns the session object; state, amounts and children are as they were, with whatever the gateway said since.
 * @throws {Forbidden} a user without `payment.delete` @throws {NotFound} the merchant has deleted no such transaction
 */
export async function restoreTransaction(ctx: Ctx, sessionId: string): Promise<SessionView> {
  requirePermission(ctx.actor, "payment.delete");
  await transaction(ctx.db, async (tx) => {
    const session = await lockSession(tx, { merchantId: ctx.merchant.id, sessionId, deleted: true });
    if (session === null || session.deletedAt === null) throw new NotFound();
    await tx.paymentSession.update({ where: { id: session.id }, data: { deletedAt: null, updatedAt: ctx.now() } });
  });
  return retrieveSession({ ...ctx, actor: { kind: "service" } }, sessionId);
}

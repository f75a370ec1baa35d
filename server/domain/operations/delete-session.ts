/**
 * The operation `delete`: a paid transaction is hidden and can be restored, any other is removed for good
 * (Spec, "Operation rules" 4).
 */
import { transaction } from "@/server/db/transaction";
import { releaseAttachment } from "@/server/domain/attachments";
import { lockSession, notifyEnded, stateAt, withdrawAttempts } from "@/server/domain/sessions";
import { releaseHold } from "@/server/domain/wallet";
import { NotFound } from "@/server/kernel/errors";
import type { Ctx } from "@/server/kernel/types";
import { notEligible } from "./core/decide";
import { permissionFor } from "./core/may-operate";
import { IN_FLIGHT, operationRefusal, SERVICE_CHARGE } from "./operation-response";
import { isBusy, isServiceCharge } from "./parent-transaction";

/**
 * Hides or removes the session. Removing includes its attempts and releases its wallet hold. Events, recorded
 * changes, the wallets' ledger and the gateways' books are kept either way.
 * @throws {NotFound} the merchant has no such session, or has deleted it already
 * @throws {BadRequest} a charge is in flight, or a late one is still to be reversed
 */
export async function deleteSession(ctx: Ctx, sessionId: string) {
  const way = await transaction(ctx.db, async (tx) => {
    const session = await lockSession(tx, { merchantId: ctx.merchant.id, sessionId });
    if (session === null) throw new NotFound();
    const at = ctx.now();
    const permission = permissionFor(stateAt(session, at), "delete");
    if (permission === null) throw operationRefusal("delete", notEligible("delete"));
    if (isServiceCharge(session)) throw operationRefusal("delete", SERVICE_CHARGE);
    if (isBusy(session)) throw operationRefusal("delete", IN_FLIGHT);
    await withdrawAttempts(ctx, tx, session);
    const where = { id: session.id };
    if (permission === "soft") await tx.paymentSession.update({ where, data: { deletedAt: at, updatedAt: at } });
    else {
      await tx.paymentSession.delete({ where });
      await releaseAttachment(ctx, tx, session.attachmentPath);
      await notifyEnded(ctx, tx, { session, end: "deleted" });
      await releaseHold(ctx, tx, { sessionId: session.id, why: "session_ended", at });
    }
    return permission;
  });
  const detail =
    way === "soft" ? "The transaction was deleted. It can be restored." : "The transaction was deleted for good.";
  return { detail, operation: "delete", result: "success" };
}

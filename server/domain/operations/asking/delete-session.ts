import { jsonOrNull } from "@/server/db/json-column";
import { transaction } from "@/server/db/transactions/transaction";
import { releaseAttachment } from "@/server/domain/attachments";
import { lockSession, notifyEnded, userOf, withdrawAttempts } from "@/server/domain/sessions";
import { releaseHold } from "@/server/domain/wallet";
import { entryId } from "@/server/kernel/caused-entry";
import { NotFound } from "@/server/kernel/errors";
import type { Ctx } from "@/server/kernel/types";
import type { EndedView } from "../contract/answers";
import { recordOperation } from "../record/record-operation";
import { allowInternal } from "./allow-internal";

/**
 * Hides a paid session, which can be restored; deletes any other permanently (Spec, "Operation rules" 4),
 * with its attempts and its wallet hold. Events, state changes, the wallet ledger and the gateways' records
 * remain.
 * @throws {NotFound}
 * @throws {OperationRefused} if a charge is in flight, or a late charge must still be reversed
 */
export async function deleteSession(ctx: Ctx, sessionId: string): Promise<EndedView> {
  const way = await transaction(ctx.db, async (tx) => {
    const session = await lockSession(tx, { merchantId: ctx.merchant.id, sessionId });
    if (session === null) throw new NotFound();
    const at = ctx.now();
    const permission = allowInternal(session, "delete", at);
    await withdrawAttempts(ctx, tx, session);
    const where = { id: session.id };
    if (permission === "soft") {
      const deletedBy = jsonOrNull(userOf(ctx.actor));
      await tx.paymentSession.update({ where, data: { deletedAt: at, deletedBy, updatedAt: at } });
    } else {
      await tx.paymentSession.delete({ where });
      await releaseAttachment(ctx, tx, session.attachmentPath);
      await notifyEnded(ctx, tx, { session, end: "deleted" });
      await releaseHold(ctx, tx, { sessionId: session.id, why: "session_ended", at });
    }
    await recordOperation(ctx, tx, {
      operation: "delete",
      sessionId: session.id,
      before: { state: session.state, order_no: session.orderNo },
      after: { deleted: permission === "soft" ? "hidden" : "for good" },
    });
    return permission;
  });
  if (way === "soft") ctx.caused?.push({ sessionId, entry: entryId(sessionId, "deleted") });
  const detail =
    way === "soft" ? "The transaction was deleted. It can be restored." : "The transaction was deleted for good.";
  return { detail, operation: "delete", result: "success" };
}

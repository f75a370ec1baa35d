/** The operation `delete`: what was paid is hidden and can be restored, everything else is gone for good (Spec, "Operation rules" 4). */
import { transaction } from "../../db/transaction";
import { NotFound } from "../../kernel/errors";
import type { Ctx } from "../../kernel/types";
import { lockSession, tellEnded, withdrawAttempts } from "../sessions";
import { releaseHold } from "../wallet";
import { notEligible } from "./core/decide";
import { permissionFor } from "./core/may-operate";
import { isBusy, isServiceCharge, stateAt } from "./parent";
import { IN_FLIGHT, refused, SERVICE_CHARGE } from "./refused";

/**
 * Hides or removes the session; with a removed one go its attempts, and credit that was held for it is let go. Events, recorded changes, the
 * wallets' ledger and the gateways' books stay either way.
 * @throws {NotFound} the merchant has no such session, or has deleted it already
 * @throws {BadRequest} a charge is in flight, or one that came too late is still to be given back
 */
export async function deleteSession(ctx: Ctx, sessionId: string) {
  const way = await transaction(ctx.db, async (tx) => {
    const session = await lockSession(tx, { merchantId: ctx.merchant.id, sessionId });
    if (session === null) throw new NotFound();
    const at = ctx.now();
    const permission = permissionFor(stateAt(session, at), "delete");
    if (permission === null) throw refused("delete", notEligible("delete"));
    if (isServiceCharge(session)) throw refused("delete", SERVICE_CHARGE);
    if (isBusy(session)) throw refused("delete", IN_FLIGHT);
    await withdrawAttempts(tx, session, at);
    const where = { id: session.id };
    if (permission === "soft") await tx.paymentSession.update({ where, data: { deletedAt: at, updatedAt: at } });
    else {
      await tx.paymentSession.delete({ where });
      await tellEnded(ctx, tx, { session, end: "deleted" });
      await releaseHold(tx, ctx, { sessionId: session.id, why: "session_ended", at });
    }
    return permission;
  });
  const detail =
    way === "soft" ? "The transaction was deleted. It can be restored." : "The transaction was deleted for good.";
  return { detail, operation: "delete", result: "success" };
}

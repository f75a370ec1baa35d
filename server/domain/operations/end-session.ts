/** The operations `cancel` and `expire`: they halt a payment that has not happened. */
import { transaction } from "../../db/transaction";
import { NotFound } from "../../kernel/errors";
import type { Ctx } from "../../kernel/types";
import { closeSession, lockSession, tellEnded } from "../sessions";
import { notEligible } from "./core/decide";
import { permissionFor } from "./core/may-operate";
import { isBusy, isServiceCharge, stateAt } from "./parent";
import { IN_FLIGHT, refused, SERVICE_CHARGE } from "./refused";

export type EndSession = { readonly sessionId: string; readonly operation: "cancel" | "expire" };

const ENDED = {
  cancel: { event: "canceled", detail: "The transaction was canceled." },
  expire: { event: "expired", detail: "The transaction was expired." },
} as const;

/**
 * Ends the session and the customer's unsubmitted attempt with it. No event: nobody tried to pay (Spec, "Operation rules" 2).
 * @throws {NotFound} the merchant has no such session
 * @throws {BadRequest} its state does not accept the operation, or a charge is in flight
 */
export async function endSession(ctx: Ctx, { sessionId, operation }: EndSession) {
  const { event, detail } = ENDED[operation];
  await transaction(ctx.db, async (tx) => {
    const session = await lockSession(tx, { merchantId: ctx.merchant.id, sessionId });
    if (session === null) throw new NotFound();
    const at = ctx.now();
    if (permissionFor(stateAt(session, at), operation) === null) throw refused(operation, notEligible(operation));
    if (isServiceCharge(session)) throw refused(operation, SERVICE_CHARGE);
    if (isBusy(session)) throw refused(operation, IN_FLIGHT);
    await closeSession(ctx, tx, { session, event });
    await tellEnded(ctx, tx, { session, end: event });
  });
  return { detail, operation, result: "success" };
}

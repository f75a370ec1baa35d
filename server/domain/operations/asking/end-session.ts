import { transaction } from "@/server/db/transactions/transaction";
import { closeSession, lockSession, notifyEnded } from "@/server/domain/sessions";
import { NotFound } from "@/server/kernel/errors";
import type { Ctx, Tx } from "@/server/kernel/types";
import type { PartOf } from "@/server/kernel/words";
import type { EndedView } from "../contract/answers";
import type { InternalOperation } from "../core/words";
import { recordOperation } from "../record/record-operation";
import { allowInternal } from "./allow-internal";

export type EndSession = {
  readonly sessionId: string;
  readonly operation: PartOf<InternalOperation, "cancel" | "expire">;
};

const ENDED = {
  cancel: { event: "canceled", detail: "The transaction was canceled." },
  expire: { event: "expired", detail: "The transaction was expired." },
} as const;

/**
 * Ends an unpaid session and its pending attempt by the operation `cancel` or `expire`. No event is sent,
 * because no payment was attempted (Spec, "Operation rules" 2).
 * @throws {NotFound}
 * @throws {OperationRefused} if the session's state does not accept the operation, or a charge is in flight
 */
export async function endSession(ctx: Ctx, { sessionId, operation }: EndSession): Promise<EndedView> {
  const { event, detail } = ENDED[operation];
  await transaction(ctx.db, async (tx) => {
    const session = await lockSession(tx, { merchantId: ctx.merchant.id, sessionId });
    if (session === null) throw new NotFound();
    allowInternal(session, operation, ctx.now());
    await closeSession(ctx, tx, { session, event });
    if (session.state === "cod") await takeBackCash(tx, session.id);
    await notifyEnded(ctx, tx, { session, end: event });
    await recordOperation(ctx, tx, { operation, sessionId: session.id, before: { state: session.state } });
  });
  return { detail, operation, result: "success" };
}

/**
 * Clears the settled amount of cash on delivery, because it will not be collected (Spec, "Amounts that cannot
 * be charged").
 */
async function takeBackCash(tx: Tx, id: string): Promise<void> {
  await tx.paymentSession.update({
    where: { id },
    data: { settledAmount: 0, settledPgCode: null, settledAt: null },
    select: { id: true },
  });
}

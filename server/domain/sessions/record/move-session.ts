/** Records state changes of sessions outside settlements, which record them themselves. */
import type { Prisma } from "@/server/db/generated/client";
import { recordChanges } from "@/server/db/transactions/state-changes";
import { step } from "@/server/kernel/machine";
import type { Ctx, Tx } from "@/server/kernel/types";
import { SESSION, type SessionEvent } from "../core/machine";
import type { Session } from "./session";

type Columns = Omit<Prisma.PaymentSessionUncheckedUpdateInput, "state" | "updatedAt">;

/**
 * Moves the locked session by `event` and records the state change.
 * @throws {IllegalTransition} if the session's state does not accept the event
 */
export async function moveSession(
  ctx: Ctx,
  tx: Tx,
  move: { session: Pick<Session, "id" | "merchantId" | "state">; event: SessionEvent; set?: Columns },
): Promise<void> {
  const { id, merchantId, state } = move.session;
  const at = ctx.now();
  const taken = step(SESSION, state, move.event);
  await tx.paymentSession.update({
    where: { id },
    data: { ...move.set, state: taken.to, updatedAt: at },
    select: { id: true },
  });
  await recordChanges(tx, [{ merchantId, machine: "session", objectId: id, ...taken, at }]);
}

import { json } from "@/server/db/json-column";
import { recordChanges } from "@/server/db/transactions/state-changes";
import { transaction } from "@/server/db/transactions/transaction";
import type { Once } from "@/server/domain/limits";
import { AppError, Busy } from "@/server/kernel/errors";
import { step } from "@/server/kernel/machine";
import type { Ctx } from "@/server/kernel/types";
import { auditCreation } from "./audit-creation";
import { SESSION } from "./core/machine";
import { notifyCreated } from "./notices/notify-created";
import type { CompleteCreation } from "./on-create";
import { insertSession, type NewSessionRow } from "./record/insert-session";
import type { SessionWithAttempts } from "./record/session";
import { newSessionOf } from "./record/session";

export type Creation = {
  readonly data: NewSessionRow;
  readonly once: Once | null;
  readonly announced: boolean;
};

/**
 * Creates a session whose payment type has a handler of another module, in one transaction. The handler may
 * add to the session's `extra`. If it refuses, the session becomes `failed`, and the handler's writes are
 * undone (Spec, "Subscription rules" 1).
 * @throws {AppError} the handler's refusal
 * @throws {Busy} if another request took over the `Idempotency-Key`
 */
export async function createWithHandler(
  ctx: Ctx,
  complete: CompleteCreation,
  { data, once, announced }: Creation,
): Promise<SessionWithAttempts> {
  try {
    return await transaction(ctx.db, async (tx) => {
      await once?.claim(tx, data.id);
      const session = await insertSession(tx, data);
      await auditCreation(ctx, tx, session);
      const added = await complete(ctx, tx, session);
      const extra = json({ ...session.extra, ...added });
      const made = newSessionOf(await tx.paymentSession.update({ where: { id: session.id }, data: { extra } }));
      if (announced) await notifyCreated(ctx, tx, made);
      return made;
    });
  } catch (error) {
    if (error instanceof AppError && !(error instanceof Busy)) await keepRefused(ctx, data);
    throw error;
  }
}

async function keepRefused(ctx: Ctx, data: Creation["data"]): Promise<void> {
  const refusal = step(SESSION, "created", "setup_refused");
  const { id: objectId, merchantId } = data;
  await transaction(ctx.db, async (tx) => {
    await insertSession(tx, { ...data, state: refusal.to, inquiryDueAt: null });
    await recordChanges(tx, [{ merchantId, machine: "session", objectId, ...refusal, at: ctx.now() }]);
  });
}

/** Creates a session whose payment type another module serves: both write in one transaction. */
import type { Prisma } from "../../db/generated/client";
import { recordChanges } from "../../db/state-changes";
import { transaction } from "../../db/transaction";
import { AppError, Busy } from "../../kernel/errors";
import { transition } from "../../kernel/machine";
import type { Ctx } from "../../kernel/types";
import type { Once } from "../limits";
import { SESSION } from "./core/machine";
import type { CreateHandler } from "./on-create";
import type { NewSession } from "./schema";
import { json } from "./stored-json";
import { extraOf, type SessionRow } from "./view";

type Creation = {
  readonly data: Prisma.PaymentSessionUncheckedCreateInput;
  readonly input: NewSession;
  readonly once: Once | null;
};

/**
 * The session with what the handler adds to its `extra`. Where the handler refuses, the session stays behind as `failed`, without
 * anything the handler wrote (Spec, "Subscription rules" 1).
 * @throws {AppError} the handler's refusal @throws {Busy} another request has taken over the `Idempotency-Key`
 */
export async function createWithHandler(ctx: Ctx, handler: CreateHandler, creation: Creation): Promise<SessionRow> {
  const { data, input, once } = creation;
  try {
    return await transaction(ctx.db, async (tx) => {
      await once?.claim(tx, data.id);
      const session = await tx.paymentSession.create({ data });
      const added = await handler.created(ctx, tx, { session, input });
      const extra = json({ ...extraOf(session), ...added });
      return tx.paymentSession.update({ where: { id: session.id }, data: { extra } });
    });
  } catch (error) {
    if (error instanceof AppError && !(error instanceof Busy)) await keepRefused(ctx, data);
    throw error;
  }
}

async function keepRefused(ctx: Ctx, data: Creation["data"]): Promise<void> {
  const state = transition(SESSION, "created", "setup_refused");
  const at = ctx.now();
  await transaction(ctx.db, async (tx) => {
    await tx.paymentSession.create({ data: { ...data, state, inquiryDueAt: null } });
    await recordChanges(tx, [
      {
        merchantId: data.merchantId,
        machine: "session",
        objectId: data.id,
        from: "created",
        event: "setup_refused",
        to: state,
        at,
      },
    ]);
  });
}

import { jsonOrNull } from "@/server/db/json-column";
import { transaction } from "@/server/db/transactions/transaction";
import { recordAudit } from "@/server/domain/audit";
import { ATTEMPT, lockSession, SESSION, userOf } from "@/server/domain/sessions";
import { entryId } from "@/server/kernel/caused-entry";
import { Conflict, NotFound } from "@/server/kernel/errors";
import { accepts } from "@/server/kernel/machine";
import { toWire } from "@/server/kernel/money";
import type { Ctx } from "@/server/kernel/types";
import { CASH_COLLECTED } from "../settlement/charge-outcome";
import { isStillDue } from "../settlement/on-settled";
import { settleWithin } from "../settlement/settle";

const NOT_OWED_IN_CASH = "Only a session that is owed in cash (state cod) can be collected.";
const NOT_DUE = "The invoice or payment link of this session is already settled.";

/**
 * Moves a session from `cod` (cash on delivery) to `paid`; event, invoice and receipt follow as for any
 * payment. Of two concurrent calls one is refused.
 * @returns the id of the attempt
 * @throws {NotFound}
 * @throws {Conflict} if the session is not owed in cash, or its invoice no longer owes the amount
 * @throws {Busy}
 */
export async function collectCash(given: Ctx, sessionId: string): Promise<string> {
  const attemptId = await transaction(given.db, async (tx) => {
    const session = await lockSession(tx, { merchantId: given.merchant.id, sessionId });
    const at = given.now();
    const ctx = { ...given, now: () => at };
    if (session === null) throw new NotFound();
    const attempt = session.attempts.find(({ state }) => accepts(ATTEMPT, state, "cash_collected"));
    if (attempt === undefined || !accepts(SESSION, session.state, "cash_collected"))
      throw new Conflict(NOT_OWED_IN_CASH);
    if (!(await isStillDue(ctx, tx, session, attempt))) throw new Conflict(NOT_DUE);
    await settleWithin(ctx, tx, { attemptId: attempt.id, outcome: CASH_COLLECTED, deliverInline: false });
    await tx.paymentSession.update({
      where: { id: session.id },
      data: { cashCollectedAt: at, cashCollectedBy: jsonOrNull(userOf(ctx.actor)) },
      select: { id: true },
    });
    const { amount } = session;
    const after = { amount: toWire(amount), currency_code: amount.currency };
    await recordAudit(ctx, tx, { action: "payment.collect", objectId: session.id, after });
    return attempt.id;
  });
  given.caused?.push({ sessionId, entry: entryId(sessionId, "collected") });
  return attemptId;
}

/** Makes sure of the wallet's part of a payment before its gateway charges the rest. */
import { recordChanges } from "../../db/state-changes";
import { transition } from "../../kernel/machine";
import { isZero } from "../../kernel/money";
import type { Ctx, Tx } from "../../kernel/types";
import { extendHold } from "../wallet";
import { ATTEMPT } from "./core/machine";
import { CREDIT_GONE } from "./core/pages";
import type { PaymentFacts } from "./payment-facts";

/**
 * True when the attempt's wallet part is held for four more hours, or was taken anew; always where it has none. Where it cannot be had any
 * more the attempt is `canceled` uncharged: no event, and the session stays as it is. The caller holds the session's lock.
 */
export async function keepCredit(ctx: Ctx, tx: Tx, { facts, at }: { facts: PaymentFacts; at: Date }): Promise<boolean> {
  const { session, attempt } = facts;
  if (isZero(attempt.walletAmount)) return true;
  const { id: sessionId, customerId } = session;
  if (await extendHold(tx, ctx, { sessionId, customerId, holdId: attempt.holdId, expected: attempt.walletAmount, at }))
    return true;
  const to = transition(ATTEMPT, attempt.state, "withdrawn");
  const data = { state: to, message: CREDIT_GONE, finishedAt: at };
  await tx.attempt.update({ where: { id: attempt.id }, data });
  const { id: merchantId } = ctx.merchant;
  const step = { machine: "attempt", objectId: attempt.id, from: attempt.state, event: "withdrawn", to } as const;
  await recordChanges(tx, [{ merchantId, ...step, at }]);
  return false;
}

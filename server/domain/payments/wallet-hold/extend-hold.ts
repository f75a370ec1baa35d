import { endAttempt, WITHDRAWAL } from "@/server/domain/sessions";
import { extendHold } from "@/server/domain/wallet";
import { isZero } from "@/server/kernel/money";
import type { Ctx, Tx } from "@/server/kernel/types";
import { CREDIT_GONE } from "../core/pages";
import type { Payment } from "../record/payment";

/**
 * Extends the hold of the attempt's wallet part by four hours, or places it again, before the gateway charges
 * the rest. True also without a wallet part. False if the credit is no longer available: the attempt is then
 * `canceled` uncharged, without an event or a change of the session. Requires the session's lock.
 */
export async function extendWalletHold(ctx: Ctx, tx: Tx, { session, attempt }: Payment): Promise<boolean> {
  if (isZero(attempt.walletAmount)) return true;
  const { id: sessionId, customerId } = session;
  const { holdId, walletAmount: expected } = attempt;
  if (await extendHold(ctx, tx, { sessionId, customerId, holdId, expected, at: ctx.now() })) return true;
  await endAttempt(ctx, tx, { attempt, event: WITHDRAWAL.event, set: { message: CREDIT_GONE } });
  return false;
}

/** Makes sure of the wallet's part of a payment before its gateway charges the rest. */
import { endAttempt, WITHDRAWAL } from "@/server/domain/sessions";
import { extendHold } from "@/server/domain/wallet";
import { isZero } from "@/server/kernel/money";
import type { Ctx, Tx } from "@/server/kernel/types";
import { CREDIT_GONE } from "../core/pages";
import type { Payment } from "../record/payment";

/**
 * True if the attempt's wallet part is held for four more hours, or was held again; always if it has none. If
 * it is no longer available the attempt is `canceled` uncharged: no event, and the session stays as it is.
 * The caller has locked the session.
 */
export async function extendWalletHold(ctx: Ctx, tx: Tx, { session, attempt }: Payment): Promise<boolean> {
  if (isZero(attempt.walletAmount)) return true;
  const { id: sessionId, customerId } = session;
  const { holdId, walletAmount: expected } = attempt;
  if (await extendHold(ctx, tx, { sessionId, customerId, holdId, expected, at: ctx.now() })) return true;
  await endAttempt(ctx, tx, { attempt, event: WITHDRAWAL.event, set: { message: CREDIT_GONE } });
  return false;
}

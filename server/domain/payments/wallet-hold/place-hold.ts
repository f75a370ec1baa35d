/** Holds the customer's wallet credit for a payment, under the session's lock that the caller holds. */

import type { WriteBatch } from "@/server/db/transactions/write-batch";
import type { GatewayAccount } from "@/server/domain/gateways";
import type { LockedSession, Session } from "@/server/domain/sessions";
import { type Hold, holdWallet } from "@/server/domain/wallet";
import { InvalidAmount } from "@/server/kernel/errors";
import { compare, type Money, money, subtract, zero } from "@/server/kernel/money";
import { PAYMENT_TYPES } from "@/server/kernel/payment-types";
import type { Ctx, Tx } from "@/server/kernel/types";

/**
 * What a submit says of the wallet: the amount that the customer was shown, and which gateways the session
 * listed then.
 */
export type QuotedCredit = {
  readonly shown: Money;
  readonly pgCodes: readonly string[];
  /** Those of them that are still there, in that order. */
  readonly accounts: readonly GatewayAccount[];
};

/** Sessions that keep a card, or that the service charges, are paid without credit (decision 0094). */
export function takesCredit({ paymentType }: Pick<Session, "paymentType">): boolean {
  return PAYMENT_TYPES[paymentType].walletCredit;
}

/**
 * The credit that a form says was shown: null if the switch was off, `changed` if it cannot be credit of this
 * session, which is a positive amount of its currency and at most its own.
 * @param sent as it came from the browser
 */
export function parseQuotedCredit(
  sent: string | null | undefined,
  { session, accounts }: { session: Session; accounts: readonly GatewayAccount[] },
): QuotedCredit | null | "changed" {
  if (sent === null || sent === undefined) return null;
  const { amount } = session;
  try {
    const shown = money(sent, amount.currency);
    const fits = compare(shown, zero(amount.currency)) > 0 && compare(shown, amount) <= 0;
    return fits ? { shown, pgCodes: session.pgCodes, accounts } : "changed";
  } catch (error) {
    if (error instanceof InvalidAmount) return "changed";
    throw error;
  }
}

/**
 * What is left for the gateway of a payment that credit pays in part; null if nothing is left, so that no
 * gateway is needed.
 */
export function gatewayAmount(session: Session, credit: QuotedCredit | null): Money | null {
  const { amount } = session;
  if (credit === null) return amount;
  return compare(credit.shown, amount) < 0 ? subtract(amount, credit.shown) : null;
}

/**
 * Adds the hold of what was shown to what is written, or four more hours if an earlier submit of the session
 * holds it. Null if it is not what the customer would be shown now, or if the session's gateways have
 * changed; then nothing is written.
 */
export async function placeWalletHold(
  ctx: Ctx,
  tx: Tx,
  { session, credit, at, writes }: { session: LockedSession; credit: QuotedCredit; at: Date; writes: WriteBatch },
): Promise<Hold | null> {
  const { shown, pgCodes, accounts } = credit;
  const sameGateways = session.pgCodes.join() === pgCodes.join();
  if (!takesCredit(session) || session.customerId === null || !sameGateways) return null;
  const { id: sessionId, customerId } = session;
  const { amount } = session;
  return holdWallet(ctx, tx, { sessionId, customerId, amount, accounts, expected: shown, at }, writes);
}

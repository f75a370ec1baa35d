import type { WriteBatch } from "@/server/db/transactions/write-batch";
import type { GatewayAccount } from "@/server/domain/gateways";
import type { LockedSession, Session } from "@/server/domain/sessions";
import { type Hold, holdWallet } from "@/server/domain/wallet";
import { InvalidAmount } from "@/server/kernel/errors";
import { compare, type Money, money, subtract, zero } from "@/server/kernel/money";
import { PAYMENT_TYPES } from "@/server/kernel/payment-types";
import type { Ctx, Tx } from "@/server/kernel/types";

/** The wallet credit that the customer saw, and the session's gateways at that time. */
export type QuotedCredit = {
  readonly shown: Money;
  readonly pgCodes: readonly string[];
  readonly accounts: readonly GatewayAccount[];
};

/**
 * Sessions that save a card or are charged by the service accept no wallet credit (Spec, "Credit at the
 * checkout" 1 to 5).
 */
export function takesCredit({ paymentType }: Pick<Session, "paymentType">): boolean {
  return PAYMENT_TYPES[paymentType].walletCredit;
}

/**
 * The credit in the form; null if the wallet switch was off; `changed` if it is not a positive amount of the
 * session's currency up to the session's amount.
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

export function gatewayAmount(session: Session, credit: QuotedCredit | null): Money | null {
  const { amount } = session;
  if (credit === null) return amount;
  return compare(credit.shown, amount) < 0 ? subtract(amount, credit.shown) : null;
}

/**
 * Adds a hold of wallet credit to the write batch, or extends the hold of an earlier submit by four hours.
 * Null, with nothing written, if the customer would now see another amount, or the session's gateways have
 * changed. Requires the session's lock.
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

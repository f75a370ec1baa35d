/** Takes the customer's wallet credit in hand for a payment, under the session's lock that the caller holds. */

import { InvalidAmount } from "../../kernel/errors";
import { compare, type Money, money, subtract, zero } from "../../kernel/money";
import type { Ctx, Tx } from "../../kernel/types";
import type { GatewayAccount } from "../gateways";
import { type LockedSession, type SessionRow, sessionAmount } from "../sessions";
import { type Hold, holdWallet } from "../wallet";

/** What a submit says of the wallet: the amount that the customer was shown, and which gateways the session listed then. */
export type CreditShown = {
  readonly shown: Money;
  readonly pgCodes: readonly string[];
  /** Those of them that are still there, in that order. */
  readonly accounts: readonly GatewayAccount[];
};

/** Sessions that keep a card, or are charged by the service itself, are paid without credit (decision §6). */
export function takesCredit({ paymentType }: Pick<SessionRow, "paymentType">): boolean {
  return paymentType === "one_off";
}

type Asked = { readonly session: SessionRow; readonly accounts: readonly GatewayAccount[] };

/**
 * The credit that a form says was shown: null where the switch was off, `changed` where it cannot be credit of this session, which is
 * a positive amount of its currency and at most its own.
 * @param sent as it came from the browser
 */
export function creditShown(
  sent: string | null | undefined,
  { session, accounts }: Asked,
): CreditShown | null | "changed" {
  if (sent === null || sent === undefined) return null;
  const amount = sessionAmount(session);
  try {
    const shown = money(sent, amount.currency);
    const fits = compare(shown, zero(amount.currency)) > 0 && compare(shown, amount) <= 0;
    return fits ? { shown, pgCodes: session.pgCodes, accounts } : "changed";
  } catch (error) {
    if (error instanceof InvalidAmount) return "changed";
    throw error;
  }
}

/** What is left for the gateway of a payment that credit pays in part; null where nothing is left, so that no gateway is needed. */
export function leftToCharge(session: SessionRow, credit: CreditShown | null): Money | null {
  const amount = sessionAmount(session);
  if (credit === null) return amount;
  return compare(credit.shown, amount) < 0 ? subtract(amount, credit.shown) : null;
}

/**
 * Holds what was shown, or finds it held by an earlier submit of the session. Null where it is not what the customer would be shown
 * now, or where the session's gateways are others meanwhile; nothing is written then.
 */
export async function holdCredit(
  ctx: Ctx,
  tx: Tx,
  { session, credit, at }: { session: LockedSession; credit: CreditShown; at: Date },
): Promise<Hold | null> {
  const { shown, pgCodes, accounts } = credit;
  const sameGateways = session.pgCodes.join() === pgCodes.join();
  if (!takesCredit(session) || session.customerId === null || !sameGateways) return null;
  const { id: sessionId, customerId } = session;
  return holdWallet(tx, ctx, { sessionId, customerId, amount: sessionAmount(session), accounts, expected: shown, at });
}

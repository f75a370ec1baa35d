/**
 * Makes sure that a session still holds what its customer agreed to, before the gateway is asked and before a
 * payment is settled.
 */
import { Prisma } from "@/server/db/client";
import { add, compare, isZero, type Money } from "@/server/kernel/money";
import type { Ctx, Tx } from "@/server/kernel/types";
import { type Account, lockAccounts } from "./account";
import { available } from "./core/ledger";
import { sum, type WalletLeg } from "./core/offer";
import { legOf, takeLegs } from "./hold-wallet";
import { endReservations, keepReservations, type Reservation, readReservations } from "./reservations";

/** The session, and the wallet part that its attempt was promised. */
export type AgreedHold = {
  readonly sessionId: string;
  /** The session's present customer; no other customer's credit pays it. */
  readonly customerId: string | null;
  /** The hold that the attempt was promised; null if no wallet takes part. */
  readonly holdId: string | null;
  /** The attempt's wallet part, in the session's currency. */
  readonly expected: Money;
  /** On the merchant's clock. */
  readonly at: Date;
};

/** The accounts under lock, and the reservations that make up what was agreed. */
export type SecuredHold = { readonly accounts: Account[]; readonly live: Reservation[] };

function total(reservations: readonly Reservation[], expected: Money): Money {
  return sum(
    reservations.map(({ amount }) => amount),
    expected.currency,
  );
}

function isLive({ state }: Reservation): boolean {
  return state === "reserved";
}

/**
 * The reservations of the promised hold if they add up to the sum; else none. If it was released and placed
 * again, the latest reservation of each account counts.
 */
function promised(all: readonly Reservation[], { holdId, expected }: AgreedHold): Reservation[] {
  const own = all.filter((reservation) => reservation.holdId === holdId);
  const legs = [...new Map(own.map((reservation) => [reservation.accountId, reservation])).values()];
  return compare(total(legs, expected), expected) === 0 ? legs : [];
}

function canTake(accounts: readonly Account[], live: readonly Reservation[], leg: WalletLeg): boolean {
  const account = accounts.find(({ id }) => id === leg.accountId);
  if (account === undefined || account.status !== "active") return false;
  const own = live.find(({ accountId }) => accountId === leg.accountId);
  const free = available(account);
  return compare(own === undefined ? free : add(free, own.amount), leg.amount) >= 0;
}

/**
 * The hold that the attempt was promised, under lock (decision 0095). One that was released or replaced is
 * placed again unchanged and under its name, if every account is the customer's, active, and still has its
 * part. The caller holds the session's lock.
 * @returns null if it cannot be placed: then nothing is written
 */
export async function secureHold(ctx: Ctx, tx: Tx, agreed: AgreedHold): Promise<SecuredHold | null> {
  const { sessionId, customerId, expected, at } = agreed;
  const merchantId = ctx.merchant.id;
  // A session whose customer or currency was changed may have held credit of other accounts before.
  const ofSession = Prisma.sql`r.merchant_id = ${merchantId} AND r.session_id = ${sessionId}
    AND a.customer_id = ${customerId} AND a.currency = ${expected.currency}`;
  const accounts = await lockAccounts(
    tx,
    Prisma.sql`SELECT a.id FROM wallet_account a JOIN wallet_reservation r ON r.account_id = a.id WHERE ${ofSession}`,
  );
  if (accounts.length === 0 || isZero(expected)) return null;
  const all = await readReservations(tx, Prisma.sql`${ofSession} AND r.state <> 'committed'`);
  const hold = promised(all, agreed);
  const [first] = hold;
  if (first === undefined) return null;
  if (hold.every(isLive)) return { accounts, live: hold };
  const live = all.filter(isLive);
  const legs = hold.map(legOf);
  if (!legs.every((leg) => canTake(accounts, live, leg))) return null;
  const freed = await endReservations(tx, accounts, { live, event: "changed", at });
  return takeLegs(tx, freed, { legs, sessionId, holdId: first.holdId, at });
}

/**
 * Before the gateway is called: makes sure that the hold is live, or places it again unchanged, and restarts
 * its four hours (decision 0095). The wallet's part stays the agreed one, even if the customer's credit has
 * grown. The caller holds the session's lock.
 * @returns false if it cannot be placed: then nothing is written, and nothing may be charged
 */
export async function extendHold(ctx: Ctx, tx: Tx, agreed: AgreedHold): Promise<boolean> {
  const secured = await secureHold(ctx, tx, agreed);
  if (secured === null) return false;
  await keepReservations(tx, secured.live, agreed.at);
  return true;
}

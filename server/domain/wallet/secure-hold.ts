/** Makes sure that a session still holds what its customer agreed to, before the gateway is asked and before a payment is settled. */
import { Prisma } from "../../db/client";
import { add, compare, isZero, type Money } from "../../kernel/money";
import type { Ctx, Tx } from "../../kernel/types";
import { type Account, lockAccounts } from "./account";
import { available } from "./core/ledger";
import { sum, type WalletLeg } from "./core/offer";
import { legOf, takeLegs } from "./hold-wallet";
import { endReservations, keepReservations, type Reservation, readReservations } from "./reservations";

/** The session and the wallet part its attempt was started with. */
export type AgreedHold = {
  readonly sessionId: string;
  /** Whom the session belongs to now: nobody else's credit pays it. */
  readonly customerId: string | null;
  /** In the session's currency. */
  readonly expected: Money;
  /** On the merchant's clock. */
  readonly at: Date;
};

/** The accounts under lock, and the reservations that make up what was agreed. */
export type Secured = { readonly accounts: Account[]; readonly live: Reservation[] };

function total(reservations: readonly Reservation[], expected: Money): Money {
  return sum(
    reservations.map(({ amount }) => amount),
    expected.currency,
  );
}

/** The latest hold of the session that made up the sum; its legs are taken anew. Null where there never was one. */
function latestHoldOf(all: readonly Reservation[], expected: Money): WalletLeg[] | null {
  for (const holdId of new Set(all.map((reservation) => reservation.holdId).reverse())) {
    const legs = all.filter((reservation) => reservation.holdId === holdId);
    if (compare(total(legs, expected), expected) === 0) return legs.map(legOf);
  }
  return null;
}

function canTake(accounts: readonly Account[], live: readonly Reservation[], leg: WalletLeg): boolean {
  const account = accounts.find(({ id }) => id === leg.accountId);
  if (account === undefined || account.status !== "active") return false;
  const own = live.find(({ accountId }) => accountId === leg.accountId);
  const free = available(account);
  return compare(own === undefined ? free : add(free, own.amount), leg.amount) >= 0;
}

/**
 * What the session holds of `expected`, under lock. A hold that was released meanwhile, or gave way to another sum, is taken again as it was,
 * where every account is the customer's, active, and still has its part. The caller holds the session's lock.
 * @returns null when it cannot be had: then nothing is written
 */
export async function secureHold(tx: Tx, ctx: Ctx, agreed: AgreedHold): Promise<Secured | null> {
  const { sessionId, customerId, expected, at } = agreed;
  const merchantId = ctx.merchant.id;
  // A session whose customer or currency was changed may have held credit of other accounts before.
  const ofSession = Prisma.sql`r.merchant_id = ${merchantId} AND r.session_id = ${sessionId}
    AND a.customer_id = ${customerId} AND a.currency = ${expected.currency}`;
  const accounts = await lockAccounts(
    tx,
    Prisma.sql`EXISTS (SELECT 1 FROM wallet_reservation r WHERE r.account_id = a.id AND ${ofSession})`,
  );
  if (accounts.length === 0 || isZero(expected)) return null;
  const live = await readReservations(tx, Prisma.sql`${ofSession} AND r.state = 'reserved'`);
  if (live.length > 0 && compare(total(live, expected), expected) === 0) return { accounts, live };
  const before = await readReservations(tx, Prisma.sql`${ofSession} AND r.state <> 'committed'`);
  const legs = latestHoldOf(before, expected);
  if (legs === null || !legs.every((leg) => canTake(accounts, live, leg))) return null;
  const freed = await endReservations(tx, accounts, { live, event: "changed", at });
  return takeLegs(tx, freed, { legs, sessionId, at });
}

/**
 * Before the gateway is asked: the hold is there, or is taken again as it was, and its four hours start anew (decision §8). The wallet's part
 * stays the agreed one, though the customer's credit may have grown meanwhile. The caller holds the session's lock.
 * @returns false when it cannot be had: then nothing is written, and nothing may be charged
 */
export async function extendHold(tx: Tx, ctx: Ctx, agreed: AgreedHold): Promise<boolean> {
  const secured = await secureHold(tx, ctx, agreed);
  if (secured === null) return false;
  await keepReservations(tx, secured.live, agreed.at);
  return true;
}

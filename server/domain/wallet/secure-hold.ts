import { rowsOf } from "@/server/db/driver/named-statement";
import { WriteBatch, writeBatch } from "@/server/db/transactions/write-batch";
import { add, compare, isZero, type Money } from "@/server/kernel/money";
import type { Ctx, Tx } from "@/server/kernel/types";
import { type Account, numberedAccountOf } from "./account";
import { available } from "./core/ledger";
import { sum, type WalletLeg } from "./core/offer";
import { legOf, replaceLegs } from "./hold-wallet";
import { inOrder, reservationOf } from "./reservations";
import { addKept, type Reservation } from "./statements/reservations";
import { LOCK } from "./statements/secure-hold";

export type AgreedHold = {
  readonly sessionId: string;
  /** The session's present customer; only credit of this customer may pay. */
  readonly customerId: string | null;
  readonly holdId: string | null;
  readonly expected: Money;
  readonly at: Date;
};

export type SecuredReservation = Reservation & {
  readonly customerId: string;
  readonly reserveEntryId: bigint;
  readonly endEntryId: bigint;
};

export type SecuredHold = { readonly accounts: Account[]; readonly live: readonly SecuredReservation[] };

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
 * The agreed hold's reservations if they add up to its amount, otherwise none. Of a hold that was placed
 * again, the latest reservation of each account counts.
 */
function promised<R extends Reservation>(all: readonly R[], { holdId, expected }: AgreedHold): R[] {
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
 * Locks the hold of wallet credit for an attempt (Spec, "Credit at the checkout" 6 to 11). A released or
 * replaced hold is placed again unchanged, under the same id, if every account belongs to the customer, is
 * active and still has its part. Requires the session's lock.
 * @returns null, with nothing written, if it cannot be placed
 */
export async function secureHold(ctx: Ctx, tx: Tx, agreed: AgreedHold): Promise<SecuredHold | null> {
  if (agreed.customerId === null || isZero(agreed.expected)) return null;
  const { accounts, all } = await lockPromised(ctx, tx, agreed);
  const hold = promised(all, agreed);
  const [first] = hold;
  if (first === undefined) return null;
  const owners = accounts.map(({ account }) => account);
  if (hold.every(isLive)) return { accounts: owners, live: hold };
  const live = all.filter(isLive);
  const legs = hold.map(legOf);
  if (!legs.every((leg) => canTake(owners, live, leg))) return null;
  const { sessionId, at } = agreed;
  const writes = new WriteBatch();
  await replaceLegs(tx, writes, { accounts, live, legs, sessionId, holdId: first.holdId, at });
  await writes.flush(tx);
  const placed = await lockPromised(ctx, tx, agreed);
  return { accounts: placed.accounts.map(({ account }) => account), live: promised(placed.all, agreed) };
}

/** Locks the session's reservations, except those that paid, on accounts of the customer. */
async function lockPromised(ctx: Ctx, tx: Tx, { sessionId, customerId, expected }: AgreedHold) {
  const rows = await rowsOf(tx, LOCK, [ctx.merchant.id, sessionId, customerId, expected.currency]);
  const accounts = new Map(rows.map((row) => [row.accountId, row]));
  const all = rows.map((row): SecuredReservation => {
    const { customerId: owner, reserveEntryId, endEntryId } = row;
    return { ...reservationOf(row), customerId: owner, reserveEntryId, endEntryId };
  });
  return { accounts: [...accounts.values()].map(numberedAccountOf), all: inOrder(all) };
}

/**
 * Before the gateway call, confirms that the attempt's wallet hold is active, or places it again unchanged,
 * and restarts its four hours (Spec, "Credit at the checkout" 6 to 11). The agreed part stays, even if more
 * credit is available. Requires the session's lock.
 * @returns false, with nothing written, if it cannot be placed; then nothing may be charged
 */
export async function extendHold(ctx: Ctx, tx: Tx, agreed: AgreedHold): Promise<boolean> {
  const secured = await secureHold(ctx, tx, agreed);
  if (secured === null) return false;
  await writeBatch(tx, (writes) => addKept(writes, secured.live, agreed.at));
  return true;
}

import { randomUUID } from "node:crypto";
import { rowsOf } from "@/server/db/driver/named-statement";
import type { WriteBatch } from "@/server/db/transactions/write-batch";
import { add, compare, isZero, type Money, subtract } from "@/server/kernel/money";
import type { Ctx, Tx } from "@/server/kernel/types";
import { type Account, type NumberedAccount, numberedAccountOf } from "./account";
import { available } from "./core/ledger";
import { carriers, legsOf, sum, type WalletLeg } from "./core/offer";
import type { WalletUse } from "./offer-wallet";
import { addTaken, inOrder, reservationOf } from "./reservations";
import { LOCK, type UsableRow } from "./statements/hold-wallet";
import { addEnded, addKept, type Reservation, releaseTime } from "./statements/reservations";

export type Hold = {
  readonly holdId: string;
  readonly amount: Money;
  readonly legs: readonly WalletLeg[];
  readonly releaseAt: Date;
};

/** The amount to pay, and the wallet's part that the customer saw. */
export type HoldRequest = WalletUse & {
  readonly expected: Money;
  readonly at: Date;
};

export function legOf({ provider, accountId, pgCode, amount }: Reservation): WalletLeg {
  return { provider, accountId, pgCode, amount };
}

function sameLegs(held: readonly WalletLeg[], wanted: readonly WalletLeg[]): boolean {
  return (
    held.length === wanted.length &&
    wanted.every((leg) =>
      held.some(
        (other) =>
          other.accountId === leg.accountId && other.pgCode === leg.pgCode && compare(other.amount, leg.amount) === 0,
      ),
    )
  );
}

function sourcesOf(accounts: readonly Account[], live: readonly Reservation[], use: WalletUse) {
  const usable = accounts.filter(
    ({ status, currency, customerId }) =>
      status === "active" && currency === use.amount.currency && customerId === use.customerId,
  );
  return usable.map((account) => {
    const own = live.find(({ accountId }) => accountId === account.id);
    const free = available(account);
    return {
      provider: account.provider,
      accountId: account.id,
      available: own === undefined ? free : add(free, own.amount),
    };
  });
}

function usableOf(rows: readonly UsableRow[]): { accounts: NumberedAccount[]; live: Reservation[] } {
  return {
    accounts: rows.map(numberedAccountOf),
    live: inOrder(rows.flatMap((row) => (row.reservationId === null ? [] : [reservationOf(row)]))),
  };
}

/**
 * Adds a hold of each part to the write batch, on locked accounts. Any failure ends the transaction, so all
 * parts are held or none. Operations are numbered in order of use.
 * @param input.holdId a new id, or the id of the hold to place again
 * @throws {NotEnoughCredit} if an account does not have its part
 */
function addLegs(
  writes: WriteBatch,
  accounts: readonly NumberedAccount[],
  input: { legs: readonly WalletLeg[]; sessionId: string; holdId: string; at: Date },
): void {
  const { legs, ...hold } = input;
  const taken = legs.map((leg) => {
    const found = accounts.find(({ account }) => account.id === leg.accountId);
    if (found === undefined) throw new Error("A leg is taken without its account's lock.");
    return { leg, ...found };
  });
  const numbers = taken.map(({ operationId }) => operationId).sort((one, other) => (one < other ? -1 : 1));
  for (const [index, { leg, account, operationId }] of taken.entries())
    addTaken(writes, { account, operationId: numbers[index] ?? operationId }, { leg, ...hold });
}

export async function replaceLegs(
  tx: Tx,
  writes: WriteBatch,
  input: {
    accounts: readonly NumberedAccount[];
    live: readonly Reservation[];
    legs: readonly WalletLeg[];
    sessionId: string;
    holdId: string;
    at: Date;
  },
): Promise<void> {
  const { accounts, live, ...hold } = input;
  const freed = addEnded(
    writes,
    accounts.map(({ account }) => account),
    { live, event: "changed", at: hold.at },
  );
  // Sends earlier writes first, because one statement can change an account only once.
  if (live.length > 0) await writes.flush(tx);
  const numbered = accounts.map((each) => ({
    ...each,
    account: freed.find(({ id }) => id === each.account.id) ?? each.account,
  }));
  addLegs(writes, numbered, hold);
}

/**
 * Adds a hold of `expected`, which must be what the wallet can pay now, to the write batch. An equal hold of
 * the session is kept and its four hours restart; any other is replaced (Spec, "Credit at the checkout" 6 to
 * 11). Requires the session's lock; accounts are locked in the order of their ids.
 * @returns null, with nothing added, if the wallet can pay another amount or none
 */
export async function holdWallet(ctx: Ctx, tx: Tx, request: HoldRequest, writes: WriteBatch): Promise<Hold | null> {
  const { sessionId, customerId, amount, expected, at } = request;
  const order = carriers(request.accounts, amount.currency);
  if (customerId === null || order.length === 0 || isZero(expected)) return null;
  const providers = order.map(({ provider }) => provider);
  const use = [ctx.merchant.id, sessionId, customerId, amount.currency, providers] as const;
  const { accounts, live } = usableOf(await rowsOf(tx, LOCK, use));
  const sources = sourcesOf(
    accounts.map(({ account }) => account),
    live,
    request,
  );
  const legs = legsOf(amount, order, sources);
  const covered = sum(
    legs.map((leg) => leg.amount),
    amount.currency,
  );
  if (!isZero(subtract(covered, expected))) return null;
  const [own] = live;
  const kept = own !== undefined && sameLegs(live.map(legOf), legs);
  const holdId = kept ? own.holdId : randomUUID();
  if (kept) addKept(writes, live, at);
  else await replaceLegs(tx, writes, { accounts, live, legs, sessionId, holdId, at });
  return { holdId, amount: covered, legs, releaseAt: releaseTime(at) };
}

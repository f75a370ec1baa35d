/** Holds the wallet's part of a payment when the customer submits it. */
import { randomUUID } from "node:crypto";
import { Prisma } from "@/server/db/client";
import { add, compare, isZero, type Money, subtract } from "@/server/kernel/money";
import type { Ctx, Tx } from "@/server/kernel/types";
import { type Account, lockAccounts } from "./account";
import { available } from "./core/ledger";
import { carriers, legsOf, sum, type WalletLeg } from "./core/offer";
import type { WalletUse } from "./offer-wallet";
import {
  endReservations,
  heldIn,
  keepReservations,
  liveReservations,
  type Reservation,
  releaseTime,
  takeLeg,
} from "./reservations";

/** What a session holds, under the name by which the attempt asks for it later. */
export type Hold = {
  readonly holdId: string;
  /** In the session's currency: the sum of its legs. */
  readonly amount: Money;
  readonly legs: readonly WalletLeg[];
  /** On the merchant's clock. */
  readonly releaseAt: Date;
};

/** The submit: what is to be paid, and the wallet part that the customer saw. */
export type HoldRequest = WalletUse & {
  /** The wallet part shown, in the session's currency. */
  readonly expected: Money;
  /** On the merchant's clock. */
  readonly at: Date;
};

/** The leg that a reservation holds. */
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

/** What the session may take of each account: active ones alone, its own hold counted as available. */
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

/**
 * Holds each leg on its locked account; all of them or, because any failure ends the transaction, none.
 * @param input.holdId the name of the hold: a new one, or that of the hold that is placed again
 * @param input.at on the merchant's clock
 * @throws {NotEnoughCredit} when an account does not have its leg
 */
export async function takeLegs(
  tx: Tx,
  accounts: readonly Account[],
  input: { legs: readonly WalletLeg[]; sessionId: string; holdId: string; at: Date },
): Promise<{ accounts: Account[]; live: Reservation[] }> {
  const { legs, sessionId, holdId, at } = input;
  const now = new Map(accounts.map((account) => [account.id, account]));
  const live: Reservation[] = [];
  for (const leg of legs) {
    const account = now.get(leg.accountId);
    if (account === undefined) throw new Error("A leg is taken without its account's lock.");
    const taken = await takeLeg(tx, account, { leg, sessionId, holdId, at });
    now.set(account.id, taken.account);
    live.push(taken.reservation);
  }
  return { accounts: [...now.values()], live };
}

/**
 * Holds `expected` for the session, which must be what the wallet can pay of it now. An equal hold of the
 * session is kept and its four hours restart; any other is released and a new one placed (decision 0095). The
 * caller holds the session's lock; accounts are locked here, in the order of their ids, until the transaction
 * ends.
 *
 * @returns null if the wallet's part is a different amount, or none: then nothing is written
 */
export async function holdWallet(ctx: Ctx, tx: Tx, request: HoldRequest): Promise<Hold | null> {
  const { sessionId, customerId, amount, expected, at } = request;
  const order = carriers(request.accounts, amount.currency);
  if (customerId === null || order.length === 0 || isZero(expected)) return null;
  const merchantId = ctx.merchant.id;
  const accounts = await lockAccounts(
    tx,
    Prisma.sql`SELECT id FROM wallet_account WHERE merchant_id = ${merchantId} AND customer_id = ${customerId}
        AND currency = ${amount.currency} AND provider = ANY(${order.map(({ provider }) => provider)})
      UNION ALL ${heldIn(merchantId, sessionId)}`,
  );
  const live = await liveReservations(tx, merchantId, sessionId);
  const legs = legsOf(amount, order, sourcesOf(accounts, live, request));
  const covered = sum(
    legs.map((leg) => leg.amount),
    amount.currency,
  );
  if (!isZero(subtract(covered, expected))) return null;
  const [own] = live;
  const kept = own !== undefined && sameLegs(live.map(legOf), legs);
  const holdId = kept ? own.holdId : randomUUID();
  if (kept) {
    await keepReservations(tx, live, at);
  } else {
    const freed = await endReservations(tx, accounts, { live, event: "changed", at });
    await takeLegs(tx, freed, { legs, sessionId, holdId, at });
  }
  return { holdId, amount: covered, legs, releaseAt: releaseTime(at) };
}

/** Holds of a session on single accounts. Callers lock session and accounts. */

import { randomUUID } from "node:crypto";
import { rowsOf } from "@/server/db/driver/named-statement";
import { insertion } from "@/server/db/sql-fragments";
import type { WriteBatch } from "@/server/db/transactions/write-batch";
import { currency } from "@/server/kernel/currency";
import { money } from "@/server/kernel/money";
import type { Tx } from "@/server/kernel/types";
import { type Account, accountOf, type NumberedAccount } from "./account";
import { movement } from "./core/ledger";
import type { WalletLeg } from "./core/offer";
import { change, LOCK_HELD, type Reservation, type ReservationRow, releaseTime } from "./statements/reservations";

import { addOperation } from "./write-entry";

export function reservationOf(row: ReservationRow): Reservation {
  const { reservationId: id, merchantId, holdId, accountId, operationId, sessionId, pgCode, provider, state } = row;
  const amount = money(row.amount, currency(row.currency));
  const of = { merchantId, holdId, accountId, operationId, sessionId };
  return { id, ...of, pgCode, provider, amount, state, createdAt: row.createdAt };
}

export function inOrder<R extends Pick<Reservation, "operationId">>(reservations: readonly R[]): R[] {
  return reservations.toSorted((one, other) => (one.operationId < other.operationId ? -1 : 1));
}

/**
 * Adds a hold of the part's amount to the write batch.
 * @throws {NotEnoughCredit} if the account does not have the amount
 */
export function addTaken(
  writes: WriteBatch,
  { account, operationId }: NumberedAccount,
  { leg, sessionId, holdId, at }: { leg: WalletLeg; sessionId: string; holdId: string; at: Date },
): void {
  const { pgCode, provider, amount } = leg;
  const { id: accountId, merchantId } = account;
  const facts = { type: "reservation", sessionId, pgCode } as const;
  addOperation(writes, account, { operationId, move: movement("reserve", amount), facts, at });
  const id = randomUUID();
  const step = change({ id, merchantId }, { from: "none", event: "submitted", at });
  writes.add(
    insertion("wallet_reservation", {
      ...{ id, merchantId, holdId, accountId, operationId, sessionId, pgCode, provider },
      amount: amount.amount.toFixed(),
      state: step.to,
      releaseAt: releaseTime(at),
      createdAt: at,
      updatedAt: at,
    }),
  );
  writes.record([step]);
}

/** Selects holds of a session; `dueAt` excludes holds that end later. */
export type HeldKey = { readonly merchantId: string; readonly sessionId: string; readonly dueAt?: Date };

/**
 * Locks the accounts with holds of the session, in the order of their ids, and reads the newest held amounts.
 */
export async function lockHeld(
  tx: Tx,
  { merchantId, sessionId, dueAt }: HeldKey,
): Promise<{ accounts: Account[]; live: Reservation[] }> {
  const rows = await rowsOf(tx, LOCK_HELD, [merchantId, sessionId, dueAt ?? null]);
  return { accounts: rows.map(accountOf), live: inOrder(rows.map(reservationOf)) };
}

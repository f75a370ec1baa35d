/**
 * Takes, keeps and ends what a session holds of single accounts. Callers hold the session's lock and the
 * accounts'.
 */

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

/** The reservation that a row holds. */
export function reservationOf(row: ReservationRow): Reservation {
  const { reservationId: id, merchantId, holdId, accountId, operationId, sessionId, pgCode, provider, state } = row;
  const amount = money(row.amount, currency(row.currency));
  const of = { merchantId, holdId, accountId, operationId, sessionId };
  return { id, ...of, pgCode, provider, amount, state, createdAt: row.createdAt };
}

/** In the order in which they were taken. */
export function inOrder<R extends Pick<Reservation, "operationId">>(reservations: readonly R[]): R[] {
  return reservations.toSorted((one, other) => (one.operationId < other.operationId ? -1 : 1));
}

/** Adds the hold of a leg's amount to what is written. @throws {NotEnoughCredit} */
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

/** Whose holds are meant; `dueAt` leaves out those that end later. */
export type HeldKey = { readonly merchantId: string; readonly sessionId: string; readonly dueAt?: Date };

/**
 * Locks the accounts on which the session holds something, in the order of their ids, and reads how much: of
 * both rows their newest versions. One statement.
 */
export async function lockHeld(
  tx: Tx,
  { merchantId, sessionId, dueAt }: HeldKey,
): Promise<{ accounts: Account[]; live: Reservation[] }> {
  const rows = await rowsOf(tx, LOCK_HELD, [merchantId, sessionId, dueAt ?? null]);
  return { accounts: rows.map(accountOf), live: inOrder(rows.map(reservationOf)) };
}

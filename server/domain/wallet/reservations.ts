/**
 * Takes, keeps and ends what a session holds of single accounts. Callers hold the session's lock and the
 * accounts'.
 */
import { randomUUID } from "node:crypto";
import { Prisma } from "@/server/db/client";
import { type NamedStatement, rowsOf } from "@/server/db/driver/named-statement";
import { insertion } from "@/server/db/sql-fragments";
import type { StateChangeInput } from "@/server/db/transactions/state-changes";
import type { WriteBatch } from "@/server/db/transactions/write-batch";
import { currency } from "@/server/kernel/currency";
import { transition } from "@/server/kernel/machine";
import { type Money, money } from "@/server/kernel/money";
import type { Tx } from "@/server/kernel/types";
import type { PartOf } from "@/server/kernel/words";
import { ACCOUNT_COLUMNS, type Account, type AccountRow, accountOf, type NumberedAccount } from "./account";
import { movement } from "./core/ledger";
import { RESERVATION, type ReservationEvent } from "./core/machine";
import type { WalletLeg } from "./core/offer";
import type { ReservationState } from "./core/words";
import { addEntry, addOperation } from "./write-entry";

const HOLD_HOURS = 4;

/** When a hold ends that a submit used at `at`: about four hours later (Spec, "Wallet rules" 7). */
export function releaseTime(at: Date): Date {
  return new Date(at.getTime() + HOLD_HOURS * 3_600_000);
}

/** What one session holds, or held, of one account. */
export type Reservation = {
  readonly id: string;
  readonly merchantId: string;
  /** Names the reservations that were taken together, and those that took them again. */
  readonly holdId: string;
  readonly accountId: string;
  readonly operationId: bigint;
  readonly sessionId: string;
  readonly pgCode: string;
  readonly provider: string;
  readonly amount: Money;
  /** `reserved`, `committed` or `released`. */
  readonly state: string;
  /** On the merchant's clock. */
  readonly createdAt: Date;
};

/** A row with {@link RESERVATION_COLUMNS} and those of its account. */
export type ReservationRow = AccountRow & {
  reservationId: string;
  holdId: string;
  operationId: bigint;
  sessionId: string;
  pgCode: string;
  amount: string;
  state: string;
  createdAt: Date;
};

/** What {@link reservationOf} reads of a reservation `r`, beside the columns of its account. */
export const RESERVATION_COLUMNS = `r.id AS "reservationId", r.hold_id AS "holdId", r.operation_id AS "operationId",
  r.session_id AS "sessionId", r.pg_code AS "pgCode", r.amount, r.state, r.created_at AS "createdAt"`;

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

type Step = {
  readonly from: PartOf<ReservationState, "none" | "reserved">;
  readonly event: ReservationEvent;
  readonly at: Date;
};

function change(reservation: Pick<Reservation, "id" | "merchantId">, { from, event, at }: Step): StateChangeInput {
  const { id: objectId, merchantId } = reservation;
  return { merchantId, machine: "reservation", objectId, from, event, to: transition(RESERVATION, from, event), at };
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

/** Adds four more hours for live reservations to what is written, because a further submit uses them. */
export function addKept(writes: WriteBatch, live: readonly Reservation[], at: Date): void {
  const ids = live.map(({ id }) => id);
  writes.add(Prisma.sql`
    UPDATE wallet_reservation SET release_at = ${releaseTime(at)}, updated_at = ${at} WHERE id = ANY(${ids})`);
  writes.record(live.map((reservation) => change(reservation, { from: "reserved", event: "submitted", at })));
}

/** A live reservation, and the identifier of the entry that ends it; it draws its own unless given. */
export type EndingReservation = Reservation & { readonly endEntryId?: bigint };

/**
 * Adds the end of live reservations, each of another account, to what is written: committed by a payment,
 * else released. Answers with the accounts as they are then.
 */
export function addEnded(
  writes: WriteBatch,
  accounts: readonly Account[],
  input: { live: readonly EndingReservation[]; event: Exclude<ReservationEvent, "submitted">; at: Date },
): Account[] {
  const { live, event, at } = input;
  if (live.length === 0) return [...accounts];
  const now = new Map(accounts.map((account) => [account.id, account]));
  for (const { accountId, operationId, sessionId, pgCode, amount, endEntryId: entryId } of live) {
    const account = now.get(accountId);
    if (account === undefined) throw new Error("A reservation is ended without its account's lock.");
    const move = movement(event === "payment_succeeded" ? "debit_payment" : "release", amount);
    const entry = { move, operationId, sessionId, pgCode, at, ...(entryId !== undefined && { entryId }) };
    now.set(accountId, addEntry(writes, account, entry).account);
  }
  const ids = live.map(({ id }) => id);
  writes.add(Prisma.sql`
    UPDATE wallet_reservation SET state = ${transition(RESERVATION, "reserved", event)}, release_at = NULL, updated_at = ${at},
      finished_at = ${at} WHERE id = ANY(${ids})`);
  writes.record(live.map((reservation) => change(reservation, { from: "reserved", event, at })));
  return [...now.values()];
}

const LOCK_HELD: NamedStatement<ReservationRow> = {
  name: "lock_held_credit",
  text: `SELECT ${ACCOUNT_COLUMNS}, ${RESERVATION_COLUMNS}
    FROM wallet_reservation r JOIN wallet_account a ON a.id = r.account_id
    WHERE r.merchant_id = $1 AND r.session_id = $2 AND r.state = 'reserved' AND ($3::timestamptz IS NULL OR r.release_at <= $3)
    ORDER BY a.id FOR UPDATE OF a, r`,
};

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

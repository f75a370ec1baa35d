import { Prisma } from "@/server/db/client";
import type { NamedStatement } from "@/server/db/driver/named-statement";
import type { StateChangeInput } from "@/server/db/transactions/state-changes";
import type { WriteBatch } from "@/server/db/transactions/write-batch";
import { transition } from "@/server/kernel/machine";
import type { Money } from "@/server/kernel/money";
import type { PartOf } from "@/server/kernel/words";
import type { Account } from "../account";
import { movement } from "../core/ledger";
import { RESERVATION, type ReservationEvent } from "../core/machine";
import type { ReservationState } from "../core/words";
import { ACCOUNT_COLUMNS, type AccountRow, NEXT_OPERATION, type NumberedRow } from "./account";
import { addEntry } from "./write-entry";

const HOLD_HOURS = 4;

/** End of a hold submitted at `at`: about four hours later (Spec, "Wallet rules" 7). */
export function releaseTime(at: Date): Date {
  return new Date(at.getTime() + HOLD_HOURS * 3_600_000);
}

export type Reservation = {
  readonly id: string;
  readonly merchantId: string;
  /** Id that is shared by reservations placed together and by the reservations that renewed them. */
  readonly holdId: string;
  readonly accountId: string;
  readonly operationId: bigint;
  readonly sessionId: string;
  readonly pgCode: string;
  readonly provider: string;
  readonly amount: Money;
  readonly state: string;
  readonly createdAt: Date;
};

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

/** Columns of reservation `r` for {@link reservationOf}, besides the account's. */
export const RESERVATION_COLUMNS = `r.id AS "reservationId", r.hold_id AS "holdId", r.operation_id AS "operationId",
  r.session_id AS "sessionId", r.pg_code AS "pgCode", r.amount, r.state, r.created_at AS "createdAt"`;

type Step = {
  readonly from: PartOf<ReservationState, "none" | "reserved" | "committed">;
  readonly event: ReservationEvent;
  readonly at: Date;
};

export function change(
  reservation: Pick<Reservation, "id" | "merchantId">,
  { from, event, at }: Step,
): StateChangeInput {
  const { id: objectId, merchantId } = reservation;
  return { merchantId, machine: "reservation", objectId, from, event, to: transition(RESERVATION, from, event), at };
}

/** Extends active reservations by four hours, after another submit of the checkout. */
export function addKept(writes: WriteBatch, live: readonly Reservation[], at: Date): void {
  const ids = live.map(({ id }) => id);
  writes.add(Prisma.sql`
    UPDATE wallet_reservation SET release_at = ${releaseTime(at)}, updated_at = ${at} WHERE id = ANY(${ids})`);
  writes.record(live.map((reservation) => change(reservation, { from: "reserved", event: "submitted", at })));
}

type EndingReservation = Reservation & { readonly endEntryId?: bigint };

/**
 * Ends active reservations, each of another account: committed by a payment, otherwise released. Returns the
 * resulting accounts.
 */
export function addEnded(
  writes: WriteBatch,
  accounts: readonly Account[],
  input: {
    live: readonly EndingReservation[];
    event: Exclude<ReservationEvent, "submitted" | "payment_failed">;
    at: Date;
  },
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

export function addReturned(writes: WriteBatch, committed: readonly Reservation[], at: Date): void {
  const ids = committed.map(({ id }) => id);
  const [from, event] = ["committed", "payment_failed"] as const;
  writes.add(Prisma.sql`
    UPDATE wallet_reservation SET state = ${transition(RESERVATION, from, event)}, updated_at = ${at} WHERE id = ANY(${ids})`);
  writes.record(committed.map((reservation) => change(reservation, { from, event, at })));
}

export const LOCK_COMMITTED: NamedStatement<ReservationRow & NumberedRow> = {
  name: "lock_committed_credit",
  text: `WITH locked AS (
      SELECT ${ACCOUNT_COLUMNS}, ${RESERVATION_COLUMNS} FROM wallet_reservation r JOIN wallet_account a ON a.id = r.account_id
      WHERE r.merchant_id = $1 AND r.session_id = $2 AND r.state = 'committed' ORDER BY a.id FOR UPDATE OF a, r
    ) SELECT locked.*, ${NEXT_OPERATION} FROM locked`,
};

export const LOCK_HELD: NamedStatement<ReservationRow> = {
  name: "lock_held_credit",
  text: `SELECT ${ACCOUNT_COLUMNS}, ${RESERVATION_COLUMNS}
    FROM wallet_reservation r JOIN wallet_account a ON a.id = r.account_id
    WHERE r.merchant_id = $1 AND r.session_id = $2 AND r.state = 'reserved' AND ($3::timestamptz IS NULL OR r.release_at <= $3)
    ORDER BY a.id FOR UPDATE OF a, r`,
};

/**
 * Takes, keeps and ends what a session holds of single accounts. Callers hold the session's lock and the
 * accounts'.
 */
import { randomUUID } from "node:crypto";
import { Prisma } from "@/server/db/client";
import { recordChanges, type StateChangeInput } from "@/server/db/state-changes";
import { currency } from "@/server/kernel/currency";
import { transition } from "@/server/kernel/machine";
import { type Money, money } from "@/server/kernel/money";
import type { Tx } from "@/server/kernel/types";
import { type Account, lockAccounts } from "./account";
import { movement } from "./core/ledger";
import { RESERVATION, type ReservationEvent } from "./core/machine";
import type { WalletLeg } from "./core/offer";
import { addEntry, openOperation } from "./write-entry";

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
};

type Row = Omit<Reservation, "amount"> & { amount: string; currency: string };

/**
 * The reservations that meet the condition, in the order they were taken. `r` is the row, `a` its account.
 * One statement.
 */
export async function readReservations(tx: Tx, condition: Prisma.Sql): Promise<Reservation[]> {
  const rows = await tx.$queryRaw<Row[]>`
    SELECT r.id, r.merchant_id AS "merchantId", r.hold_id AS "holdId", r.account_id AS "accountId",
      r.operation_id AS "operationId", r.session_id AS "sessionId", r.pg_code AS "pgCode", r.provider,
      r.amount::text AS amount, r.state, a.currency
    FROM wallet_reservation r JOIN wallet_account a ON a.id = r.account_id WHERE ${condition} ORDER BY r.operation_id`;
  return rows.map(({ amount, currency: code, ...row }) => ({ ...row, amount: money(amount, currency(code)) }));
}

/** What the session holds now. One statement. */
export function liveReservations(tx: Tx, merchantId: string, sessionId: string): Promise<Reservation[]> {
  return readReservations(
    tx,
    Prisma.sql`r.merchant_id = ${merchantId} AND r.session_id = ${sessionId} AND r.state = 'reserved'`,
  );
}

/** A query for the ids of the accounts of which the session holds something. */
export function heldIn(merchantId: string, sessionId: string): Prisma.Sql {
  return Prisma.sql`SELECT r.account_id FROM wallet_reservation r
    WHERE r.merchant_id = ${merchantId} AND r.session_id = ${sessionId} AND r.state = 'reserved'`;
}

type Step = { readonly from: "none" | "reserved"; readonly event: ReservationEvent; readonly at: Date };

function change(reservation: Pick<Reservation, "id" | "merchantId">, { from, event, at }: Step): StateChangeInput {
  const { id: objectId, merchantId } = reservation;
  return { merchantId, machine: "reservation", objectId, from, event, to: transition(RESERVATION, from, event), at };
}

/** Holds the leg's amount of its account for the session. @throws {NotEnoughCredit} */
export async function takeLeg(
  tx: Tx,
  account: Account,
  input: { leg: WalletLeg; sessionId: string; holdId: string; at: Date },
): Promise<{ account: Account; reservation: Reservation }> {
  const { leg, sessionId, holdId, at } = input;
  const { pgCode, provider, amount } = leg;
  const move = movement("reserve", amount);
  const written = await openOperation(tx, account, { move, facts: { type: "reservation", sessionId, pgCode }, at });
  const { id: accountId, merchantId } = account;
  const { operationId } = written;
  const named = { id: randomUUID(), merchantId, holdId, accountId, operationId, sessionId, pgCode, provider };
  const step = change(named, { from: "none", event: "submitted", at });
  const row = { ...named, state: step.to };
  await tx.walletReservation.create({
    data: { ...row, amount: amount.amount, releaseAt: releaseTime(at), createdAt: at, updatedAt: at },
  });
  await recordChanges(tx, [step]);
  return { account: written.account, reservation: { ...row, amount } };
}

/** Restarts the four hours of live reservations, because a further submit uses them. */
export async function keepReservations(tx: Tx, live: readonly Reservation[], at: Date): Promise<void> {
  const ids = live.map(({ id }) => id);
  await tx.walletReservation.updateMany({
    where: { id: { in: ids } },
    data: { releaseAt: releaseTime(at), updatedAt: at },
  });
  await recordChanges(
    tx,
    live.map((reservation) => change(reservation, { from: "reserved", event: "submitted", at })),
  );
}

/**
 * Ends live reservations: committed by a payment, else released. Answers with the accounts as they are now.
 */
export async function endReservations(
  tx: Tx,
  accounts: readonly Account[],
  input: { live: readonly Reservation[]; event: Exclude<ReservationEvent, "submitted">; at: Date },
): Promise<Account[]> {
  const { live, event, at } = input;
  if (live.length === 0) return [...accounts];
  const now = new Map(accounts.map((account) => [account.id, account]));
  for (const reservation of live) {
    const account = now.get(reservation.accountId);
    if (account === undefined) throw new Error("A reservation is ended without its account's lock.");
    const move = movement(event === "payment_succeeded" ? "debit_payment" : "release", reservation.amount);
    now.set(account.id, (await addEntry(tx, account, { ...reservation, move, at })).account);
  }
  await tx.walletReservation.updateMany({
    where: { id: { in: live.map(({ id }) => id) } },
    data: { state: transition(RESERVATION, "reserved", event), releaseAt: null, updatedAt: at, finishedAt: at },
  });
  await recordChanges(
    tx,
    live.map((reservation) => change(reservation, { from: "reserved", event, at })),
  );
  return [...now.values()];
}

/**
 * Locks the accounts on which the session holds something, and reads how much. Two statements, one if it
 * holds nothing.
 */
export async function lockHeld(
  tx: Tx,
  merchantId: string,
  sessionId: string,
): Promise<{ accounts: Account[]; live: Reservation[] }> {
  const accounts = await lockAccounts(tx, heldIn(merchantId, sessionId));
  return { accounts, live: accounts.length === 0 ? [] : await liveReservations(tx, merchantId, sessionId) };
}

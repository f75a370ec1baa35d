import { Prisma } from "@/server/db/client";
import type { WriteBatch } from "@/server/db/transactions/write-batch";
import { addBookings, gatewayDay, type NewBooking } from "@/server/domain/bookings";
import { type LockedSession, SESSION } from "@/server/domain/sessions";
import type { EventRow } from "@/server/domain/webhooks";
import { jsonObject } from "@/server/kernel/json";
import { accepts, step } from "@/server/kernel/machine";
import { add, compare, isZero, type Money, money } from "@/server/kernel/money";
import { causeOf } from "../operation-event";
import type { OperationRow } from "../operation-row";

type ParentChange = {
  readonly session: LockedSession;
  readonly operation: OperationRow;
  readonly event: EventRow | null;
  readonly at: Date;
};

export function addParentChange(writes: WriteBatch, { session, operation, event, at }: ParentChange): void {
  const { merchantId } = operation;
  const sets: Prisma.Sql[] = [];
  const sign = operation.state === "done" ? 1 : operation.state === "reversed" ? -1 : null;
  if (sign !== null) {
    sets.push(amountsMoved(operation, sign));
    addBookings(writes, bookingsOf(session, operation, { sign, at }));
    if (operation.kind !== "refund") writes.add(watchedNow(operation, at));
  }
  if (operation.source === "pg") sets.push(Prisma.sql`gateway_reported = true`);
  if (event !== null) sets.push(Prisma.sql`event_count = ${event.number}`);
  const taken = sessionStep(session, operation);
  if (taken !== null) {
    sets.push(Prisma.sql`state = ${taken.to}`);
    writes.record([{ merchantId, machine: "session", objectId: session.id, ...taken, at }]);
  }
  if (sets.length === 0) return;
  writes.add(Prisma.sql`
    UPDATE payment_session SET ${Prisma.join(sets)}, updated_at = ${at} WHERE id = ${session.id} AND merchant_id = ${merchantId}`);
}

/** Makes the reservation's check due at once, because the reserved amount has changed. */
function watchedNow({ sessionId, merchantId }: OperationRow, at: Date): Prisma.Sql {
  return Prisma.sql`UPDATE held_charge SET due_at = ${at} WHERE session_id = ${sessionId} AND merchant_id = ${merchantId}`;
}

function amountsMoved({ kind, amount, fee }: OperationRow, sign: 1 | -1): Prisma.Sql {
  const moved = amount.amount.times(sign).toFixed();
  const paid = add(amount, fee).amount.times(sign).toFixed();
  return {
    refund: Prisma.sql`refunded_amount = refunded_amount + ${moved}::numeric`,
    void: Prisma.sql`voided_amount = voided_amount + ${moved}::numeric`,
    capture: Prisma.sql`captured_amount = captured_amount + ${moved}::numeric, paid_amount = paid_amount + ${paid}::numeric`,
  }[kind];
}

/** Bookings of an operation: a refund takes money from the merchant, a void releases a reservation. */
function bookingsOf(
  { type }: LockedSession,
  operation: OperationRow,
  { sign, at }: { readonly sign: 1 | -1; readonly at: Date },
): readonly NewBooking[] {
  const { merchantId, sessionId, kind, amount, fee, pgCode: gateway, referenceNumber: reference } = operation;
  const named = gatewayDay(jsonObject(operation.pgParams)?.post_date, at);
  const facts = { merchantId, cause: causeOf(operation), at, gatewayDay: named, sessionId, type, reference, gateway };
  const moved = { ...facts, kind, amount: times(amount, kind === "capture" ? sign : -sign) };
  return kind === "capture" ? [moved, { ...facts, kind: "fee", amount: times(fee, sign) }] : [moved];
}

function times({ amount, currency }: Money, factor: number): Money {
  return money(amount.times(factor), currency);
}

/**
 * The parent's state change. Captures that add up to the authorized amount, or the release of the rest after
 * captures, make it `captured` (Spec, "Operation results"); a capture that fails later makes it `authorized`
 * again.
 */
function sessionStep(session: LockedSession, operation: OperationRow) {
  const isRest = operation.kind === "void" && operation.state === "done" && !isZero(session.capturedAmount);
  if (isRest && accepts(SESSION, session.state, "rest_released")) return step(SESSION, session.state, "rest_released");
  if (operation.kind !== "capture") return null;
  if (operation.state === "reversed")
    return accepts(SESSION, session.state, "capture_failed") ? step(SESSION, session.state, "capture_failed") : null;
  if (operation.state !== "done") return null;
  const captured = add(session.capturedAmount, operation.amount);
  const isWhole = compare(captured, session.settledAmount) >= 0 && accepts(SESSION, session.state, "captured_whole");
  return isWhole ? step(SESSION, session.state, "captured_whole") : null;
}

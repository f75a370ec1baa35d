import { Prisma } from "@/server/db/client";
import type { WriteBatch } from "@/server/db/transactions/write-batch";
import { addBookings, type NewBooking } from "@/server/domain/bookings";
import type { TokenView } from "@/server/domain/cards";
import type { Decline, GatewayRefs } from "@/server/domain/gateways";
import {
  type Attempt,
  type AttemptState,
  type FailureReason,
  type SessionState,
  WITHDRAWAL,
  withdrawOthers,
} from "@/server/domain/sessions";
import { addEvent, type DeliveryRow, type EventRow } from "@/server/domain/webhooks";
import { writeJson } from "@/server/kernel/exact-json";
import type { TransitionStep } from "@/server/kernel/machine";

export type AttemptChange = {
  readonly id: string;
  readonly state: AttemptState;
  readonly message: string | null;
  readonly failureReason: FailureReason | null;
  readonly gatewayResponse: Readonly<Record<string, unknown>> | null;
  readonly pgParams: Readonly<Record<string, unknown>>;
  readonly gatewayRefs: GatewayRefs;
  readonly decline: Decline | null;
  readonly card: TokenView | null;
  readonly watchPage: boolean;
};

/** A session's changes; amounts are exact decimals in its currency. */
type SessionChange = {
  readonly id: string;
  readonly state: SessionState;
  readonly settled: {
    readonly settledAmount: string;
    readonly paidAmount: string;
    readonly operation: string;
    readonly pgCode: string;
  } | null;
  readonly eventCount: number;
  readonly final: boolean;
};

export type StateStep = TransitionStep<string, string> & {
  readonly machine: "attempt" | "session";
  readonly objectId: string;
};

export type SettlementRows = {
  readonly merchantId: string;
  readonly attempt: AttemptChange;
  /** True if the attempt was on a gateway's page or in flight; a session has at most one such attempt. */
  readonly wasLive: boolean;
  readonly session: SessionChange;
  readonly steps: readonly StateStep[];
  readonly bookings: readonly NewBooking[];
  readonly event: EventRow;
  readonly delivery: DeliveryRow | null;
  readonly at: Date;
};

function json(value: unknown): Prisma.Sql {
  return value === null ? Prisma.sql`NULL::jsonb` : Prisma.sql`${writeJson(value)}::jsonb`;
}

export function addSettlement(writes: WriteBatch, rows: SettlementRows): void {
  const { merchantId, attempt, session, steps, at } = rows;
  writes.add(Prisma.sql`
    UPDATE attempt SET state = ${attempt.state}, message = ${attempt.message}, failure_reason = ${attempt.failureReason}, gateway_response = ${json(attempt.gatewayResponse)},
      pg_params = ${json(attempt.pgParams)}, gateway_refs = ${json(attempt.gatewayRefs)},
      decline = ${json(attempt.decline)}, card = ${json(attempt.card)}, inquire_at = ${attempt.watchPage ? at : null}::timestamptz,
      parked_at = NULL, parked_reason = NULL, parked_note = NULL, finished_at = ${at}
    WHERE id = ${attempt.id} AND merchant_id = ${merchantId}`);
  writes.add(sessionUpdate(rows));
  addBookings(writes, rows.bookings);
  writes.record(steps.map((step) => ({ merchantId, ...step, at })));
  if (session.final && !rows.wasLive) addWithdrawal(writes, rows);
  addEvent(writes, rows);
}

type HeldCharge = {
  readonly merchantId: string;
  readonly attemptId: string;
  readonly sessionId: string;
  readonly captureBefore: Date;
  readonly dueAt: Date;
};

/** Stores when a reservation ends; a later success of the attempt replaces the time. */
export function addHeldCharge(writes: WriteBatch, held: HeldCharge): void {
  const { merchantId, attemptId, sessionId, captureBefore, dueAt } = held;
  writes.add(Prisma.sql`
    INSERT INTO held_charge (id, merchant_id, session_id, capture_before, due_at)
    VALUES (${attemptId}, ${merchantId}, ${sessionId}, ${captureBefore}, ${dueAt})
    ON CONFLICT (id) DO UPDATE SET capture_before = excluded.capture_before, due_at = excluded.due_at`);
}

type LateFailureRows = {
  readonly merchantId: string;
  readonly attempt: Pick<Attempt, "id" | "state" | "failureReason" | "message">;
  readonly session: { readonly id: string; readonly state: SessionState; readonly number: number };
  readonly now: Date;
};

/**
 * Writes the late failure of a payment. A hidden session is shown again, because only settled sessions can be
 * hidden.
 */
export function addLateFailure(writes: WriteBatch, { merchantId, attempt, session, now }: LateFailureRows): void {
  writes.add(Prisma.sql`
    UPDATE attempt SET state = ${attempt.state}, failure_reason = ${attempt.failureReason}, message = ${attempt.message}, finished_at = ${now}
    WHERE id = ${attempt.id} AND merchant_id = ${merchantId}`);
  writes.add(Prisma.sql`
    UPDATE payment_session SET state = ${session.state}, settled_amount = 0, paid_amount = 0, settled_at = NULL, settled_pg_code = NULL,
      event_count = ${session.number}, deleted_at = NULL, deleted_by = NULL, updated_at = ${now}
    WHERE id = ${session.id} AND merchant_id = ${merchantId}`);
}

/** After a late success, withdraws a newer attempt that the customer may have begun on a gateway's page. */
function addWithdrawal(writes: WriteBatch, { merchantId, attempt, session, at }: SettlementRows): void {
  const withdrawn = writes.add(withdrawOthers({ merchantId, sessionId: session.id, kept: attempt.id, at }));
  writes.add(Prisma.sql`
    INSERT INTO state_change (merchant_id, machine, object_id, from_state, event, to_state, at)
    SELECT ${merchantId}, 'attempt', id, was, ${WITHDRAWAL.event}, ${WITHDRAWAL.to}, ${at} FROM ${withdrawn}`);
}

function sessionUpdate({ session, merchantId, at }: SettlementRows): Prisma.Sql {
  const { settled } = session;
  const settledColumns =
    settled === null
      ? Prisma.empty
      : Prisma.sql`settled_amount = ${settled.settledAmount}::numeric, paid_amount = ${settled.paidAmount}::numeric,
          operation = ${settled.operation}, settled_pg_code = ${settled.pgCode}, settled_at = ${at},`;
  return Prisma.sql`
    UPDATE payment_session SET state = ${session.state}, ${settledColumns}
      inquiry_due_at = CASE WHEN ${session.final} THEN NULL ELSE inquiry_due_at END,
      event_count = ${session.eventCount}, updated_at = ${at}
    WHERE id = ${session.id} AND merchant_id = ${merchantId}`;
}

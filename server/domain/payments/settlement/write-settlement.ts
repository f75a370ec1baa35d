/** Writes a decided attempt with everything that follows from it, in one statement. */

import { Prisma } from "@/server/db/client";
import { countSteps } from "@/server/db/state-changes";
import type { TokenView } from "@/server/domain/cards";
import type { Decline, GatewayRefs } from "@/server/domain/gateways";
import type { AttemptState, SessionState } from "@/server/domain/sessions";
import { WITHDRAWAL, withdrawOthers } from "@/server/domain/sessions";
import type { DeliveryRow, EventRow } from "@/server/domain/webhooks";
import { writeJson } from "@/server/kernel/exact-json";
import type { TransitionStep } from "@/server/kernel/machine";
import type { Tx } from "@/server/kernel/types";

/** Columns of the attempt that change. */
export type AttemptChange = {
  readonly id: string;
  readonly state: AttemptState;
  readonly message: string | null;
  readonly gatewayResponse: Readonly<Record<string, unknown>> | null;
  readonly pgParams: Readonly<Record<string, unknown>>;
  readonly gatewayRefs: GatewayRefs;
  readonly decline: Decline | null;
  readonly card: TokenView | null;
  /** A page of the gateway's own may still be paid on: the resolver ends it, and looks. */
  readonly watchPage: boolean;
};

/** Columns of the session that change; amounts are exact decimals in the session's currency. */
export type SessionChange = {
  readonly id: string;
  readonly state: SessionState;
  /** Set by a success alone. */
  readonly settled: {
    readonly settledAmount: string;
    readonly paidAmount: string;
    readonly operation: string;
    readonly pgCode: string;
  } | null;
  readonly eventCount: number;
  /** The automatic inquiry has nothing left to decide. */
  readonly final: boolean;
};

export type StateStep = TransitionStep<string, string> & {
  readonly machine: "attempt" | "session";
  readonly objectId: string;
};

export type SettlementRows = {
  readonly merchantId: string;
  readonly attempt: AttemptChange;
  readonly session: SessionChange;
  readonly steps: readonly StateStep[];
  readonly event: EventRow;
  readonly delivery: DeliveryRow | null;
  /** On the merchant's clock. */
  readonly at: Date;
};

function json(value: unknown): Prisma.Sql {
  return value === null ? Prisma.sql`NULL::jsonb` : Prisma.sql`${writeJson(value)}::jsonb`;
}

/** Applies the rows under the lock that the caller holds. One statement, so one round trip. */
export async function writeSettlement(tx: Tx, rows: SettlementRows): Promise<void> {
  const { merchantId, attempt, at } = rows;
  await tx.$executeRaw`
    WITH attempt_written AS (
      UPDATE attempt SET state = ${attempt.state}, message = ${attempt.message}, gateway_response = ${json(attempt.gatewayResponse)},
        pg_params = ${json(attempt.pgParams)}, gateway_refs = ${json(attempt.gatewayRefs)},
        decline = ${json(attempt.decline)}, card = ${json(attempt.card)}, inquire_at = ${attempt.watchPage ? at : null}::timestamptz,
        parked_at = NULL, parked_reason = NULL, parked_note = NULL, finished_at = ${at}
      WHERE id = ${attempt.id} AND merchant_id = ${merchantId}
    ), others_withdrawn AS (${othersWithdrawn(rows)}),
    session_written AS (${sessionUpdate(rows)}),
    steps_written AS (
      INSERT INTO state_change (merchant_id, machine, object_id, from_state, event, to_state, at)
      SELECT * FROM (
        VALUES ${Prisma.join(rows.steps.map((step) => stepRow(merchantId, step, at)))}
      ) AS step UNION ALL
      SELECT ${merchantId}, 'attempt', id, was, ${WITHDRAWAL.event}, ${WITHDRAWAL.to}, ${at}::timestamptz
      FROM others_withdrawn
    ), event_written AS (
      INSERT INTO event (id, month, merchant_id, kind, object_id, number, cause, payload, occurred_at)
      VALUES (${rows.event.id}, ${rows.event.month}, ${merchantId}, ${rows.event.kind}, ${rows.event.objectId}, ${rows.event.number}, ${rows.event.cause},
        ${rows.event.payload}, ${rows.event.occurredAt})
    )
    ${deliveryInsert(rows.delivery)}`;
  countSteps(rows.steps);
}

function stepRow(merchantId: string, step: StateStep, at: Date): Prisma.Sql {
  return Prisma.sql`(${merchantId}, ${step.machine}, ${step.objectId}, ${step.from}, ${step.event}, ${step.to}, ${at}::timestamptz)`;
}

/**
 * A late success may find the customer on the gateway's page with a newer attempt, which has nothing left to
 * pay.
 */
function othersWithdrawn({ merchantId, attempt, session, at }: SettlementRows): Prisma.Sql {
  if (!session.final) return Prisma.sql`SELECT id, state AS was FROM attempt WHERE false`;
  return withdrawOthers({ merchantId, sessionId: session.id, kept: attempt.id, at });
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

function deliveryInsert(delivery: DeliveryRow | null): Prisma.Sql {
  if (delivery === null) return Prisma.sql`SELECT 1`;
  return Prisma.sql`
    INSERT INTO delivery (id, month, merchant_id, event_id, url, state, attempts, due_at, lease_until, created_at)
    VALUES (${delivery.id}, ${delivery.month}, ${delivery.merchantId}, ${delivery.eventId}, ${delivery.url}, ${delivery.state}, ${delivery.attempts},
      ${delivery.dueAt}, ${delivery.leaseUntil}, ${delivery.createdAt})`;
}

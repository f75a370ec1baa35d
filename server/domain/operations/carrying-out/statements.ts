import { Prisma } from "@/server/db/client";
import type { NamedStatement } from "@/server/db/driver/named-statement";
import { PREPARED } from "@/server/db/driver/prepared-statements";
import type { DueSource } from "@/server/db/due-items";
import { assigned } from "@/server/db/sql-fragments";
import {
  type ChargeName,
  type GatewayResult,
  gatewayRefs,
  isReplaced,
  type StoredAccount,
} from "@/server/domain/gateways";
import { nextInquiryAt, type SessionWithAttemptsRow } from "@/server/domain/sessions";
import { SESSION_WITH_ATTEMPTS } from "@/server/domain/sessions/record/statements/session-row";
import { currency } from "@/server/kernel/currency";
import { jsonObject } from "@/server/kernel/json";
import { money } from "@/server/kernel/money";
import type { Ctx } from "@/server/kernel/types";
import { childState, isTakenUp } from "../core/machine";
import type { OperationState } from "../core/words";
import { type OperationRow, operationValues } from "../record/operation-row";
import { type EventSettings, eventSettings } from "../record/statements/operation-event";
import { operationsWhere } from "../record/statements/operation-row";

export type OperationAnswer = Pick<
  GatewayResult,
  "outcome" | "message" | "raw" | "params" | "refs" | "about" | "actual" | "isWhole"
>;

/** `occurredAt` is when the outcome occurred at the gateway, if the notification says so. */
export type ReportedAnswer = OperationAnswer & { readonly occurredAt?: Date | null };

type AskedRow = SessionWithAttemptsRow & EventSettings & { readonly operations: readonly object[] };

export const ASKED: NamedStatement<AskedRow> = {
  name: "asked_operation",
  pipelined: true,
  text: `SELECT ${SESSION_WITH_ATTEMPTS}, ${operationsWhere("o.id = $3 AND o.session_id = s.id")} AS operations,
      ${eventSettings("$3")}
    FROM payment_session s JOIN merchant m ON m.id = s.merchant_id
    LEFT JOIN gateway g ON g.merchant_id = s.merchant_id AND g.code = $4
    WHERE s.id = $1 AND s.merchant_id = $2`,
};

type DecidedStep = { readonly state: OperationState; readonly result: OperationAnswer; readonly now: Date };

export function changeOf(row: OperationRow, { state, result, now }: DecidedStep) {
  const open = isTakenUp(state);
  return {
    state,
    childState: childState(row.kind, state),
    gatewayResponse: result.raw as OperationRow["gatewayResponse"],
    pgParams: result.params as OperationRow["pgParams"],
    gatewayRefs: { ...gatewayRefs(row.gatewayRefs), ...result.refs },
    message: result.message,
    failures: row.failures + (state === "reversed" ? 1 : 0),
    leaseUntil: null,
    parkedAt: null,
    parkedReason: null,
    parkedNote: null,
    inquireAt: open ? nextInquiryAt(now, 0) : null,
    inquiries: open ? 0 : row.inquiries,
    finishedAt: open ? null : now,
  };
}

export function operationUpdate(decided: OperationRow, change: ReturnType<typeof changeOf>): Prisma.Sql {
  const set = assigned(operationValues(change));
  return Prisma.sql`UPDATE operation SET ${set} WHERE id = ${decided.id} AND merchant_id = ${decided.merchantId}`;
}

export type CallFacts = {
  readonly account: StoredAccount;
  readonly charge: ChargeName;
  readonly sessionExtra: Readonly<Record<string, unknown>>;
};

type FactsRow = {
  extra: unknown;
  refs: unknown;
  total: string;
  currency: string;
  isSandbox: boolean | null;
  credentials: string | null;
  first: string | null;
  identity: string | null;
};

export async function callFacts(ctx: Ctx, { id, pgCode, chargeReference }: OperationRow): Promise<CallFacts> {
  const [row] = await ctx.db.$queryRaw<FactsRow[]>`
    ${PREPARED} SELECT s.extra, a.gateway_refs AS refs, (a.charge_amount + a.fee)::text AS total, a.charge_currency AS currency,
      g.is_sandbox AS "isSandbox", g.credentials, g.identity, a.gateway_identity AS first
    FROM operation o JOIN payment_session s ON s.id = o.session_id AND s.merchant_id = o.merchant_id
    JOIN attempt a ON a.reference_number = o.charge_reference AND a.merchant_id = o.merchant_id
    LEFT JOIN gateway g ON g.merchant_id = o.merchant_id AND g.code = o.pg_code
    WHERE o.id = ${id} AND o.merchant_id = ${ctx.merchant.id}`;
  if (row === undefined) throw new Error("The charge of an operation is gone.");
  return {
    account: {
      code: pgCode,
      isSandbox: row.isSandbox ?? false,
      credentials: row.credentials,
      isReplaced: isReplaced(row.first, row.identity),
    },
    charge: {
      referenceNumber: chargeReference,
      refs: gatewayRefs(row.refs),
      total: money(row.total, currency(row.currency)),
    },
    sessionExtra: jsonObject(row.extra) ?? {},
  };
}

export const UNKNOWN_OUTCOMES: readonly DueSource[] = [
  Prisma.sql`attempt`,
  Prisma.sql`operation`,
  Prisma.sql`second_charge`,
].map((table) => ({
  table,
  dueAt: Prisma.sql`item.inquire_at`,
  condition: Prisma.sql`item.inquire_at IS NOT NULL`,
}));

export const RESERVATIONS: DueSource = {
  table: Prisma.sql`held_charge`,
  dueAt: Prisma.sql`item.due_at`,
  condition: Prisma.sql`item.due_at IS NOT NULL`,
};

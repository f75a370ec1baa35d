import { Prisma } from "@/server/db/client";
import { type Columns, jsonArrayOf, type Kinds, rowFromJson, selected, selectedForJson } from "@/server/db/columns";
import type { Attempt as AttemptRow, PaymentSession } from "@/server/db/generated/client";
import { ACCOUNT_COLUMNS, type ChargingAccount, type GatewayRow, gatewayAccount } from "@/server/domain/gateways";
import { type AttemptColumns, attemptOf } from "../../attempts/attempt";
import { MOST_CHILDREN, type RetrievedChildRow } from "../child-transactions";
import { MOST_ATTEMPTS, type SessionColumns, type SessionWithAttempts, withAttempts } from "../session";

const SESSION_KINDS: Kinds<PaymentSession> = {
  pgCodes: "list",
  amount: "decimal",
  settledAmount: "decimal",
  paidAmount: "decimal",
  capturedAmount: "decimal",
  refundedAmount: "decimal",
  voidedAmount: "decimal",
  expiresAt: "instant",
  inquiryDueAt: "instant",
  settledAt: "instant",
  paidAt: "instant",
  cashCollectedAt: "instant",
  linkCountedAt: "instant",
  deletedAt: "instant",
  createdAt: "instant",
  updatedAt: "instant",
};

export const SESSION_COLUMNS = { names: Object.values(Prisma.PaymentSessionScalarFieldEnum), kinds: SESSION_KINDS };

const ATTEMPT_KINDS: Kinds<AttemptRow> = {
  amount: "decimal",
  walletAmount: "decimal",
  chargeAmount: "decimal",
  fee: "decimal",
  exchangeRate: "decimal",
  pageExpiresAt: "instant",
  challengedAt: "instant",
  inquireAt: "instant",
  parkedAt: "instant",
  createdAt: "instant",
  startedAt: "instant",
  finishedAt: "instant",
};

const ATTEMPT_COLUMNS = { names: Object.values(Prisma.AttemptScalarFieldEnum), kinds: ATTEMPT_KINDS };

export const CHILD_COLUMNS: Columns<keyof RetrievedChildRow> = {
  names: [
    "amount",
    "currency",
    "childSessionId",
    "childState",
    "kind",
    "referenceNumber",
    "trackingKey",
    "destination",
    "createdAt",
    "gatewayResponse",
  ],
  kinds: { amount: "decimal", createdAt: "instant" },
};

export const SESSION_WITH_ATTEMPTS = `${selected(SESSION_COLUMNS, "s")},
  ${jsonArrayOf(`SELECT ${selectedForJson(ATTEMPT_COLUMNS, "a")} FROM attempt a
    WHERE a.session_id = s.id ORDER BY a.number DESC LIMIT ${MOST_ATTEMPTS}`)} AS attempts`;

/**
 * SQL of a session with attempts, child transactions and the gateway accounts of `pg_codes`. Related rows are
 * JSON, because a statement returns one list of rows.
 */
export const SESSION_WITH_ALL = `${SESSION_WITH_ATTEMPTS},
  ${jsonArrayOf(`SELECT ${selectedForJson(CHILD_COLUMNS, "o")} FROM operation o
    WHERE o.session_id = s.id AND o.child_state IS NOT NULL ORDER BY o.created_at DESC, o.id DESC LIMIT ${MOST_CHILDREN}`)} AS children,
  ${accountsWith("")} AS accounts`;

function accountsWith(more: string): string {
  return jsonArrayOf(`SELECT ${selectedForJson(ACCOUNT_COLUMNS, "g")}${more} FROM gateway g
    WHERE g.merchant_id = s.merchant_id AND g.code = ANY (s.pg_codes)`);
}

export type SessionWithAttemptsRow = SessionColumns & { readonly attempts: readonly object[] };

export const SESSION_TO_CHARGE = `${SESSION_WITH_ATTEMPTS}, ${accountsWith(", g.credentials")} AS accounts`;

export type SessionToChargeRow = SessionWithAttemptsRow & {
  readonly accounts: readonly (GatewayRow & { readonly credentials: string | null })[];
};

export type SessionToCharge = {
  readonly session: SessionWithAttempts;
  readonly accounts: readonly ChargingAccount[];
};

export function sessionWithAttempts({ attempts, ...row }: SessionWithAttemptsRow): SessionWithAttempts {
  const tried = attempts.map((each) => attemptOf(rowFromJson<AttemptColumns>(each, ATTEMPT_COLUMNS)));
  return withAttempts(row, tried);
}

export function sessionToCharge({ accounts, ...row }: SessionToChargeRow): SessionToCharge {
  const inOrder = row.pgCodes.flatMap((code) => accounts.find((each) => each.code === code) ?? []);
  return {
    session: sessionWithAttempts(row),
    accounts: inOrder.map((each) => ({ account: gatewayAccount(each), credentials: each.credentials })),
  };
}

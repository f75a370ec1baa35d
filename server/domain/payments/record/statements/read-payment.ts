import { Prisma } from "@/server/db/client";
import { PREPARED } from "@/server/db/driver/prepared-statements";
import { rowLock } from "@/server/db/transactions/row-lock";
import { attemptStates, hasSucceeded } from "@/server/domain/sessions";
import { sessionVersion } from "@/server/domain/sessions/record/statements/lock-session";
import type { Db, Tx } from "@/server/kernel/types";
import { hasAttempt, type Payment, type PaymentColumns, type SessionPayment, sessionPaymentOf } from "../payment";
import { COLUMNS } from "./payment";

const LOCKED_TABLES = "attempt a JOIN payment_session s ON s.id = a.session_id AND s.merchant_id = a.merchant_id";

const OTHER_TABLES = `
  JOIN merchant m ON m.id = a.merchant_id
  LEFT JOIN gateway g ON g.merchant_id = a.merchant_id AND g.code = a.pg_code
  LEFT JOIN merchant_user u ON u.id = s.initiator_id AND u.merchant_id = a.merchant_id`;

const SOURCES = Prisma.raw(`FROM ${LOCKED_TABLES} ${OTHER_TABLES}`);

const SUCCEEDED = Prisma.join(attemptStates(hasSucceeded));

export function paymentOf(row: PaymentColumns | undefined): Payment | null {
  const payment = row === undefined ? null : sessionPaymentOf(row);
  return payment !== null && hasAttempt(payment) ? payment : null;
}

export async function readPayment(db: Db | Tx, merchantId: string, attemptId: string): Promise<Payment | null> {
  const [row] = await db.$queryRaw<PaymentColumns[]>`
    ${PREPARED} SELECT ${COLUMNS} ${SOURCES} WHERE a.id = ${attemptId} AND a.merchant_id = ${merchantId}`;
  return paymentOf(row);
}

export const LOCK = rowLock<PaymentColumns>({
  name: "lock_payment",
  columns: COLUMNS.sql,
  tables: LOCKED_TABLES,
  joins: OTHER_TABLES,
  where: "a.id = $1 AND a.merchant_id = $2",
  values: 2,
  of: "s, a",
  version: sessionVersion(
    "SELECT xmin FROM wallet_reservation WHERE session_id = s.id AND merchant_id = s.merchant_id ORDER BY id",
  ),
});

/**
 * Reads a session with the attempt that succeeded, otherwise the newest, if any; reliable only under the
 * session's lock. Null for an unknown session.
 */
export async function readSessionPayment(
  db: Db | Tx,
  merchantId: string,
  sessionId: string,
): Promise<SessionPayment | null> {
  const [row] = await db.$queryRaw<PaymentColumns[]>`
    SELECT ${COLUMNS}
    FROM payment_session s
    JOIN merchant m ON m.id = s.merchant_id
    LEFT JOIN LATERAL (
      SELECT * FROM attempt WHERE session_id = s.id ORDER BY state IN (${SUCCEEDED}) DESC, number DESC LIMIT 1
    ) a ON true
    LEFT JOIN gateway g ON g.merchant_id = s.merchant_id AND g.code = a.pg_code
    LEFT JOIN merchant_user u ON u.id = s.initiator_id AND u.merchant_id = s.merchant_id
    WHERE s.id = ${sessionId} AND s.merchant_id = ${merchantId}`;
  return row === undefined ? null : sessionPaymentOf(row);
}

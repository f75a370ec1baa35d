/** Reads one payment whole, with the lock of its session or without. */
import { Prisma } from "../../db/client";
import type { Db, Tx } from "../../kernel/types";
import {
  aroundAttempt,
  COLUMNS,
  factsOf,
  hasAttempt,
  type PaymentFacts,
  type Row,
  type TriedFacts,
  type UntriedRow,
} from "./payment-facts";

const SOURCES = Prisma.sql`
  FROM attempt a
  JOIN payment_session s ON s.id = a.session_id
  JOIN merchant m ON m.id = a.merchant_id
  LEFT JOIN gateway g ON g.merchant_id = a.merchant_id AND g.code = a.pg_code
  LEFT JOIN merchant_user u ON u.id = s.initiator_id AND u.merchant_id = a.merchant_id`;

/** The payment of an attempt as it stands, without a lock; null when the merchant has no such attempt. One statement. */
export async function readPayment(db: Db | Tx, merchantId: string, attemptId: string): Promise<PaymentFacts | null> {
  const [row] = await db.$queryRaw<Row[]>`
    SELECT ${COLUMNS} ${SOURCES} WHERE a.id = ${attemptId} AND a.merchant_id = ${merchantId}`;
  return row === undefined ? null : factsOf(row);
}

/**
 * Locks the session and then the attempt until the transaction ends, and reads the payment as it stands after every earlier
 * holder of the lock is done: both rows are locked, so Postgres hands out their newest versions. One statement.
 */
export async function lockPayment(tx: Tx, merchantId: string, attemptId: string): Promise<PaymentFacts | null> {
  const [row] = await tx.$queryRaw<Row[]>`
    SELECT ${COLUMNS} ${SOURCES} WHERE a.id = ${attemptId} AND a.merchant_id = ${merchantId} FOR UPDATE OF s, a`;
  return row === undefined ? null : factsOf(row);
}

/**
 * The session with the attempt that tells of it: the one that succeeded, else the newest, else none. Only under the session's lock is
 * it sure to stay so. Null when the merchant has no such session. One statement.
 */
export async function readSessionPayment(
  db: Db | Tx,
  merchantId: string,
  sessionId: string,
): Promise<TriedFacts | null> {
  const [row] = await db.$queryRaw<(Row | UntriedRow)[]>`
    SELECT ${COLUMNS}
    FROM payment_session s
    JOIN merchant m ON m.id = s.merchant_id
    LEFT JOIN LATERAL (
      SELECT * FROM attempt WHERE session_id = s.id ORDER BY state IN ('success', 'cod') DESC, number DESC LIMIT 1
    ) a ON true
    LEFT JOIN gateway g ON g.merchant_id = s.merchant_id AND g.code = a.pg_code
    LEFT JOIN merchant_user u ON u.id = s.initiator_id AND u.merchant_id = s.merchant_id
    WHERE s.id = ${sessionId} AND s.merchant_id = ${merchantId}`;
  if (row === undefined) return null;
  return hasAttempt(row) ? factsOf(row) : { ...aroundAttempt(row), attempt: null };
}

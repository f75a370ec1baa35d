import { Prisma } from "@/server/db/client";
import { attemptStates, isOnPage, WITHDRAWAL } from "../core/machine";

export function withdrawOthers({
  merchantId,
  sessionId,
  kept,
  at,
}: {
  merchantId: string;
  sessionId: string;
  kept: string;
  at: Date;
}): Prisma.Sql {
  return Prisma.sql`
    UPDATE attempt SET state = ${WITHDRAWAL.to}, finished_at = ${at},
      inquire_at = CASE WHEN attempt.page_expires_at IS NULL THEN NULL ELSE ${at}::timestamptz END
    FROM (SELECT id, state AS was FROM attempt WHERE session_id = ${sessionId} AND merchant_id = ${merchantId} AND id <> ${kept}
      AND state IN (${Prisma.join(attemptStates(isOnPage))})) other
    WHERE attempt.id = other.id AND attempt.merchant_id = ${merchantId} RETURNING attempt.id, other.was`;
}

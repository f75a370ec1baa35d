/** Reads one session of a merchant with its related rows. */
import { type NamedStatement, rowsOf } from "@/server/db/driver/named-statement";
import type { Ctx } from "@/server/kernel/types";
import { SESSION_WITH_ALL, type SessionWithAll, type SessionWithAllRow, sessionWithAll } from "./session-row";

const SESSION_OF_MERCHANT: NamedStatement<SessionWithAllRow> = {
  name: "session_of_merchant",
  pipelined: true,
  text: `SELECT ${SESSION_WITH_ALL} FROM payment_session s
    WHERE s.id = $1 AND s.merchant_id = $2 AND s.deleted_at IS NULL`,
};

/** Without a lock; null if the merchant has no such session. One statement. */
export async function readSession(ctx: Ctx, sessionId: string): Promise<SessionWithAll | null> {
  const [row] = await rowsOf(ctx.db, SESSION_OF_MERCHANT, [sessionId, ctx.merchant.id]);
  return row === undefined ? null : sessionWithAll(row);
}

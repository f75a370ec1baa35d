/** Finds a session by `session_id` or `order_no`. */
import { quotedList, selected } from "@/server/db/columns";
import { type NamedStatement, rowsOf } from "@/server/db/driver/named-statement";
import { InvalidFields, NotFound } from "@/server/kernel/errors";
import type { Ctx } from "@/server/kernel/types";
import { attemptStates, isInFlight } from "../attempts/core/machine";
import { type Session, type SessionColumns, sessionOf } from "./session";
import { SESSION_COLUMNS } from "./session-row";

export type SessionReference = { readonly sessionId?: string | undefined; readonly orderNo?: string | undefined };

type FoundRow = SessionColumns & { readonly inFlight: boolean };

const IN_FLIGHT = quotedList(attemptStates(isInFlight));

function sessionWhere(name: string, condition: string): NamedStatement<FoundRow> {
  return {
    name,
    text: `SELECT ${selected(SESSION_COLUMNS, "s")},
        EXISTS (SELECT 1 FROM attempt a WHERE a.session_id = s.id AND a.state IN (${IN_FLIGHT})) AS "inFlight"
      FROM payment_session s WHERE s.merchant_id = $1 AND s.deleted_at IS NULL AND ${condition}
      ORDER BY s.created_at DESC, s.id DESC LIMIT 1`,
  };
}

const BY_ID = sessionWhere("session_by_id", "s.id = $2");
const BY_ORDER = sessionWhere("session_by_order", "s.order_no = $2");

/**
 * `session_id` takes precedence; of several with one `order_no` the newest is taken (Spec, "HTTP requests" 9
 * to 14). One statement.
 * @throws {InvalidFields} neither was sent @throws {NotFound} the merchant has no such session
 */
export async function sessionByReference(ctx: Ctx, { sessionId, orderNo }: SessionReference): Promise<Session> {
  if (sessionId === undefined && orderNo === undefined)
    throw new InvalidFields({ session_id: ["This field is required."] });
  const [found] = await rowsOf(ctx.db, sessionId === undefined ? BY_ORDER : BY_ID, [
    ctx.merchant.id,
    sessionId ?? orderNo ?? null,
  ]);
  if (found === undefined) throw new NotFound();
  const { inFlight, ...row } = found;
  return sessionOf(row, inFlight);
}

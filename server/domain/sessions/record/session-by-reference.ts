import { rowsOf } from "@/server/db/driver/named-statement";
import { InvalidFields, NotFound } from "@/server/kernel/errors";
import type { Ctx } from "@/server/kernel/types";
import { type Session, sessionOf } from "./session";
import { sessionWhere } from "./statements/session-by-reference";

export type SessionReference = { readonly sessionId?: string | undefined; readonly orderNo?: string | undefined };

const BY_ID = sessionWhere("session_by_id", "s.id = $2");
const BY_ORDER = sessionWhere("session_by_order", "s.order_no = $2");

/**
 * Finds a session by `session_id` or `order_no`. `session_id` takes precedence; if several have the same
 * `order_no`, the newest is used (Spec, "HTTP requests" 9 to 14).
 * @throws {InvalidFields} if both are missing
 * @throws {NotFound}
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

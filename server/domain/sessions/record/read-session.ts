import { rowsOf } from "@/server/db/driver/named-statement";
import type { Ctx } from "@/server/kernel/types";
import { type SessionWithAll, sessionWithAll } from "./session-row";
import { SESSION_OF_MERCHANT } from "./statements/read-session";

export async function readSession(ctx: Ctx, sessionId: string): Promise<SessionWithAll | null> {
  const [row] = await rowsOf(ctx.db, SESSION_OF_MERCHANT, [sessionId, ctx.merchant.id]);
  return row === undefined ? null : sessionWithAll(row);
}

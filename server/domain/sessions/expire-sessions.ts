/** Writes down what every reader already sees: that a session's time is over. */

import { Prisma } from "../../db/client";
import { type DueSource, dueItems, earliestDue } from "../../db/due";
import { transaction } from "../../db/transaction";
import type { Ctx, Job } from "../../kernel/types";
import { closeSession } from "./close-session";
import { effectiveState, sessionState } from "./core/machine";
import { lockSession } from "./lock-session";
import { tellEnded } from "./on-ended";
import { isInFlight } from "./view";

const SOURCE: DueSource = {
  table: Prisma.sql`payment_session`,
  dueAt: Prisma.sql`item.expires_at`,
  condition: Prisma.sql`item.state IN ('created', 'pending', 'attempted') AND m.expire_transactions AND item.service_attempts IS NULL
    AND NOT EXISTS (SELECT 1 FROM attempt a WHERE a.session_id = item.id AND a.state = 'processing')`,
};

async function expire(ctx: Ctx, sessionId: string): Promise<void> {
  await transaction(ctx.db, async (tx) => {
    const session = await lockSession(tx, { merchantId: ctx.merchant.id, sessionId });
    if (session === null || isInFlight(session)) return;
    const now = ctx.now();
    const from = sessionState(session.state);
    if (from === "expired" || effectiveState({ state: from, expiresAt: session.expiresAt }, now) !== "expired") return;
    await closeSession(ctx, tx, { session, event: "expired", keepsInquiry: true });
    await tellEnded(ctx, tx, { session, end: "expired" });
  });
}

/** Sessions past their time become `expired`, unless a charge is in flight or the merchant has it switched off. No event: nobody tried to pay. */
export const expireSessions: Job = {
  name: "expire-sessions",
  nextAt: (system, scope) => earliestDue(system, scope, SOURCE),
  due: (system, scope, limit) => dueItems(system, scope, { source: SOURCE, limit }),
  run: expire,
};

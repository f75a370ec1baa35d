/** Writes down what every reader already sees: that a session's time is over. */

import { Prisma } from "../../db/client";
import { type DueSource, dueItems, earliestDue } from "../../db/due";
import { recordChanges } from "../../db/state-changes";
import { transaction } from "../../db/transaction";
import { transition } from "../../kernel/machine";
import type { Ctx, Job } from "../../kernel/types";
import { effectiveState, SESSION, sessionState } from "./core/machine";
import { lockSession } from "./lock-session";
import { isInFlight } from "./view";
import { withdrawAttempts } from "./withdraw-attempts";

const SOURCE: DueSource = {
  table: Prisma.sql`payment_session`,
  dueAt: Prisma.sql`item.expires_at`,
  condition: Prisma.sql`item.state IN ('created', 'pending', 'attempted') AND m.expire_transactions
    AND NOT EXISTS (SELECT 1 FROM attempt a WHERE a.session_id = item.id AND a.state = 'processing')`,
};

async function expire(ctx: Ctx, sessionId: string): Promise<void> {
  await transaction(ctx.db, async (tx) => {
    const session = await lockSession(tx, { merchantId: ctx.merchant.id, sessionId });
    if (session === null || isInFlight(session.attempts)) return;
    const now = ctx.now();
    const from = sessionState(session.state);
    if (from === "expired" || effectiveState({ state: from, expiresAt: session.expiresAt }, now) !== "expired") return;
    const to = transition(SESSION, from, "expired");
    await withdrawAttempts(tx, session, now);
    await tx.paymentSession.update({ where: { id: session.id }, data: { state: to, updatedAt: now } });
    await recordChanges(tx, [
      { merchantId: session.merchantId, machine: "session", objectId: session.id, from, event: "expired", to, at: now },
    ]);
  });
}

/** Sessions past their time become `expired`, unless a charge is in flight or the merchant has it switched off. No event: nobody tried to pay. */
export const expireSessions: Job = {
  name: "expire-sessions",
  nextAt: (system, scope) => earliestDue(system, scope, SOURCE),
  due: (system, scope, limit) => dueItems(system, scope, { source: SOURCE, limit }),
  run: expire,
};

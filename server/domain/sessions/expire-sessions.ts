import { dueJob } from "@/server/db/due-items";
import { transaction } from "@/server/db/transactions/transaction";
import type { Ctx, Job } from "@/server/kernel/types";
import { closeSession } from "./close-session";
import { isPayable } from "./core/machine";
import { expireAcross, expireMany } from "./expire-many";
import { notifyEnded } from "./on-ended";
import { lockSession } from "./record/lock-session";
import { stateAt } from "./record/session";
import { SOURCE } from "./statements/expire-sessions";

async function expire(ctx: Ctx, sessionId: string): Promise<void> {
  await transaction(ctx.db, async (tx) => {
    const session = await lockSession(tx, { merchantId: ctx.merchant.id, sessionId });
    if (session === null || !isPayable(session.state) || stateAt(session, ctx.now()) !== "expired") return;
    await closeSession(ctx, tx, { session, event: "expired", keepAutomaticInquiry: true });
    await notifyEnded(ctx, tx, { session, end: "expired" });
  });
}

/**
 * Expires overdue sessions, except sessions with a charge in flight and sessions of merchants without expiry.
 * Webhook endpoints get `session.expired`; no payment event is sent.
 */
export const expireSessions: Job = dueJob(SOURCE, {
  name: "expire-sessions",
  shape: "lane",
  run: expire,
  batch: { size: 1_000, run: expireMany, across: expireAcross },
});

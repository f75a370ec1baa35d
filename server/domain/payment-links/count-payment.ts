/** Counts payments of a link, so that it never takes more than its maximum. */
import type { FailedLaterHandler, ServeSession } from "@/server/domain/payments";
import { PAID_STATES } from "@/server/domain/sessions";
import { isUsedUp } from "./core/standing";
import { count, lockLinkOf } from "./statements";

/**
 * Tells whether a link takes a session's payment. A closed or used-up link refuses it, but a payment begun
 * before the closing counts. A charge made meanwhile is returned if the link is used up.
 */
export const serveLink: ServeSession = async (ctx, tx, { id: sessionId }) => {
  const link = await lockLinkOf(ctx, tx, sessionId);
  if (link === null) return null;
  return {
    isDue: link.isCounted || (!isUsedUp(link) && (link.closedAt === null || link.isBusy)),
    settle: async ({ payment, writes }) => {
      if (!payment.succeeded || !PAID_STATES.includes(payment.state) || link.isCounted || isUsedUp(link)) return;
      await writes.flush(tx);
      await count(ctx, tx, { sessionId, counts: true });
    },
  };
};

export const uncountLinkPayment: FailedLaterHandler = async (ctx, tx, { session }) => {
  const link = await lockLinkOf(ctx, tx, session.id);
  if (link?.isCounted) await count(ctx, tx, { sessionId: session.id, counts: false });
};

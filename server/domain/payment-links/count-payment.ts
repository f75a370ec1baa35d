import type { AttemptTime, FailedLaterHandler, ServeSession } from "@/server/domain/payments";
import { PAID_STATES } from "@/server/domain/sessions";
import { isUsedUp } from "./core/standing";
import { count, type LockedLink, lockLinkOf } from "./statements";

/**
 * Refuses a payment of a closed or used-up link; a concurrent charge is reversed if the link is used up. A
 * payment begun before the link was closed still counts, also cash and a success reported late.
 */
export const serveLink: ServeSession = async (ctx, tx, { id: sessionId }, begun) => {
  const link = await lockLinkOf(ctx, tx, sessionId);
  if (link === null) return null;
  return {
    isDue: link.isCounted || (!isUsedUp(link) && isOpenFor(link, begun)),
    settle: async ({ payment, writes }) => {
      if (!payment.succeeded || !PAID_STATES.includes(payment.state) || link.isCounted || isUsedUp(link)) return;
      await writes.flush(tx);
      await count(ctx, tx, { sessionId, counts: true });
    },
  };
};

function isOpenFor({ closedAt }: LockedLink, begun: AttemptTime): boolean {
  return closedAt === null || (begun !== null && begun.createdAt <= closedAt);
}

export const uncountLinkPayment: FailedLaterHandler = async (ctx, tx, { session }) => {
  const link = await lockLinkOf(ctx, tx, session.id);
  if (link?.isCounted) await count(ctx, tx, { sessionId: session.id, counts: false });
};

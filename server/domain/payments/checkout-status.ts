/** What an open checkout page asks while it waits. */
import { merchantFacts } from "../../context";
import type { SystemCtx } from "../../kernel/types";
import { effectiveState, isPayable, sessionState } from "../sessions";
import { pagePhase, pageVersion } from "./core/pages";
import type { CheckoutStatus } from "./views";

/** The phase and version of a session's page, or null when there is no such session. One statement. */
export async function checkoutStatus(system: SystemCtx, sessionId: string): Promise<CheckoutStatus | null> {
  const session = await system.db.paymentSession.findUnique({
    where: { id: sessionId, deletedAt: null },
    include: { merchant: true, attempts: { orderBy: { number: "asc" }, select: { number: true, state: true } } },
  });
  if (session === null) return null;
  const now = new Date(system.realNow().getTime() + merchantFacts(session.merchant).clockOffset);
  const inFlight = session.attempts.some((attempt) => attempt.state === "processing");
  const lifetime = { state: sessionState(session.state), expiresAt: session.expiresAt, inFlight };
  const state = effectiveState(lifetime, now);
  const newest = session.attempts.at(-1) ?? null;
  return {
    phase: pagePhase(isPayable(state), inFlight, session.serviceAttempts !== null),
    version: pageVersion({ state, newest, updatedAt: session.updatedAt }),
  };
}

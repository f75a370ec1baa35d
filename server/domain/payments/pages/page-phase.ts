import { isPayable, isServiceSession, type Session, stateAt } from "@/server/domain/sessions";

/** `automatic`: the service charges the session, and the customer need not act (decision 0102). */
export type PagePhase = "open" | "processing" | "automatic" | "result";

/**
 * The phase of a session's page: `processing` while a charge is in flight, but a final state always shows its
 * result.
 */
export function pagePhase(
  session: Pick<Session, "state" | "expiresAt" | "inFlight" | "maxServiceAttempts">,
  now: Date,
): PagePhase {
  if (!isPayable(stateAt(session, now))) return "result";
  if (session.inFlight) return "processing";
  return isServiceSession(session) ? "automatic" : "open";
}

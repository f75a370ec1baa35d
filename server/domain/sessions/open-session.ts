import { rowsOf } from "@/server/db/driver/named-statement";
import { countSteps } from "@/server/db/transactions/state-changes";
import { step } from "@/server/kernel/machine";
import type { SystemCtx } from "@/server/kernel/types";
import { SESSION } from "./core/machine";
import type { SessionWithAttempts } from "./record/session";
import { OPENING_STATEMENT } from "./statements/open-session";

const OPENING = step(SESSION, "created", "opened");

/**
 * At the customer's first visit `created` becomes `pending`; an overdue session is unchanged.
 * @returns the instant at which this call opened the session, on the merchant's clock; otherwise null
 */
export async function openSession(system: SystemCtx, sessionId: string): Promise<Date | null> {
  const { from, to, event } = OPENING;
  const [opened] = await rowsOf(system.db, OPENING_STATEMENT, [sessionId, system.realNow(), from, to, event]);
  if (opened === undefined) return null;
  countSteps([{ machine: "session", to }]);
  return opened.at;
}

/**
 * Opens the session at the customer's first visit. If another request changes it concurrently, the session is
 * returned as it was read.
 */
export async function openedSession(system: SystemCtx, session: SessionWithAttempts): Promise<SessionWithAttempts> {
  if (session.state !== OPENING.from) return session;
  const updatedAt = await openSession(system, session.id);
  return updatedAt === null ? session : { ...session, state: OPENING.to, updatedAt };
}

/** The customer opens a session: `created` becomes `pending`. */
import { KEPT_PLAN } from "@/server/db/kept-plans";
import { countSteps } from "@/server/db/state-changes";
import { step } from "@/server/kernel/machine";
import type { SystemCtx } from "@/server/kernel/types";
import { SESSION } from "./core/machine";

const OPENING = step(SESSION, "created", "opened");

/**
 * Marks the session as opened, by the first of all requests; one past its time is left unchanged. One
 * conditional statement.
 * @returns whether this call opened it
 */
export async function openSession(system: SystemCtx, sessionId: string): Promise<boolean> {
  const now = system.realNow();
  const written = await system.db.$executeRaw`${KEPT_PLAN}
    WITH opened AS (
      UPDATE payment_session s SET state = ${OPENING.to}, updated_at = ${now}::timestamptz + m.clock_offset * interval '1 millisecond'
      FROM merchant m
      WHERE s.id = ${sessionId} AND s.state = ${OPENING.from} AND m.id = s.merchant_id
        AND s.expires_at > ${now}::timestamptz + m.clock_offset * interval '1 millisecond'
      RETURNING s.id, s.merchant_id, s.updated_at
    )
    INSERT INTO state_change (merchant_id, machine, object_id, from_state, event, to_state, at)
    SELECT merchant_id, 'session', id, ${OPENING.from}, ${OPENING.event}, ${OPENING.to}, updated_at FROM opened`;
  if (written === 0) return false;
  countSteps([{ machine: "session", to: OPENING.to }]);
  return true;
}

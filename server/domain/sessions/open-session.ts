/** The customer opens a session: `created` becomes `pending`. */
import type { SystemCtx } from "../../kernel/types";
import type { SessionEvent, SessionState } from "./core/machine";

const STEP: { readonly from: SessionState; readonly event: SessionEvent; readonly to: SessionState } = {
  from: "created",
  event: "opened",
  to: "pending",
};

/**
 * Marks the session as opened, once, whoever opens it how often; one past its time stays as it is. One conditional statement.
 * @returns whether this call opened it
 */
export async function openSession(system: SystemCtx, sessionId: string): Promise<boolean> {
  const now = system.realNow();
  const written = await system.db.$executeRaw`
    WITH opened AS (
      UPDATE payment_session s SET state = ${STEP.to}, updated_at = ${now}::timestamptz + m.clock_offset * interval '1 millisecond'
      FROM merchant m
      WHERE s.id = ${sessionId} AND s.state = ${STEP.from} AND m.id = s.merchant_id
        AND s.expires_at > ${now}::timestamptz + m.clock_offset * interval '1 millisecond'
      RETURNING s.id, s.merchant_id, s.updated_at
    )
    INSERT INTO state_change (merchant_id, machine, object_id, from_state, event, to_state, at)
    SELECT merchant_id, 'session', id, ${STEP.from}, ${STEP.event}, ${STEP.to}, updated_at FROM opened`;
  return written > 0;
}

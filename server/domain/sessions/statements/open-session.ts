import type { NamedStatement } from "@/server/db/driver/named-statement";

export const OPENING_STATEMENT: NamedStatement<{ at: Date }> = {
  name: "open_session",
  text: `WITH opened AS (
      UPDATE payment_session s SET state = $4, updated_at = $2::timestamptz + m.clock_offset * interval '1 millisecond'
      FROM merchant m
      WHERE s.id = $1 AND s.state = $3 AND m.id = s.merchant_id
        AND s.expires_at > $2::timestamptz + m.clock_offset * interval '1 millisecond'
      RETURNING s.id, s.merchant_id, s.updated_at
    )
    INSERT INTO state_change (merchant_id, machine, object_id, from_state, event, to_state, at)
    SELECT merchant_id, 'session', id, $3, $5, $4, updated_at FROM opened RETURNING at`,
};

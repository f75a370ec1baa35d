/** Ends many requests for approval in few statements. */
import { transaction } from "@/server/db/transactions/transaction";
import { transition } from "@/server/kernel/machine";
import type { Ctx } from "@/server/kernel/types";
import { APPROVAL } from "../core/approval";

/**
 * Ends many requests as the job ends one; skips those that are locked.
 * @returns the skipped ids
 */
export async function giveUpMany(ctx: Ctx, ids: readonly string[]): Promise<readonly string[]> {
  if (ids.length === 0) return [];
  const [canceled, expired] = [
    transition(APPROVAL, "pending", "timed_out"),
    transition(APPROVAL, "manual_action_required", "timed_out"),
  ];
  const now = ctx.now();
  const rows = await transaction(
    ctx.db,
    (tx) => tx.$queryRaw<{ id: string }[]>`
      WITH over AS (
        SELECT id, merchant_id, state AS from_state, expires_at FROM operation_request
        WHERE id = ANY(${ids}) AND merchant_id = ${ctx.merchant.id} AND expires_at <= ${now} FOR UPDATE SKIP LOCKED
      ), moved AS (
        UPDATE operation_request r SET expires_at = NULL,
          state = CASE over.from_state WHEN 'pending' THEN ${canceled} ELSE ${expired} END
        FROM over WHERE r.id = over.id
        RETURNING r.id, r.merchant_id, over.from_state, r.state,
          CASE WHEN ${ctx.walk !== undefined} THEN over.expires_at ELSE ${now}::timestamptz END AS at
      ), steps AS (
        INSERT INTO state_change (merchant_id, machine, object_id, from_state, event, to_state, at)
        SELECT merchant_id, 'approval', id, from_state, 'timed_out', state, at FROM moved
      ) SELECT id FROM moved`,
  );
  const done = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => !done.has(id));
}

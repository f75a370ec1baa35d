import { transaction } from "@/server/db/transactions/transaction";
import { transition } from "@/server/kernel/machine";
import type { Ctx } from "@/server/kernel/types";
import { APPROVAL } from "../core/approval";
import { expireRequests } from "./statements";

/**
 * Cancels or expires many approval requests in few statements, except locked requests.
 * @returns the ids of locked requests
 */
export async function giveUpMany(ctx: Ctx, ids: readonly string[]): Promise<readonly string[]> {
  if (ids.length === 0) return [];
  const [canceled, expired] = [
    transition(APPROVAL, "pending", "timed_out"),
    transition(APPROVAL, "manual_action_required", "timed_out"),
  ];
  const rows = await transaction(ctx.db, (tx) => expireRequests(ctx, tx, { ids, canceled, expired }));
  const done = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => !done.has(id));
}

import { transaction } from "@/server/db/transactions/transaction";
import { recordAudit } from "@/server/domain/audit";
import { Conflict } from "@/server/kernel/errors";
import type { Ctx } from "@/server/kernel/types";
import type { ConsoleEventValues } from "../console/statements/list-events";
import { begin, lanesOf } from "./statements";

export type AskedAgain = { readonly events: number; readonly addresses: number };

/**
 * Makes a job resend the events that match the filter and that the user may change (Spec, "Events on the
 * console" 1), by address, oldest first. Addresses with an unfinished redelivery are skipped.
 * @throws {Conflict} if there is nothing to send, or every address has an unfinished redelivery
 */
export async function redeliverAll(ctx: Ctx, values: ConsoleEventValues): Promise<AskedAgain> {
  return transaction(ctx.db, async (tx) => {
    const lanes = await lanesOf(ctx, tx, values);
    let asked: AskedAgain = { events: 0, addresses: 0 };
    for (const { url, ids } of lanes) {
      if (await begin(ctx, tx, { url, ids }))
        asked = { events: asked.events + ids.length, addresses: asked.addresses + 1 };
    }
    if (asked.addresses === 0) throw new Conflict(lanes.length === 0 ? NOTHING : UNDER_WAY);
    await recordAudit(ctx, tx, { action: "event.all_redelivered", objectId: ctx.merchant.id, after: asked });
    return asked;
  });
}

const NOTHING = "There is nothing to send again.";
const UNDER_WAY = "Events are already being sent to these addresses.";

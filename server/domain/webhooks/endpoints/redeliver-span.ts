import { transaction } from "@/server/db/transactions/transaction";
import { recordAudit } from "@/server/domain/audit";
import { Conflict } from "@/server/kernel/errors";
import type { Ctx } from "@/server/kernel/types";
import type { EndpointRedelivery, EndpointRedeliveryView } from "../contract/endpoints";
import { MOST_AGAIN } from "../core/send-again";
import { begin } from "../redeliver-many/statements";
import { endpointOf } from "./administer-endpoints";
import { eventsOfSpan } from "./statements";

/**
 * A job sends the span's events to the endpoint again, oldest first (Spec, "Webhook endpoints").
 * @throws {NotFound} the merchant has no such endpoint
 * @throws {Conflict} it is paused, or an earlier request is not finished
 */
export async function redeliverSpan(
  ctx: Ctx,
  endpointId: string,
  asked: EndpointRedelivery,
): Promise<EndpointRedeliveryView> {
  return transaction(ctx.db, async (tx) => {
    const endpoint = await endpointOf(ctx, tx, endpointId);
    if (endpoint.pausedAt !== null) throw new Conflict("The webhook endpoint is paused.");
    const found = await eventsOfSpan(ctx, tx, endpoint, asked);
    const ids = found.slice(0, MOST_AGAIN);
    const answer = { events: ids.length, more: found.length > ids.length };
    if (ids.length === 0) return answer;
    if (!(await begin(ctx, tx, { url: endpoint.url, ids, endpointId }))) throw new Conflict(UNDER_WAY);
    await recordAudit(ctx, tx, { action: "webhook_endpoint.redelivered", objectId: endpointId, after: answer });
    return answer;
  });
}

const UNDER_WAY = "An earlier redelivery to this address is not finished.";

import { transaction } from "@/server/db/transactions/transaction";
import { recordAudit } from "@/server/domain/audit";
import { Conflict, InvalidFields } from "@/server/kernel/errors";
import { addDays, addSeconds, startOfDay } from "@/server/kernel/time";
import { isReversed } from "@/server/kernel/time-range";
import type { Ctx } from "@/server/kernel/types";
import type { EndpointRedelivery, EndpointRedeliveryView } from "../contract/endpoints";
import { MOST_AGAIN } from "../core/send-again";
import { begin } from "../redeliver-many/statements";
import { receivingEndpoint } from "./administer-endpoints";
import { eventsOfSpan } from "./statements";

const MOST_DAYS = 92;
const DAY = 86_400;

/**
 * Makes a job resend the events of a time range to an endpoint, oldest first (Spec, "Webhook endpoints").
 * @throws {InvalidFields} if the range is too long or reversed, or `starting_after` is no event
 * @throws {NotFound}
 * @throws {Conflict} if the endpoint is paused, or an earlier request is not finished
 */
export async function redeliverSpan(
  ctx: Ctx,
  endpointId: string,
  asked: EndpointRedelivery,
): Promise<EndpointRedeliveryView> {
  requireSpan(ctx, asked);
  return transaction(ctx.db, async (tx) => {
    const endpoint = await receivingEndpoint(ctx, tx, endpointId);
    const found = await eventsOfSpan(ctx, tx, endpoint, asked);
    const ids = found.slice(0, MOST_AGAIN);
    const answer = { events: ids.length, more: found.length > ids.length, last_event_id: ids.at(-1) ?? null };
    if (ids.length === 0) return answer;
    if (!(await begin(ctx, tx, { url: endpoint.url, ids, endpointId }))) throw new Conflict(UNDER_WAY);
    await recordAudit(ctx, tx, { action: "webhook_endpoint.redelivered", objectId: endpointId, after: answer });
    return answer;
  });
}

function requireSpan(ctx: Ctx, { created_after: from, created_before: to }: EndpointRedelivery): void {
  const { timezone } = ctx.merchant;
  const latest =
    from.kind === "day"
      ? startOfDay(addDays(from.day, MOST_DAYS), timezone)
      : addSeconds(from.instant, MOST_DAYS * DAY);
  const end = to === undefined ? ctx.now() : to.kind === "day" ? startOfDay(to.next, timezone) : to.instant;
  if (to !== undefined && isReversed(from, to, timezone))
    throw new InvalidFields({ created_before: ["Must not be before created_after."] });
  if (end > latest)
    throw new InvalidFields({ created_after: [`Ensure that the period has at most ${MOST_DAYS} days.`] });
}

const UNDER_WAY = "An earlier redelivery to this address is not finished.";

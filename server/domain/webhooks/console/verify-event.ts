import { webhookSecrets } from "@/server/domain/merchants";
import { monthOfId } from "@/server/kernel/ids";
import type { Ctx } from "@/server/kernel/types";
import { headerTimestamp } from "../core/signatures";
import { type PastedRequest, type Verification, verifyPasted } from "../core/verify-pasted";
import { eventPage, MOST_TRIES } from "./event-page";

/**
 * Whether the pasted body and headers belong to the event and, if not, what differs. The secret is not
 * revealed.
 * @throws {NotFound} for an unknown or invisible event
 */
export async function verifyEvent(ctx: Ctx, id: string, pasted: PastedRequest): Promise<Verification> {
  const { body } = await eventPage(ctx, id);
  const [merchant, log] = await Promise.all([
    ctx.db.merchant.findUniqueOrThrow({ where: { id: ctx.merchant.id } }),
    ctx.db.deliveryAttempt.findMany({
      where: { month: monthOfId(id), delivery: { eventId: id } },
      orderBy: { id: "desc" },
      take: MOST_TRIES,
      select: { sentAt: true, signature: true },
    }),
  ]);
  const tries = log.flatMap(({ sentAt, signature }) =>
    sentAt === null || signature === null ? [] : [{ timestamp: headerTimestamp(sentAt), signature }],
  );
  return verifyPasted({ id, body, secrets: webhookSecrets(merchant, ctx.realNow()), tries }, pasted);
}

import { webhookKeys } from "@/server/domain/merchants";
import { newEvent, newEventIds, recordEvent } from "@/server/domain/webhooks";
import { toWire } from "@/server/kernel/money";
import { timestampUtc } from "@/server/kernel/time";
import type { Ctx, Tx } from "@/server/kernel/types";
import type { SubscriptionEvent } from "../contract/answers";
import type { CycleFacts, SubscriptionFacts } from "../record/subscription";

export type BlockedCycle = {
  readonly subscription: SubscriptionFacts;
  readonly cycle: CycleFacts;
  readonly gatewayCode: string;
};

/**
 * Writes the signed event about a billing cycle that waits for its gateway account (Spec, "Charges of
 * subscriptions" 9), and its delivery, which a job posts. Written once per waiting period, which began at
 * `since`. Requires the subscription's lock.
 */
export async function emitBlockedEvent(
  ctx: Ctx,
  tx: Tx,
  { subscription, cycle, gatewayCode, since, reason }: BlockedCycle & { readonly since: Date; readonly reason: string },
): Promise<void> {
  const { id: objectId, merchantId } = subscription;
  const merchant = await tx.merchant.findUniqueOrThrow({ where: { id: merchantId } });
  const { event, delivery } = newEvent(webhookKeys(merchant), {
    merchantId,
    kind: "subscription",
    objectId,
    number: 1 + (await tx.eventCause.count({ where: { merchantId, objectId } })),
    cause: `blocked:${cycle.id}:${since.getTime()}`,
    payload: {
      event: "subscription.blocked",
      subscription_id: objectId,
      cycle_number: cycle.number,
      scheduled_date: cycle.scheduledDate,
      amount: toWire(cycle.amountDue),
      currency_code: subscription.currency,
      gateway_account: gatewayCode,
      reason,
      timestamp_utc: timestampUtc(since),
    } satisfies Omit<SubscriptionEvent, "signature">,
    url: (await setupAddress(tx, subscription)) ?? merchant.webhookUrl,
    occurredAt: since,
    variant: "subscription",
    leaseUntil: null,
    ids: newEventIds(ctx.realNow()),
  });
  await tx.event.createMany({ data: [event] });
  if (delivery !== null) await tx.delivery.createMany({ data: [delivery] });
  await recordEvent(ctx, tx, { kind: "subscription.blocked", objectId, cause: event.cause });
}

/**
 * The setup session's webhook address, or the subscription's copy if that session was permanently deleted.
 */
async function setupAddress(
  tx: Tx,
  { setupSessionId: id, setupWebhookUrl }: SubscriptionFacts,
): Promise<string | null> {
  const setup = await tx.paymentSession.findUnique({ where: { id }, select: { webhookUrl: true } });
  return setup === null ? setupWebhookUrl : setup.webhookUrl;
}

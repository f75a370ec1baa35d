import { json } from "@/server/db/json-column";
import { writeBatch } from "@/server/db/transactions/write-batch";
import type { EndedHandler, Session } from "@/server/domain/sessions";
import type { Ctx, Tx } from "@/server/kernel/types";
import { lockSubscription } from "../record/lock-subscription";
import { sessionPurpose } from "../record/session-purpose";
import type { SubscriptionFacts } from "../record/subscription";
import { moveSubscription } from "../record/transitions";

/**
 * Ends the setup when its session ends unpaid (Spec, "Subscription states", "Creating and billing
 * subscriptions"), in the ending transaction. Cycle 1 is kept for a retried setup. If the session is
 * permanently deleted, the subscription copies the values that later sessions need.
 */
export const abandonSetup: EndedHandler = async (ctx, tx, { session, end }) => {
  const service = await sessionPurpose(tx, session.id);
  if (service?.purpose !== "setup") return;
  const locked = await lockSubscription(tx, { merchantId: ctx.merchant.id, id: service.subscriptionId });
  if (locked?.subscription.setupSessionId !== session.id) return;
  const { subscription } = locked;
  if (end === "deleted") await keepCopied(ctx, tx, { subscription, session });
  if (subscription.status === "pending_setup")
    await writeBatch(tx, (writes) => moveSubscription(ctx, writes, { subscription, event: "setup_abandoned" }));
};

type DeletedSetup = { readonly subscription: SubscriptionFacts; readonly session: Session };

async function keepCopied(ctx: Ctx, tx: Tx, { subscription, session }: DeletedSetup): Promise<void> {
  await tx.subscription.update({
    where: { id: subscription.id },
    data: {
      setupWebhookUrl: session.webhookUrl,
      setupExtra: json(session.extra ?? {}),
      setupDetails: json(session.details),
      updatedAt: ctx.now(),
    },
    select: { id: true },
  });
}

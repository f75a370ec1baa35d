/** A setup session ends without a payment: so does the setup (Spec, "Subscription states"; decision §12). */
import type { Ctx, Tx } from "../../kernel/types";
import { detailsOf, type EndedHandler, extraOf, json, type SessionRow } from "../sessions";
import { lockSubscription } from "./lock-subscription";
import { moveSubscription } from "./move";
import type { SubscriptionFacts } from "./rows";
import { serves } from "./serves";

/**
 * Called by sessions inside the ending transaction. The first charge's cycle stays as it is, for a retried setup. Of a session that is deleted for
 * good the subscription keeps what later sessions copy.
 */
export const abandonSetup: EndedHandler = async (ctx, tx, { session, end }) => {
  const service = await serves(tx, session.id);
  if (service?.purpose !== "setup") return;
  const locked = await lockSubscription(tx, { merchantId: ctx.merchant.id, id: service.subscriptionId });
  if (locked?.subscription.setupSessionId !== session.id) return;
  const { subscription } = locked;
  if (end === "deleted") await keepCopied(ctx, tx, { subscription, session });
  if (subscription.status === "pending_setup")
    await moveSubscription(ctx, tx, { subscription, event: "setup_abandoned" });
};

type Deleted = { readonly subscription: SubscriptionFacts; readonly session: SessionRow };

async function keepCopied(ctx: Ctx, tx: Tx, { subscription, session }: Deleted): Promise<void> {
  await tx.subscription.update({
    where: { id: subscription.id },
    data: {
      setupWebhookUrl: session.webhookUrl,
      setupExtra: json(extraOf(session) ?? {}),
      setupDetails: json(detailsOf(session)),
      updatedAt: ctx.now(),
    },
    select: { id: true },
  });
}

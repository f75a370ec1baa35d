/** A setup session ends without a payment: so does the setup (Spec, "Subscription states"; decision §12). */
import type { EndedHandler } from "../sessions";
import { lockSubscription } from "./lock-subscription";
import { moveSubscription } from "./move";
import { serves } from "./serves";

/** Called by sessions inside the ending transaction. The first charge's cycle stays as it is, for a retried setup. */
export const abandonSetup: EndedHandler = async (ctx, tx, { session }) => {
  const service = await serves(tx, session.id);
  if (service?.purpose !== "setup") return;
  const locked = await lockSubscription(tx, { merchantId: ctx.merchant.id, id: service.subscriptionId });
  if (locked?.subscription.status !== "pending_setup" || locked.subscription.setupSessionId !== session.id) return;
  await moveSubscription(ctx, tx, { subscription: locked.subscription, event: "setup_abandoned" });
};

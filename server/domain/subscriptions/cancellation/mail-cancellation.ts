import { civilDateOf } from "@/server/kernel/time";
import type { Ctx, Tx } from "@/server/kernel/types";
import type { CancellationDecision } from "../core/cancellation";
import type { SubscriptionFacts } from "../record/subscription";
import { writePlanMail } from "../record/write-plan-mail";

/** Mails that the subscription was canceled and until when it runs (Spec, "Subscription mails"). */
export async function mailCancellation(
  ctx: Ctx,
  tx: Tx,
  subscription: SubscriptionFacts,
  decision: Extract<CancellationDecision, { readonly cancellation: object }>,
): Promise<void> {
  const endsOn = decision.kind === "pending" ? decision.cancelOn : null;
  const by = decision.cancellation.initiator;
  // At most one mail is written per day and end date, because customers can cancel and undo repeatedly.
  const today = civilDateOf(ctx.now(), ctx.merchant.timezone);
  const cause = by === "customer" ? `customer ${today} ${endsOn}` : null;
  const waits = decision.kind === "pending" && endsOn === null;
  await writePlanMail(ctx, tx, subscription, {
    content: {
      kind: "subscription_canceled",
      by,
      endsOn,
      waitsFor: waits ? (subscription.status === "past_due" ? "outstanding_balance" : "later_setup") : null,
    },
    cause,
  });
}

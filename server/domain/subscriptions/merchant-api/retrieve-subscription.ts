import { plugin } from "@/server/domain/gateways";
import { requirePermission, sessionPermission } from "@/server/domain/merchants";
import { NotFound } from "@/server/kernel/errors";
import type { Ctx } from "@/server/kernel/types";
import type { SubscriptionView } from "../contract/answers";
import { readSubscription } from "./read-subscription";
import { type SubscriptionReading, subscriptionView } from "./views";

/**
 * A subscription with all fields (Spec, "Subscription management"). Clients may poll `status`, `card` and
 * `current_cycle`.
 * @throws {NotFound}
 * @throws {Forbidden} if the user may not view its session type
 */
export async function retrieveSubscription(ctx: Ctx, id: string): Promise<SubscriptionView> {
  return subscriptionView(await visibleSubscription(ctx, id, "view"));
}

/**
 * The subscription, if the caller may view or change it.
 * @throws {NotFound} {Forbidden} as {@link retrieveSubscription}
 */
export async function visibleSubscription(ctx: Ctx, id: string, verb: "view" | "change"): Promise<SubscriptionReading> {
  const reading = await readSubscription(ctx, id);
  if (reading === null) throw new NotFound();
  requirePermission(ctx.actor, sessionPermission(plugin(reading.subscription.type), verb));
  return reading;
}

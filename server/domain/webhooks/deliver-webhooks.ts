import { dueItems, earliestDue, isEntire, isWalk } from "@/server/db/due-items";
import type { Job } from "@/server/kernel/types";
import { tryDelivery } from "./deliver";
import { DELIVERIES } from "./statements/deliver-webhooks";
import { dueDeliveries } from "./statements/due-deliveries";

/**
 * Delivers due webhooks (Spec, "Webhook deliveries"): retries, and deliveries of interrupted requests. A job
 * slot is held only during statements, so that a thousand hanging receivers delay no other work.
 */
export const deliverWebhooks: Job = {
  name: "deliver-webhooks",
  shape: "lane",
  total: 64,
  waiting: 3_000,
  nextAt: (system, scope) => earliestDue(system, scope, DELIVERIES),
  due: (system, scope, limit) =>
    isWalk(scope) || isEntire(scope)
      ? dueItems(system, scope, { source: DELIVERIES, limit })
      : dueDeliveries(system, scope, limit),
  run: async (ctx, id, slot) => {
    await tryDelivery(ctx, id, { claimant: "due", slot });
  },
};

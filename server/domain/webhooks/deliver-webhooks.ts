/** The job for deliveries that no request makes: retries, and those of dead requests. */
import { Prisma } from "@/server/db/client";
import { type DueSource, dueItems, earliestDue, isWalk } from "@/server/db/due-items";
import type { Job } from "@/server/kernel/types";
import { tryDelivery } from "./deliver";
import { dueDeliveries, MOST_PER_RECEIVER } from "./due-deliveries";

const DELIVERIES: DueSource = {
  table: Prisma.sql`delivery`,
  dueAt: Prisma.sql`item.due_at`,
  condition: Prisma.sql`item.due_at IS NOT NULL`,
  leaseUntil: Prisma.sql`item.lease_until`,
};

/**
 * Tries due deliveries (Spec, "Webhook deliveries"). A slot is held only during statements, not while a
 * receiver answers, so that a thousand hanging receivers delay no other work.
 */
export const deliverWebhooks: Job = {
  name: "deliver-webhooks",
  total: 64,
  waiting: 3_000,
  perReceiver: MOST_PER_RECEIVER,
  nextAt: (system, scope) => earliestDue(system, scope, DELIVERIES),
  due: (system, scope, limit) =>
    isWalk(scope) ? dueItems(system, scope, { source: DELIVERIES, limit }) : dueDeliveries(system, scope, limit),
  run: async (ctx, id, slot) => {
    await tryDelivery(ctx, id, { claimant: "due", slot });
  },
};

import type { Ctx } from "@/server/kernel/types";
import { isSetupAbandoned } from "../record/statements/abandoned-setup";
import { cycleOf, subscriptionOf } from "../record/subscription";
import type { SubscriptionReading } from "./views";

const CARD = { last4: true, brand: true, expiryMonth: true, expiryYear: true } as const;

export async function readSubscription(ctx: Ctx, id: string): Promise<SubscriptionReading | null> {
  const row = await ctx.db.subscription.findUnique({
    where: { id, merchantId: ctx.merchant.id },
    include: {
      card: { select: CARD },
      backupCard: { select: CARD },
      cycles: { orderBy: { number: "desc" }, take: 1 },
    },
    // Queries tables separately, because a join would return amounts as floating-point numbers.
    relationLoadStrategy: "query",
  });
  if (row === null) return null;
  const { card, backupCard, cycles, ...columns } = row;
  const subscription = subscriptionOf(columns);
  const lapsed = subscription.status === "pending_setup" && (await isSetupAbandoned(ctx.db, id, ctx.now()));
  const [newest] = cycles;
  return {
    subscription: lapsed ? { ...subscription, status: "setup_failed" } : subscription,
    cycle: newest === undefined ? null : cycleOf(newest, row.currency),
    card,
    backupCard,
  };
}

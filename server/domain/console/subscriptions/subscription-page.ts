import { mayListCards, type ShownCard, shownCard } from "@/server/domain/cards";
import {
  listChanges,
  listChargeMails,
  listUpcoming,
  retrieveSubscription,
  type SubscriptionChangeView,
  type SubscriptionView,
  type UpcomingChargeView,
} from "@/server/domain/subscriptions";
import { currency } from "@/server/kernel/currency";
import { sumText } from "@/server/kernel/money";
import { firstRows } from "@/server/kernel/page";
import { type CivilDate, civilDateOf } from "@/server/kernel/time";
import type { Ctx } from "@/server/kernel/types";
import { type MoneySentence, moneySentence } from "../core/money-sentence";
import type { WireAmount } from "../wire-amount";
import { type CycleLine, readCycles } from "./read-cycles";
import { type PlanEntry, readPlanTimeline } from "./read-plan-timeline";
import { paidSum } from "./statements/list-subscriptions";

/** Dates are civil, instants ISO 8601. */
export type SubscriptionPageView = {
  readonly subscription: SubscriptionView;
  readonly sentence: MoneySentence;
  readonly outstanding: WireAmount | null;
  readonly collected: string;
  readonly card: ShownCard | null;
  readonly nextTryAt: string | null;
  readonly endsOn: CivilDate | null;
  readonly nextCycle: number | null;
  readonly upcoming: readonly UpcomingChargeView[];
  readonly changes: readonly SubscriptionChangeView[];
  readonly cycles: readonly CycleLine[];
  readonly older: number | null;
  readonly timeline: readonly PlanEntry[];
};

/**
 * @throws {NotFound}
 * @throws {Forbidden} if the user may not view the subscription's session type
 */
export async function subscriptionPage(ctx: Ctx, id: string, before: number | null): Promise<SubscriptionPageView> {
  const subscription = await retrieveSubscription(ctx, id);
  const mails = await listChargeMails(ctx, id);
  const [upcoming, changes, own, timeline, cycles] = await Promise.all([
    listUpcoming(ctx, id, firstRows(3)),
    listChanges(ctx, id, firstRows(10)),
    readOwn(ctx, id),
    readPlanTimeline(ctx, subscription, mails),
    readCycles(ctx, { subscription, mails, before }),
  ]);
  const { current_cycle: newest } = subscription;
  const sentence = moneySentence({
    status: subscription.status,
    isEnding: subscription.cancel_at_period_end,
    isPaused: subscription.paused_at !== null,
    cycle: newest && {
      status: newest.status,
      scheduledDate: newest.scheduled_date as CivilDate,
      isBlocked: own.isBlocked,
    },
  });
  const isOwed = subscription.status === "past_due" && newest?.status === "failed";
  const { isBlocked: _, ...rest } = own;
  return {
    subscription,
    sentence,
    outstanding: isOwed ? { amount: newest.amount_due, currency: subscription.currency } : null,
    nextCycle: isOwed && before === null ? followingCycle(subscription) : null,
    upcoming: upcoming.results,
    changes: changes.results,
    ...rest,
    ...cycles,
    timeline,
  };
}

/** The next cycle's number; null if the plan has no more cycles or ends with its period. */
function followingCycle({
  current_cycle: newest,
  total_cycles: total,
  cancel_at_period_end: isEnding,
}: SubscriptionView) {
  if (newest === null || isEnding) return null;
  return total === null || newest.cycle_number < total ? newest.cycle_number + 1 : null;
}

type OwnFacts = Pick<SubscriptionPageView, "collected" | "card" | "nextTryAt" | "endsOn"> & { isBlocked: boolean };

async function readOwn(ctx: Ctx, id: string): Promise<OwnFacts> {
  const [row, [paid]] = await Promise.all([
    ctx.db.subscription.findUniqueOrThrow({
      where: { id, merchantId: ctx.merchant.id },
      select: {
        currency: true,
        cancelOn: true,
        card: true,
        cycles: { select: { dueAt: true, blockedSince: true }, orderBy: { number: "desc" }, take: 1 },
      },
    }),
    paidSum(ctx, id),
  ]);
  const [newest] = row.cycles;
  const today = civilDateOf(ctx.now(), ctx.merchant.timezone);
  return {
    collected: sumText(paid?.sum ?? null, currency(row.currency)),
    card: row.card === null || !mayListCards(ctx.merchant) ? null : shownCard(row.card, today),
    nextTryAt: newest?.dueAt?.toISOString() ?? null,
    endsOn: row.cancelOn && civilDateOf(row.cancelOn, "UTC"),
    isBlocked: newest !== undefined && newest.blockedSince !== null,
  };
}

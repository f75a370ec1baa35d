import type { MailKind } from "@/server/domain/notifications/core/words";
import {
  type ChargeMail,
  type ListedCycleView,
  listCycles,
  type SubscriptionView,
} from "@/server/domain/subscriptions";
import type { Ctx } from "@/server/kernel/types";
import type { PartOf } from "@/server/kernel/words";

const PAGE = 12;

export type CycleLine = Omit<ListedCycleView, "payment_attempts"> & {
  /** Who starts the payment: the customer at the checkout, or the service with the saved card. */
  readonly payer: "customer" | "service";
  /** True if a pause of the subscription prevents the cycle's charge. */
  readonly isHeld: boolean;
  readonly tries: readonly CycleTry[];
};

export type CycleTry = ListedCycleView["payment_attempts"][number] & {
  readonly mail: PartOf<MailKind, "payment_failed" | "final_failure"> | null;
};

type CyclesQuestion = {
  readonly subscription: SubscriptionView;
  readonly mails: readonly ChargeMail[];
  /** Reads only billing cycles below this number; null reads the newest. */
  readonly before: number | null;
};

export async function readCycles(
  ctx: Ctx,
  { subscription, mails, before }: CyclesQuestion,
): Promise<{ readonly cycles: readonly CycleLine[]; readonly older: number | null }> {
  const newest = subscription.current_cycle?.cycle_number ?? 0;
  const last = Math.min(before === null ? newest : before - 1, newest);
  const first = Math.max(1, last - PAGE + 1);
  const limit = last - first + 1;
  if (limit < 1) return { cycles: [], older: null };
  const { results } = await listCycles(ctx, subscription.id, { limit, offset: first - 1, startingAfter: undefined });
  const balances = await paidByCustomers(ctx, results);
  const held = heldCycle(subscription);
  const cycles = results.map((cycle) => line(cycle, { mails, balances, held })).reverse();
  return { cycles, older: first > 1 ? first : null };
}

async function paidByCustomers(ctx: Ctx, cycles: readonly ListedCycleView[]): Promise<readonly string[]> {
  const ids = cycles.flatMap(({ session_id: id }) => id ?? []);
  const where = { merchantId: ctx.merchant.id, sessionId: { in: ids }, purpose: "balance" };
  const rows = await ctx.db.subscriptionSession.findMany({ where, select: { sessionId: true } });
  return rows.map(({ sessionId }) => sessionId);
}

function heldCycle({ current_cycle: newest, next_billing_date: next, pause_on: pauseOn }: SubscriptionView) {
  if (newest === null || next !== null || pauseOn === null) return null;
  return newest.charge_type === "mit" && newest.status === "scheduled" ? newest.cycle_number : null;
}

type Beside = {
  readonly mails: readonly ChargeMail[];
  readonly balances: readonly string[];
  readonly held: number | null;
};

function line({ payment_attempts, ...cycle }: ListedCycleView, { mails, balances, held }: Beside): CycleLine {
  const own = mails.filter(({ cycleNumber }) => cycleNumber === cycle.cycle_number);
  const isFinal = own.some(({ kind }) => kind === "final_failure");
  const isBalance = cycle.session_id !== null && balances.includes(cycle.session_id);
  const tries = payment_attempts.map((attempt, index): CycleTry => {
    if (own.some(({ kind, tryNumber }) => kind === "payment_failed" && tryNumber === attempt.attempt_number))
      return { ...attempt, mail: "payment_failed" };
    const isLast = index === payment_attempts.length - 1;
    return { ...attempt, mail: isLast && isFinal ? "final_failure" : null };
  });
  const payer = cycle.charge_type === "cit" || isBalance ? "customer" : "service";
  return { ...cycle, payer, isHeld: cycle.cycle_number === held, tries };
}

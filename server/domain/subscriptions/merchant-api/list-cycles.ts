import {
  knownStart,
  type Page,
  type PageRequest,
  pageOfNumbered,
  rowsToRead,
  startingNumber,
} from "@/server/kernel/page";
import type { Ctx } from "@/server/kernel/types";
import { wordOf } from "@/server/kernel/words";
import { type ListedCycleView, PaymentAttemptView } from "../contract/answers";
import { cycleOf } from "../record/subscription";
import { visibleSubscription } from "./retrieve-subscription";
import { type AttemptOfCycle, attemptsOf } from "./statements/cycle-attempts";
import { cycleView } from "./views";

/**
 * A subscription's cycles, ordered by number.
 * @throws {NotFound}
 * @throws {Forbidden} if the user may not view its session type
 * @throws {InvalidFields} if the subscription has no cycle of the number `startingAfter`
 */
export async function listCycles(ctx: Ctx, subscriptionId: string, page: PageRequest): Promise<Page<ListedCycleView>> {
  const { subscription } = await visibleSubscription(ctx, subscriptionId, "view");
  const where = { subscriptionId };
  const number = startingNumber(page);
  if (number !== 0) knownStart(await ctx.db.billingCycle.findFirst({ where: { ...where, number } }));
  const [count, found] = await Promise.all([
    ctx.db.billingCycle.count({ where }),
    ctx.db.billingCycle.findMany({
      where: { ...where, number: { gt: number } },
      orderBy: { number: "asc" },
      ...rowsToRead(page),
    }),
  ]);
  const { results: cycles, last } = pageOfNumbered(count, found, page);
  const attempts = await attemptsOf(ctx, { subscriptionId, cycleIds: cycles.map(({ id }) => id) });
  const results = cycles.map((cycle) => ({
    ...cycleView(cycleOf(cycle, subscription.currency)),
    payment_attempts: attempts.filter(({ cycleId }) => cycleId === cycle.id).map(attemptView),
  }));
  return { count, results, last };
}

function attemptView(attempt: AttemptOfCycle): PaymentAttemptView {
  const failed = attempt.state === "failed" || attempt.state === "error";
  return {
    attempt_number: attempt.number,
    attempted_at: attempt.at.toISOString(),
    status: wordOf(PaymentAttemptView.shape.status.options, attempt.state, "attempt state"),
    failure_reason: failed ? attempt.message : null,
    reference_number: attempt.reference,
  };
}

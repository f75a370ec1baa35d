/** Lists the cycles of a subscription with their attempts. */

import type { Page, PageRequest } from "@/server/kernel/page";
import type { Ctx } from "@/server/kernel/types";
import { wordOf } from "@/server/kernel/words";
import { type ListedCycleView, PaymentAttemptView } from "../contract/answers";
import { cycleOf } from "../record/subscription";
import { visibleSubscription } from "./retrieve-subscription";
import { cycleView } from "./views";

type AttemptOfCycle = {
  cycleId: string;
  number: number;
  at: Date;
  state: string;
  message: string | null;
  reference: string;
};

/**
 * By their number.
 * @throws {NotFound} the merchant has no such subscription
 * @throws {Forbidden} the user may not view its session type
 */
export async function listCycles(ctx: Ctx, subscriptionId: string, page: PageRequest): Promise<Page<ListedCycleView>> {
  const { subscription } = await visibleSubscription(ctx, subscriptionId, "view");
  const where = { subscriptionId };
  const [count, cycles] = await Promise.all([
    ctx.db.billingCycle.count({ where }),
    ctx.db.billingCycle.findMany({ where, orderBy: { number: "asc" }, take: page.limit, skip: page.offset }),
  ]);
  const attempts = await attemptsOf(ctx, { subscriptionId, cycleIds: cycles.map(({ id }) => id) });
  const results = cycles.map((cycle) => ({
    ...cycleView(cycleOf(cycle, subscription.currency)),
    payment_attempts: attempts.filter(({ cycleId }) => cycleId === cycle.id).map(attemptView),
  }));
  return { count, results };
}

/**
 * Charges sent to a gateway, oldest first and numbered within their cycle: the service's of a `mit` cycle,
 * without a balance that the customer pays; the customer's of a `cit` cycle, over all its setups (Spec, "The
 * subscription object" 1 to 4).
 */
function attemptsOf(ctx: Ctx, of: { subscriptionId: string; cycleIds: string[] }): Promise<AttemptOfCycle[]> {
  return ctx.db.$queryRaw<AttemptOfCycle[]>`
    SELECT s.cycle_id AS "cycleId", coalesce(a.started_at, a.created_at) AS at, a.state, a.message,
      a.reference_number AS reference,
      (row_number() OVER (PARTITION BY s.cycle_id ORDER BY a.created_at, a.number))::int AS number
    FROM subscription_session s JOIN attempt a ON a.session_id = s.session_id
    WHERE s.subscription_id = ${of.subscriptionId} AND s.purpose IN ('cycle', 'setup') AND s.cycle_id = ANY(${of.cycleIds})
      AND a.state IN ('processing', 'success', 'failed', 'error')
    ORDER BY s.cycle_id, number`;
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

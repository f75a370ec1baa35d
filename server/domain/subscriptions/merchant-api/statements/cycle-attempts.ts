import type { Ctx } from "@/server/kernel/types";

export type AttemptOfCycle = {
  cycleId: string;
  number: number;
  at: Date;
  state: string;
  message: string | null;
  reference: string;
};

/**
 * Charges sent to a gateway, oldest first and numbered per cycle: for a `mit` cycle the service's charges,
 * without a customer's balance payment; for a `cit` cycle the customer's, in all its setups (Spec, "The
 * subscription object" 1 to 4).
 */
export async function attemptsOf(
  ctx: Ctx,
  of: { subscriptionId: string; cycleIds: string[] },
): Promise<AttemptOfCycle[]> {
  return ctx.db.$queryRaw<AttemptOfCycle[]>`
    SELECT s.cycle_id AS "cycleId", coalesce(a.started_at, a.created_at) AS at, a.state, a.message,
      a.reference_number AS reference,
      (row_number() OVER (PARTITION BY s.cycle_id ORDER BY a.created_at, a.number))::int AS number
    FROM subscription_session s JOIN attempt a ON a.session_id = s.session_id
    WHERE s.subscription_id = ${of.subscriptionId} AND s.purpose IN ('cycle', 'setup') AND s.cycle_id = ANY(${of.cycleIds})
      AND a.state IN ('processing', 'success', 'failed', 'error')
    ORDER BY s.cycle_id, number`;
}

import type { CivilDate } from "@/server/kernel/time";
import type { Ctx } from "@/server/kernel/types";
import type { Initiator, PartOf } from "@/server/kernel/words";
import type { CycleState, Frequency, Purpose, SubscriptionState } from "../../core/words";
import { statusAt } from "../../record/statements/abandoned-setup";

export type PageCycle = {
  readonly number: number;
  readonly chargeType: string;
  readonly date: CivilDate;
  readonly status: CycleState;
  readonly amount: string;
  readonly dueAt: string | null;
  readonly blockedSince: string | null;
  readonly held: boolean;
};

export type PageRow = {
  readonly status: SubscriptionState;
  readonly planName: string | null;
  readonly description: string | null;
  readonly amount: string;
  readonly currency: string;
  readonly frequency: Frequency;
  readonly startDate: CivilDate;
  readonly endDate: CivilDate | null;
  readonly type: string;
  readonly customerId: string;
  readonly cardId: string | null;
  readonly backupCardId: string | null;
  readonly customerEmail: string;
  readonly totalCycles: number | null;
  readonly formerAmount: string | null;
  readonly amountFrom: CivilDate | null;
  readonly pauseOn: CivilDate | null;
  readonly resumeOn: CivilDate | null;
  readonly pausedAt: Date | null;
  readonly pauseDueAt: Date | null;
  readonly nextOn: CivilDate | null;
  readonly nextFrom: CivilDate | null;
  readonly pgCodes: string[];
  readonly cancelAtPeriodEnd: boolean;
  readonly cancelOn: CivilDate | null;
  readonly cancellationInitiator: Initiator | null;
  readonly expireDueAt: Date | null;
  readonly updatedAt: Date;
  readonly inFlight: boolean;
  readonly newest: PageCycle | null;
  readonly history: readonly PageCycle[] | null;
  readonly total: number;
  readonly failed: { readonly message: string | null; readonly decline: unknown; readonly at: string } | null;
  /** The purpose of the session in the address's query, if it was paid and belongs to the subscription. */
  readonly returnedFrom: PartOf<Purpose, "setup" | "balance" | "card"> | null;
  readonly stamp: string;
};

type PageQuery = { readonly rows: number; readonly from: string | null };

/**
 * @returns null if the subscription does not exist. The history omits a cycle that an immediate cancellation
 * ended before its day
 */
export async function loadSubscriptionPage(ctx: Ctx, id: string, query: PageQuery): Promise<PageRow | null> {
  const { rows, from } = query;
  const [row] = await ctx.db.$queryRaw<PageRow[]>`
    WITH cycles AS (
      SELECT id, number, charge_type AS "chargeType", scheduled_date AS date, status, amount_due::text AS amount,
        due_at AS "dueAt", blocked_since AS "blockedSince", held, updated_at
      FROM billing_cycle WHERE subscription_id = ${id}
    ), due AS (
      SELECT c.* FROM cycles c JOIN subscription s ON s.id = ${id}
      WHERE c.status <> 'scheduled'
        AND NOT (c.status = 'canceled' AND s.canceled_at IS NOT NULL AND c.date > (s.canceled_at AT TIME ZONE ${ctx.merchant.timezone})::date)
    ), tried AS (
      SELECT a.id, a.state, a.message, a.decline, a.finished_at, a.session_id, x.cycle_id
      FROM subscription_session x JOIN attempt a ON a.session_id = x.session_id
      WHERE x.subscription_id = ${id}
    )
    SELECT ${statusAt(ctx.now())} AS status, sub.plan_name AS "planName", sub.description, sub.recurring_amount::text AS amount, sub.currency, sub.frequency,
      sub.start_date::text AS "startDate", sub.end_date::text AS "endDate", sub.type, sub.customer_id AS "customerId",
      sub.card_id AS "cardId", sub.backup_card_id AS "backupCardId", sub.pg_codes AS "pgCodes", sub.customer_email AS "customerEmail",
      sub.total_cycles AS "totalCycles", sub.former_amount::text AS "formerAmount", sub.amount_from::text AS "amountFrom",
      sub.pause_on::text AS "pauseOn", sub.resume_on::text AS "resumeOn", sub.paused_at AS "pausedAt",
      sub.pause_due_at AS "pauseDueAt", sub.next_on::text AS "nextOn", sub.next_from::text AS "nextFrom",
      sub.cancel_at_period_end AS "cancelAtPeriodEnd", sub.cancel_on::text AS "cancelOn",
      sub.cancellation_initiator AS "cancellationInitiator", sub.expire_due_at AS "expireDueAt", sub.updated_at AS "updatedAt",
      EXISTS (SELECT FROM tried WHERE state = 'processing') AS "inFlight",
      (SELECT to_json(c) FROM cycles c ORDER BY number DESC LIMIT 1) AS newest,
      (SELECT json_agg(c ORDER BY number DESC) FROM (
        SELECT * FROM due ORDER BY number DESC LIMIT ${rows}
      ) c) AS history,
      (SELECT count(*)::int FROM due) AS total,
      (SELECT json_build_object('message', message, 'decline', decline, 'at', finished_at) FROM tried
        WHERE state IN ('failed', 'error') AND (session_id = sub.setup_session_id
          OR cycle_id = (SELECT id FROM cycles ORDER BY number DESC LIMIT 1))
        ORDER BY finished_at DESC, id DESC LIMIT 1) AS failed,
      (SELECT x.purpose FROM subscription_session x JOIN payment_session p ON p.id = x.session_id
        WHERE x.subscription_id = ${id} AND x.session_id = ${from} AND x.purpose <> 'cycle' AND p.state = 'paid') AS "returnedFrom",
      concat_ws('-', (SELECT count(*) FROM tried), (SELECT extract(epoch FROM max(finished_at)) FROM tried),
        (SELECT extract(epoch FROM max(updated_at)) FROM cycles)) AS stamp
    FROM subscription sub
    WHERE sub.id = ${id} AND sub.merchant_id = ${ctx.merchant.id}`;
  return row ?? null;
}

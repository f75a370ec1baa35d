import { type Currency, currency } from "@/server/kernel/currency";
import { type Money, money, toWire } from "@/server/kernel/money";
import { type CivilDate, civilDateOf } from "@/server/kernel/time";
import type { SystemCtx } from "@/server/kernel/types";
import { firstAfter, firstOnOrAfter, hasRoom, type Plan } from "../../core/schedule";
import type { Frequency } from "../../core/words";
import type { CheckoutPlan } from "../page-views";

type Row = {
  purpose: CheckoutPlan["purpose"];
  planName: string | null;
  description: string | null;
  amount: string;
  firstAmount: string;
  currency: Currency;
  frequency: Frequency;
  startDate: CivilDate;
  endDate: CivilDate | null;
  totalCycles: number | null;
  timezone: string;
  clockOffset: number;
  fromPage: boolean;
  settledAt: Date | null;
};

export async function readPlan(system: SystemCtx, sessionId: string): Promise<CheckoutPlan | null> {
  const [row] = await system.db.$queryRaw<Row[]>`
    SELECT x.purpose, s.plan_name AS "planName", s.description, s.recurring_amount::text AS amount,
      s.first_payment_amount::text AS "firstAmount", s.currency, s.frequency, s.start_date::text AS "startDate",
      s.end_date::text AS "endDate", s.total_cycles AS "totalCycles", m.timezone,
      CASE WHEN m.production THEN 0 ELSE m.clock_offset END::float8 AS "clockOffset",
      x.purpose IN ('balance', 'card') OR (x.purpose = 'setup' AND EXISTS (
        SELECT FROM subscription_session earlier
        WHERE earlier.subscription_id = s.id AND earlier.purpose = 'setup' AND earlier.created_at < x.created_at
      )) AS "fromPage",
      p.settled_at AS "settledAt"
    FROM subscription_session x
    JOIN payment_session p ON p.id = x.session_id
    JOIN subscription s ON s.id = x.subscription_id
    JOIN merchant m ON m.id = s.merchant_id
    WHERE x.session_id = ${sessionId}`;
  return row === undefined ? null : planOf(row, new Date(system.realNow().getTime() + row.clockOffset));
}

function planOf(row: Row, now: Date): CheckoutPlan {
  const code = currency(row.currency);
  const first = money(row.firstAmount, code);
  const isSetup = row.purpose === "setup";
  const free = isSetup && first.amount.isZero();
  const day = civilDateOf(row.settledAt ?? now, row.timezone);
  const firstOn = isSetup ? firstCharge(row, first, day) : null;
  return {
    purpose: row.purpose,
    planName: row.planName,
    description: row.description,
    amount: { amount: toWire(money(row.amount, code)), currency: code },
    frequency: row.frequency,
    firstOn,
    endsOn: row.endDate,
    totalCharges: row.totalCycles,
    isTrial: free && firstOn !== day,
    startsToday: free && firstOn === day,
    fromPage: row.fromPage,
  };
}

/**
 * The day of the service's first charge if the setup settles on `today`: after today if the setup itself
 * charges, otherwise today or later.
 */
function firstCharge(plan: Plan, first: Money, today: CivilDate): CivilDate | null {
  const free = first.amount.isZero();
  const date = free ? firstOnOrAfter(plan, today) : firstAfter(plan, today);
  return hasRoom(plan, { date, number: free ? 1 : 2 }) ? date : null;
}

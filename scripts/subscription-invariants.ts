import { PERIOD_TABLE, REMINDER_TABLE } from "@/server/domain/subscriptions";
import { allSteps, type Invariant } from "./invariant";

const OPEN = `('scheduled', 'processing', 'retry_scheduled')`;
const TERMINAL = `('canceled', 'expired')`;

const NEWEST = `
  SELECT s.*, c.status AS cycle_status, c.charge_type FROM subscription s LEFT JOIN LATERAL (
    SELECT status, charge_type FROM billing_cycle WHERE subscription_id = s.id ORDER BY number DESC LIMIT 1) c ON true`;

const TRIES = `
  SELECT c.id AS cycle_id, c.subscription_id, c.scheduled_date, s.retry_count, a.number, a.state, a.created_at,
         (a.created_at AT TIME ZONE m.timezone)::date AS tried_on, lag(a.created_at) OVER (PARTITION BY c.id ORDER BY a.number) AS tried_before
  FROM billing_cycle c JOIN subscription s ON s.id = c.subscription_id JOIN merchant m ON m.id = c.merchant_id
  JOIN subscription_session o ON o.cycle_id = c.id AND o.purpose = 'cycle' JOIN attempt a ON a.session_id = o.session_id`;

const MONTH_END = `(date_trunc('month', c.scheduled_date) + interval '1 month - 1 day')`;

const wanted = (name: string): string => `coalesce(s.notification_config ->> '${name}', 'true') <> 'false'`;

/** SQL of cycles whose number of mails differs from the number of steps that cause a mail. */
function toldOnce({ event, kind, preference }: { event: string; kind: string; preference: string }): string {
  return `
    SELECT c.id, '${kind}' AS kind, steps.made, mails.written FROM billing_cycle c JOIN subscription s ON s.id = c.subscription_id
    CROSS JOIN LATERAL (SELECT count(*) AS made FROM state_change
      WHERE machine = 'cycle' AND object_id = c.id AND event = '${event}') steps
    CROSS JOIN LATERAL (SELECT count(*) AS written FROM mail_message
      WHERE merchant_id = c.merchant_id AND related_id = s.id AND kind = '${kind}' AND split_part(cause, ' ', 1) = c.id) mails
    WHERE mails.written <> CASE WHEN ${wanted(preference)} THEN steps.made ELSE 0 END AND ${allSteps("c")}`;
}

const SCHEDULE: readonly Invariant[] = [
  {
    name: "cycles are numbered from 1 without gaps, and only the newest is open",
    wholeFlowOnly: true,
    sql: `SELECT subscription_id FROM billing_cycle GROUP BY subscription_id
          HAVING min(number) <> 1 OR max(number) <> count(*) OR count(*) FILTER (WHERE status IN ${OPEN}) > 1
              OR max(number) <> coalesce(max(number) FILTER (WHERE status IN ${OPEN}), max(number))`,
  },
  {
    name: "a cycle of the service lies on a date computed from the anchor, after the one before it and within the plan",
    wholeFlowOnly: true,
    sql: `SELECT c.id, c.number, c.scheduled_date, s.start_date, s.end_date FROM billing_cycle c
          JOIN subscription s ON s.id = c.subscription_id JOIN ${PERIOD_TABLE} ON period.frequency = s.frequency
          LEFT JOIN billing_cycle before ON before.subscription_id = s.id AND before.number = c.number - 1
          WHERE c.charge_type = 'mit' AND (c.scheduled_date < s.start_date OR c.scheduled_date > s.end_date OR c.number > s.total_cycles
            OR extract(day FROM c.scheduled_date) <> least(s.billing_anchor_day, extract(day FROM ${MONTH_END}))
            OR mod((extract(month FROM c.scheduled_date) - extract(month FROM s.start_date))::int, least(period.months, 12)) <> 0
            OR c.scheduled_date <= before.scheduled_date)`,
  },
  {
    // Months are skipped after the outstanding balance was paid and during a pause. A cycle with amount zero
    // has a successor although nothing was charged.
    name: "the cycle after one that the service charged is the next period's",
    wholeFlowOnly: true,
    sql: `SELECT c.id, c.scheduled_date, next.scheduled_date AS next_date FROM billing_cycle c JOIN subscription s ON s.id = c.subscription_id
          JOIN ${PERIOD_TABLE} ON period.frequency = s.frequency
          JOIN billing_cycle next ON next.subscription_id = c.subscription_id AND next.number = c.number + 1
          WHERE c.charge_type = 'mit' AND date_trunc('month', next.scheduled_date)
              <> date_trunc('month', c.scheduled_date) + period.months * interval '1 month'
            AND NOT EXISTS (SELECT FROM subscription_change p WHERE p.subscription_id = s.id AND p.field = 'pause_on')
            AND EXISTS (SELECT 1 FROM state_change e WHERE e.machine = 'cycle' AND e.object_id = c.id AND e.event IN ('succeeded', 'zero_paid'))`,
  },
  {
    name: "the cycle after the customer's own charge lies on the first date that follows it",
    wholeFlowOnly: true,
    sql: `SELECT next.id, c.scheduled_date, next.scheduled_date AS next_date FROM billing_cycle c JOIN subscription s ON s.id = c.subscription_id
          JOIN ${PERIOD_TABLE} ON period.frequency = s.frequency
          JOIN billing_cycle next ON next.subscription_id = c.subscription_id AND next.number = c.number + 1
          WHERE c.charge_type = 'cit' AND next.scheduled_date <> s.start_date
            AND NOT EXISTS (SELECT FROM subscription_change p WHERE p.subscription_id = s.id AND p.field = 'pause_on')
            AND (s.start_date > c.scheduled_date
            OR date_trunc('month', next.scheduled_date) > date_trunc('month', c.scheduled_date)
              + period.months * interval '1 month')`,
  },
  {
    // When clocks go back over midnight, a day begins twice, an hour apart. A blocked cycle waits for its
    // gateway account; any other cycle waits for the end of its account's pause.
    name: "what waits for its day is due with it in the merchant's zone",
    wholeFlowOnly: true,
    sql: `SELECT waiting.id, day, due_at, m.timezone FROM (
            SELECT c.id, c.merchant_id, c.scheduled_date AS day, c.due_at FROM billing_cycle c WHERE c.status = 'scheduled' AND c.charge_type = 'mit' AND c.blocked_since IS NULL AND NOT c.held
            UNION ALL
            SELECT s.id, s.merchant_id, s.cancel_on, s.cancel_due_at FROM subscription s WHERE s.status NOT IN ${TERMINAL} AND s.cancel_on IS NOT NULL
          ) waiting JOIN merchant m ON m.id = merchant_id
          WHERE due_at IS NULL OR due_at < (day::timestamp AT TIME ZONE m.timezone) - interval '1 hour'
             OR (due_at > (day::timestamp AT TIME ZONE m.timezone) + interval '1 hour' AND NOT EXISTS (
               SELECT FROM gateway g JOIN charge_pace p ON p.acquirer = coalesce(g.connector || ':' || g.identity, g.id)
               WHERE g.merchant_id = m.id AND p.paused_until + interval '2 seconds' >= due_at - m.clock_offset * interval '1 millisecond'))`,
  },
  {
    // If a subscription is canceled while its setup is in flight, the gateway's response decides the state of
    // cycle 1.
    name: "a running subscription has a cycle to come or an end, and no cycle outlives its subscription",
    wholeFlowOnly: true,
    sql: `SELECT id, status, cycle_status FROM (${NEWEST}) s
          WHERE (status IN ('trialing', 'active') AND (coalesce(cycle_status, '') IN ${OPEN}) = (expire_due_at IS NOT NULL OR next_on IS NOT NULL))
             OR (status IN ${TERMINAL} AND cycle_status IN ('scheduled', 'retry_scheduled') AND NOT (charge_type = 'cit' AND EXISTS (
               SELECT FROM subscription_session o JOIN attempt a ON a.session_id = o.session_id
               WHERE o.subscription_id = s.id AND o.purpose = 'setup' AND a.state = 'processing')))`,
  },
  {
    name: "a subscription is past due exactly when its newest cycle has failed",
    wholeFlowOnly: true,
    sql: `SELECT id, status, cycle_status FROM (${NEWEST}) s
          WHERE status NOT IN ${TERMINAL} AND (status = 'past_due') <> (coalesce(cycle_status, '') = 'failed')`,
  },
  {
    name: "a subscription is active once money has moved, and trialing before",
    wholeFlowOnly: true,
    sql: `SELECT s.id, s.status FROM subscription s WHERE s.status IN ('trialing', 'active') AND (s.status = 'active') <>
            EXISTS (SELECT 1 FROM billing_cycle c WHERE c.subscription_id = s.id AND c.status = 'paid' AND c.amount_due > 0)`,
  },
  {
    name: "only the merchant cancels what is past due",
    wholeFlowOnly: false,
    sql: `SELECT s.id, s.cancellation_initiator FROM subscription s JOIN state_change c ON c.machine = 'subscription' AND c.object_id = s.id
          WHERE c.from_state = 'past_due' AND c.to_state = 'canceled' AND s.cancellation_initiator IS DISTINCT FROM 'merchant'`,
  },
];

const CHANGES: readonly Invariant[] = [
  {
    name: "a pause holds cycles and dates only while it lasts, and no cycle is charged on a day of the newest pause",
    wholeFlowOnly: true,
    sql: `SELECT s.id, c.number, c.held, c.scheduled_date, s.pause_on, s.resume_on FROM subscription s
          LEFT JOIN billing_cycle c ON c.subscription_id = s.id AND c.charge_type = 'mit'
          WHERE ((c.held OR s.next_on IS NOT NULL) AND s.pause_due_at IS NULL AND s.paused_at IS NULL)
             OR (c.scheduled_date >= s.pause_on AND (s.resume_on IS NULL OR c.scheduled_date < s.resume_on) AND s.paused_at IS NOT NULL
               AND c.status <> 'canceled' AND NOT c.held)`,
  },
  {
    name: "the history of changes is numbered without gaps and ends with the amount, the address and the description",
    wholeFlowOnly: true,
    sql: `SELECT subscription_id FROM subscription_change GROUP BY subscription_id HAVING max(number) <> count(*)
          UNION ALL
          SELECT s.id FROM subscription s JOIN LATERAL (SELECT DISTINCT ON (field) field, after FROM subscription_change
            WHERE subscription_id = s.id ORDER BY field, number DESC) h ON true
          WHERE h.after IS DISTINCT FROM CASE h.field WHEN 'recurring_amount' THEN h.after WHEN 'customer_email' THEN s.customer_email
                  WHEN 'description' THEN s.description ELSE h.after END
             OR (h.field = 'recurring_amount' AND h.after::numeric <> s.recurring_amount)`,
  },
  {
    name: "a higher amount is charged no earlier than three whole days after the mail about it",
    wholeFlowOnly: true,
    sql: `SELECT c.id, h.changed_at, c.due_at FROM subscription_change h JOIN billing_cycle c ON c.subscription_id = h.subscription_id
          WHERE h.field = 'recurring_amount' AND h.after::numeric > h.before::numeric AND c.created_at >= h.changed_at
            AND c.amount_due = h.after::numeric AND c.scheduled_date < h.effective_from`,
  },
];

const CHARGES: readonly Invariant[] = [
  {
    name: "the service tries a cycle in one session, at most once and as often again as its retries say",
    wholeFlowOnly: false,
    sql: `SELECT cycle_id, retry_count, count(*) AS tries FROM (${TRIES}) tries GROUP BY cycle_id, retry_count HAVING count(*) > 1 + retry_count
          UNION ALL
          SELECT cycle_id, NULL, count(*) FROM subscription_session WHERE purpose = 'cycle' GROUP BY cycle_id HAVING count(*) > 1`,
  },
  {
    name: "a cycle has failed only after its last try",
    wholeFlowOnly: true,
    sql: `SELECT cycle_id, retry_count, count(*) AS tries FROM (${TRIES}) tries
          WHERE EXISTS (SELECT FROM state_change e WHERE e.machine = 'cycle' AND e.object_id = cycle_id AND e.event = 'exhausted')
          GROUP BY cycle_id, retry_count HAVING count(*) <> 1 + retry_count`,
  },
  {
    name: "a cycle of the service is processing exactly while a charge of it is in flight",
    wholeFlowOnly: true,
    sql: `SELECT c.id, c.status FROM billing_cycle c WHERE c.charge_type = 'mit' AND (c.status = 'processing') <>
            EXISTS (SELECT FROM (${TRIES}) t WHERE t.cycle_id = c.id AND t.state = 'processing')`,
  },
  {
    name: "a session asks for what its cycle costs, in the subscription's currency",
    wholeFlowOnly: true,
    sql: `SELECT c.id, c.amount_due, s.currency AS due_currency, p.amount, p.currency FROM billing_cycle c
          JOIN subscription s ON s.id = c.subscription_id JOIN subscription_session o ON o.cycle_id = c.id
          JOIN payment_session p ON p.id = o.session_id
          WHERE p.amount <> c.amount_due OR p.currency <> s.currency OR o.subscription_id <> c.subscription_id`,
  },
  {
    // A charge a day before its scheduled date is allowed: the merchant's time zone may have changed since.
    name: "the service charges no cycle before its day, and lets an hour pass between two tries",
    wholeFlowOnly: true,
    sql: `SELECT cycle_id, number, scheduled_date, tried_on, created_at, tried_before FROM (${TRIES}) tries
          WHERE tried_on < scheduled_date - 1 OR created_at < tried_before + interval '1 hour'`,
  },
  {
    name: "no cycle is charged that lies on the day of an effective cancellation or after it",
    wholeFlowOnly: true,
    sql: `SELECT t.cycle_id, t.scheduled_date, s.cancel_on FROM (${TRIES}) t JOIN subscription s ON s.id = t.subscription_id
          WHERE s.status = 'canceled' AND s.cancel_on <= t.scheduled_date
            AND EXISTS (SELECT 1 FROM state_change c WHERE c.machine = 'subscription' AND c.object_id = s.id AND c.event = 'period_ended')`,
  },
  {
    name: "a cycle that costs something is paid exactly when the session that pays it is",
    wholeFlowOnly: true,
    sql: `SELECT c.id, c.status, p.state FROM billing_cycle c LEFT JOIN payment_session p ON p.id = c.session_id
          WHERE c.status = 'paid' AND c.amount_due > 0 AND coalesce(p.state, '') <> 'paid'
          UNION ALL
          SELECT c.id, c.status, p.state FROM billing_cycle c JOIN subscription s ON s.id = c.subscription_id
          JOIN subscription_session o ON o.cycle_id = c.id JOIN payment_session p ON p.id = o.session_id
          WHERE p.state = 'paid' AND c.status <> 'paid' AND s.status NOT IN ${TERMINAL}`,
  },
  {
    name: "a cycle is paid once",
    wholeFlowOnly: true,
    sql: `SELECT o.cycle_id, count(*) FROM subscription_session o JOIN payment_session p ON p.id = o.session_id
          WHERE p.state = 'paid' GROUP BY o.cycle_id HAVING o.cycle_id IS NOT NULL AND count(*) > 1`,
  },
];

const SPELL = `'blocked:' || c.id || ':' || (extract(epoch FROM c.blocked_since) * 1000)::bigint`;

const BLOCKED: readonly Invariant[] = [
  {
    name: "a blocked cycle waits for its account, and its merchant was notified",
    wholeFlowOnly: true,
    sql: `SELECT c.id, c.status, c.blocked_since FROM billing_cycle c WHERE c.blocked_since IS NOT NULL
            AND (c.status = 'processing' OR NOT EXISTS (
              SELECT FROM event_cause e WHERE e.merchant_id = c.merchant_id AND e.object_id = c.subscription_id AND e.cause = ${SPELL}))`,
  },
  {
    name: "the events of a subscription are numbered without gaps",
    wholeFlowOnly: true,
    sql: `SELECT object_id FROM event_cause GROUP BY merchant_id, object_id
          HAVING min(number) <> 1 OR max(number) <> count(*)`,
  },
];

const MAILS: readonly Invariant[] = [
  {
    name: "each failed try that another follows is mailed once, and so is the last one, unless the merchant turned it off",
    wholeFlowOnly: true,
    sql: `${toldOnce({ event: "retry_planned", kind: "payment_failed", preference: "failure_enabled" })}
          UNION ALL
          ${toldOnce({ event: "exhausted", kind: "final_failure", preference: "final_failure_enabled" })}`,
  },
  {
    // Each pause may move an announced charge to another date.
    name: "a charge is announced at most once a day of reminders, before its day, and never if it is zero or reminders are off",
    wholeFlowOnly: true,
    sql: `SELECT c.id, count(*) AS written FROM billing_cycle c JOIN subscription s ON s.id = c.subscription_id
          JOIN merchant m ON m.id = c.merchant_id JOIN mail_message e ON e.merchant_id = c.merchant_id AND e.related_id = s.id
            AND e.kind = 'upcoming_charge' AND split_part(e.cause, ' ', 1) = c.id
          GROUP BY c.id, s.id HAVING count(*) > (SELECT most FROM ${REMINDER_TABLE} WHERE reminded.frequency = s.frequency) *
                (1 + (SELECT count(*) FROM subscription_change p WHERE p.subscription_id = s.id AND p.field = 'pause_on'))
              OR c.amount_due = 0
              OR NOT ${wanted("pre_charge_enabled")} OR max((e.sent_at AT TIME ZONE m.timezone)::date) > c.scheduled_date`,
  },
];

const STEPS: readonly Invariant[] = [
  {
    name: "the first recorded change of a subscription or cycle leaves its first state",
    wholeFlowOnly: true,
    sql: `SELECT machine, object_id, from_state FROM (
            SELECT DISTINCT ON (machine, object_id) machine, object_id, from_state FROM state_change
            WHERE machine IN ('subscription', 'cycle') ORDER BY machine, object_id, id) first
          WHERE from_state <> CASE machine WHEN 'subscription' THEN 'pending_setup' ELSE 'scheduled' END
            AND (EXISTS (SELECT FROM subscription s WHERE s.id = object_id AND ${allSteps("s")})
              OR EXISTS (SELECT FROM billing_cycle b WHERE b.id = object_id AND ${allSteps("b")}))`,
  },
  {
    name: "a subscription or cycle that left its first state has a recorded change",
    wholeFlowOnly: true,
    sql: `SELECT 'subscription' AS machine, s.id, s.status FROM subscription s WHERE s.status <> 'pending_setup'
            AND NOT EXISTS (SELECT 1 FROM state_change c WHERE c.machine = 'subscription' AND c.object_id = s.id)
            AND ${allSteps("s")}
          UNION ALL
          SELECT 'cycle', b.id, b.status FROM billing_cycle b WHERE b.status <> 'scheduled'
            AND NOT EXISTS (SELECT 1 FROM state_change c WHERE c.machine = 'cycle' AND c.object_id = b.id)
            AND ${allSteps("b")}`,
  },
];

export const SUBSCRIPTION_INVARIANTS: readonly Invariant[] = [
  ...SCHEDULE,
  ...CHANGES,
  ...CHARGES,
  ...BLOCKED,
  ...MAILS,
  ...STEPS,
];

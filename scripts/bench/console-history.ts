/** Generates a year of a busy shop's rows, to measure the console. */
import type { Client } from "pg";

export const SHOP = "mer_shop";

/**
 * SQL of one row per session: a number `g`, an instant `at` within the year, a random number `r` from 0 to
 * 99, and a customer `c`.
 */
const EACH = `(SELECT g, now() - interval '1 year' * (1 - g::float8 / $1::int) AS at, abs(hashint4(g)::bigint) % 100 AS r,
    abs(hashint4(g + 7)::bigint) % greatest($1::int / 6, 1) AS c, abs(hashint4(g + 99)::bigint) AS n
  FROM generate_series(1, $1::int) g) each`;
const SESSION = "md5(g::text) || lpad(to_hex(g), 8, '0')";
const STATE = `(CASE WHEN r < 66 THEN 'paid' WHEN r < 70 THEN 'captured' WHEN r < 71 THEN 'authorized' WHEN r < 79 THEN 'failed'
  WHEN r < 83 THEN 'canceled' WHEN r < 98 THEN 'expired' WHEN at < now() - interval '1 day' THEN 'expired' ELSE 'created' END)`;
const CURRENCY = "(CASE WHEN r % 10 < 8 THEN 'KWD' WHEN r % 10 = 8 THEN 'SAR' ELSE 'USD' END)";
const AMOUNT = "(1 + n % 9000 / 100.0)::numeric(18,3)";
const REFUNDED = `(CASE WHEN r < 5 THEN ${AMOUNT} ELSE 0 END)`;
const GATEWAY = "(ARRAY['knet', 'credit-card', 'apple-pay'])[1 + n % 3]";
const HAS_SUCCESS = "r < 71";
const BEGUN = "r < 79";

const MERCHANTS = `INSERT INTO merchant (id, name, webhook_hmac_key, webhook_secret, updated_at)
  SELECT id, 'A shop', '', '', now() FROM unnest(ARRAY['${SHOP}', 'mer_other']) id WHERE $1::int > 0`;

const SESSIONS = `INSERT INTO payment_session (id, merchant_id, type, state, payment_type, operation, amount, currency, pg_codes,
    language, order_no, customer_id, customer_email, customer_phone, details, short_code, lifetime, expires_at, settled_pg_code,
    settled_amount, paid_amount, captured_amount, refunded_amount, settled_at, paid_at, deleted_at, created_at, updated_at)
  SELECT ${SESSION}, CASE WHEN r = 50 THEN 'mer_other' ELSE '${SHOP}' END, CASE WHEN n % 3 = 0 THEN 'payment_request' ELSE 'e_commerce' END,
    ${STATE}, 'one_off', 'purchase', ${AMOUNT}, ${CURRENCY}, ARRAY['knet', 'credit-card', 'apple-pay'], 'en', 'order-' || g,
    'customer-' || c, 'customer-' || c || '@example.com', '+9655' || lpad(c::text, 7, '0'),
    jsonb_build_object('customer_first_name', 'Noura', 'customer_last_name', 'Number ' || c), substr(md5('s' || g), 1, 12), 86400,
    at + interval '1 day', CASE WHEN ${HAS_SUCCESS} THEN ${GATEWAY} END, CASE WHEN ${HAS_SUCCESS} THEN ${AMOUNT} ELSE 0 END,
    CASE WHEN r < 70 THEN ${AMOUNT} ELSE 0 END, CASE WHEN r BETWEEN 66 AND 69 THEN ${AMOUNT} ELSE 0 END, ${REFUNDED},
    CASE WHEN ${HAS_SUCCESS} THEN at + interval '2 minutes' END, CASE WHEN r < 70 THEN at + interval '2 minutes' END, CASE WHEN r BETWEEN 10 AND 20 AND n % 20 = 0 THEN at + interval '1 hour' END, at, at
  FROM ${EACH}`;

const TRY_COLUMNS = `id, merchant_id, session_id, number, state, pg_code, connector, operation, form_of_payment,
    reference_number, amount, currency, charge_amount, charge_currency, message, card, created_at, started_at, finished_at`;

/** Every tenth success has an earlier declined attempt; failed sessions have two attempts. */
const TRIED = `SELECT 'att_' || g || '_' || number, CASE WHEN r = 50 THEN 'mer_other' ELSE '${SHOP}' END, ${SESSION}, number,
    CASE WHEN NOT (${HAS_SUCCESS}) OR number < tries THEN (ARRAY['failed', 'failed', 'error'])[1 + n % 3] ELSE 'success' END, ${GATEWAY},
    'sarraf_sandbox', 'purchase', (ARRAY['card', 'card', 'wallet'])[1 + n % 3], 'SRF' || lpad(g::text, 10, '0') || number, ${AMOUNT},
    ${CURRENCY}, ${AMOUNT}, ${CURRENCY},
    CASE WHEN NOT (${HAS_SUCCESS}) OR number < tries THEN (ARRAY['Declined', 'Not enough money', 'Expired card', 'Not answered'])[1 + n % 4] END,
    jsonb_build_object('number', '411111XXXXXX' || lpad((n % 10000)::text, 4, '0'), 'brand', 'Visa'), at, at, at + interval '1 minute' * number
  FROM (SELECT *, CASE WHEN NOT (${HAS_SUCCESS}) THEN 2 WHEN r % 10 = 0 THEN 2 ELSE 1 END AS tries FROM ${EACH} WHERE ${BEGUN}) each
    CROSS JOIN LATERAL generate_series(1, tries) number`;

export const YEAR_OF_TRIES = `SELECT * FROM (${TRIED}) tries (${TRY_COLUMNS})`;

const TRIES = `INSERT INTO attempt (${TRY_COLUMNS}) ${TRIED}`;

const OPERATIONS = `INSERT INTO operation (id, merchant_id, session_id, kind, state, amount, currency, pg_code, connector, reference_number,
    charge_reference, child_session_id, child_state, created_at, finished_at)
  SELECT 'op_' || g, '${SHOP}', ${SESSION}, CASE WHEN r < 5 THEN 'refund' ELSE 'capture' END, 'done', ${AMOUNT}, ${CURRENCY}, ${GATEWAY},
    'sarraf_sandbox', 'SRFR' || g, 'SRF' || g, 'c' || lpad(g::text, 39, '0'), CASE WHEN r < 5 THEN 'refunded' ELSE 'paid' END,
    at + interval '1 hour', at + interval '1 hour'
  FROM ${EACH} WHERE r < 5 OR r BETWEEN 66 AND 69`;

const REQUESTS = `INSERT INTO operation_request (id, merchant_id, session_id, kind, state, amount, currency, pg_code, maker_id, maker,
    expires_at, created_at)
  SELECT 'req_' || g, '${SHOP}', ${SESSION}, 'refund', CASE WHEN g > $1::int - 2000 THEN 'pending' ELSE 'done' END, 1, ${CURRENCY}, ${GATEWAY},
    1, '{}', CASE WHEN g > $1::int - 2000 THEN now() + interval '1 day' END, at
  FROM ${EACH} WHERE r = 10`;

const CARDS = `INSERT INTO saved_card (id, merchant_id, gateway_code, customer_id, token, brand, last4, expiry_month, expiry_year, created_at,
    updated_at)
  SELECT 'card_' || c, '${SHOP}', 'credit-card', 'customer-' || c, 'tok-' || c, 'Visa', lpad((c % 10000)::text, 4, '0'), 12, 2031, now(), now()
  FROM generate_series(0, greatest($1::int / 10, 1)) c`;

const SUBSCRIPTION_STATUS = `(CASE WHEN g % 10 < 6 THEN 'active' WHEN g % 10 = 6 THEN 'past_due' WHEN g % 10 < 9 THEN 'canceled'
  ELSE 'setup_failed' END)`;

const SUBSCRIPTIONS = `INSERT INTO subscription (id, merchant_id, status, type, customer_id, customer_email, customer_name, frequency,
    currency, recurring_amount, first_payment_amount, start_date, billing_anchor_day, agreement_id, cycle_interval_days, language, pg_codes,
    setup_session_id, card_id, plan_name, merchant_reference, created_at, updated_at)
  SELECT 'sub_' || lpad(to_hex(g), 24, '0'), '${SHOP}', ${SUBSCRIPTION_STATUS}, 'payment_request', 'customer-' || c,
    'customer-' || c || '@example.com', 'Noura Number ' || c, CASE WHEN g % 8 = 0 THEN 'yearly' ELSE 'monthly' END, ${CURRENCY}, ${AMOUNT},
    ${AMOUNT}, at::date, extract(day FROM at), 'agreement-' || g, 30, 'en', '{credit-card}', ${SESSION}, 'card_' || c % ($1::int / 10),
    'Gold', 'ref-' || g, at, at
  FROM ${EACH} WHERE g % 10 IN (0, 3)`;

const CYCLES = `INSERT INTO billing_cycle (id, merchant_id, subscription_id, number, charge_type, scheduled_date, amount_due, status, paid_at,
    due_at, session_id, created_at, updated_at)
  SELECT 'cyc_' || right(sub.id, 24) || '_' || number, sub.merchant_id, sub.id, number, CASE WHEN number = 1 THEN 'cit' ELSE 'mit' END,
    sub.start_date + 30 * (number - 1),
    sub.recurring_amount, CASE WHEN number < 4 THEN 'paid' WHEN sub.status = 'past_due' THEN 'failed' ELSE 'scheduled' END,
    CASE WHEN number < 4 THEN now() END, CASE WHEN number = 4 AND sub.status = 'active' THEN now() + interval '9 days' END,
    CASE WHEN number = 1 THEN sub.setup_session_id END, now(), now()
  FROM subscription sub CROSS JOIN generate_series(1, 4) number WHERE sub.status IN ('active', 'past_due') AND $1::int > 0`;

const CYCLE_SESSIONS = `INSERT INTO subscription_session (session_id, merchant_id, subscription_id, purpose, cycle_id, created_at)
  SELECT session_id, merchant_id, subscription_id, 'setup', id, created_at FROM billing_cycle WHERE session_id IS NOT NULL AND $1::int > 0`;

const WALLETS = `INSERT INTO wallet_account (id, merchant_id, customer_id, currency, provider, balance, held, created_at, updated_at)
  SELECT gen_random_uuid(), '${SHOP}', 'customer-' || c, 'KWD', 'wallet_sarraf', 1 + c % 100, CASE WHEN c % 50 = 0 THEN 1 ELSE 0 END, now(), now()
  FROM generate_series(0, greatest($1::int / 10, 1)) c`;

const EVENTS = `INSERT INTO event (id, merchant_id, kind, object_id, number, cause, payload, occurred_at)
  SELECT 'evt_' || g, '${SHOP}', 'payment', ${SESSION}, 1, 'attempt:att_' || g || '_1', '{"result":"success"}', at
  FROM ${EACH} WHERE ${BEGUN} AND r <> 50`;

const DAYS = `INSERT INTO figure_day (id, merchant_id, day, due_at)
  SELECT '${SHOP}-' || day::date, '${SHOP}', day, now() - interval '1 hour'
  FROM generate_series(current_date - interval '366 days', current_date - interval '1 day', interval '1 day') day WHERE $1::int > 0`;

const ROWS = [
  MERCHANTS,
  SESSIONS,
  TRIES,
  OPERATIONS,
  REQUESTS,
  CARDS,
  SUBSCRIPTIONS,
  CYCLES,
  CYCLE_SESSIONS,
  WALLETS,
  DAYS,
];

export function writeConsoleHistory(client: Client, sessions: number): Promise<void> {
  return write(client, ROWS, sessions);
}

export function writePayments(client: Client, sessions: number): Promise<void> {
  return write(client, [MERCHANTS, SESSIONS, TRIES, OPERATIONS, EVENTS], sessions);
}

async function write(client: Client, rows: readonly string[], sessions: number): Promise<void> {
  // Triggers and foreign keys are off while rows are added.
  await client.query("SET session_replication_role = replica");
  for (const insert of rows) await client.query(insert, [sessions]);
  await client.query("SELECT fill_payment_words()");
  await client.query("VACUUM ANALYZE");
}

/** Fills a scratch database with due work of each job, and with rows that resemble due work. */
import type { Client } from "pg";

type Size = { readonly merchants: number; readonly rows: number };

/** Gives half of all rows to the first merchant. */
const MERCHANT = "'mer_' || (CASE WHEN g % 2 = 0 THEN 0 ELSE g / 2 % $1::int END)";
/** Makes a third of the rows overdue and the others due later. */
const DUE = "now() + (g % 307 - 100) * interval '1 hour'";
const LATER = "now() + (1 + g % 307) * interval '1 hour'";

const SESSION_COLUMNS = `id, merchant_id, type, state, payment_type, operation, amount, currency, pg_codes, language,
  short_code, lifetime, expires_at, created_at, updated_at, customer_id, customer_email, customer_phone, order_no`;

function sessions(prefix: string, state: string, expiresAt: string): string {
  return `INSERT INTO payment_session (${SESSION_COLUMNS}, inquiry_due_at)
    SELECT lpad('${prefix}' || g, 40, '0'), ${MERCHANT}, 'e_commerce', ${state}, 'auto_pay', 'purchase', 1, 'KWD',
      '{sandbox}', 'en', '${prefix}' || g, 86400, ${expiresAt}, now() - g * interval '1 second', now(), 'c' || g % 9999, 'c' || g % 9999 || '@b.c',
      '+965' || g, 'order-' || g, CASE WHEN g % 20 = 0 THEN ${DUE} END
    FROM generate_series(1, $2::int) g`;
}

const SUBSCRIPTION_COLUMNS = `id, merchant_id, status, type, customer_id, customer_email, frequency, currency,
  recurring_amount, first_payment_amount, start_date, billing_anchor_day, agreement_id, cycle_interval_days, language,
  pg_codes, setup_session_id, card_id, created_at, updated_at`;

/**
 * Of the subscriptions, a third is in setup, a third is past due and can expire, and a third will be
 * canceled, mostly later.
 */
const SUBSCRIPTIONS = `INSERT INTO subscription (${SUBSCRIPTION_COLUMNS}, expire_due_at, cancel_at_period_end, cancel_on,
    cancel_due_at, setup_lapses_at)
  SELECT 'sub_' || g, ${MERCHANT}, (ARRAY['pending_setup', 'past_due', 'active'])[1 + g % 3], 'payment_request', 'c', 'a@b.c',
    'monthly', 'KWD', 5, 5, '2026-01-31', 31, 'a', 30, 'en', '{sandbox}', lpad('s' || g, 40, '0'), 'card_' || g, now(), now(),
    CASE WHEN g % 3 = 1 OR g % 30 = 2 THEN ${DUE} END, g % 3 = 2,
    CASE WHEN g % 3 = 2 THEN current_date + 1 END,
    CASE WHEN g % 3 = 2 THEN ${LATER} END,
    CASE WHEN g % 3 = 0 THEN CASE WHEN g % 30 = 0 THEN ${DUE} ELSE ${LATER} END END
  FROM generate_series(1, $2::int) g`;

const CARDS = `INSERT INTO saved_card (id, merchant_id, gateway_code, customer_id, token, last4, expiry_month, expiry_year, created_at, updated_at)
  SELECT 'card_' || g, ${MERCHANT}, 'sandbox', 'c', 't' || g, '1111', 12, 2031, now(), now() FROM generate_series(1, $2::int) g`;

const LOGGED = `INSERT INTO request_log (merchant_id, request_id, answered_at, method, path, status, milliseconds, caller_kind, caller_id)
  SELECT ${MERCHANT}, 'r' || g, now(), 'GET', '/', 200, 1, 'private_key', 'key_1' FROM generate_series(1, $2::int) g`;

const CYCLES = `INSERT INTO billing_cycle (id, merchant_id, subscription_id, number, charge_type, scheduled_date, amount_due,
    status, due_at, reminder_due_at, created_at, updated_at)
  SELECT 'cyc_' || g, ${MERCHANT}, 'sub_' || g, 1, 'mit', current_date + CASE WHEN g % 30 = 2 THEN 0 ELSE 1 END, 5, 'scheduled', ${DUE}, ${DUE}, now(), now()
  FROM generate_series(1, $2::int) g`;

/**
 * A thousand receivers, one with most of the deliveries; nearly all deliveries wait for a retry. They cover
 * two months.
 */
const DELIVERIES = `INSERT INTO delivery (id, month, merchant_id, event_id, url, state, due_at, created_at)
  SELECT 'dlv_' || CASE WHEN g % 5 = 0 THEN '' ELSE current_month() || '_' END || g, CASE WHEN g % 5 = 0 THEN 0 ELSE current_month() END, ${MERCHANT}, 'evt', 'https://r' || (CASE WHEN g % 4 < 3 THEN 0 ELSE g % 300 END) || '.example/hook', 'pending',
    CASE WHEN g % 3 = 0 THEN ${DUE} ELSE ${LATER} END, now()
  FROM generate_series(1, $2::int) g`;

const REDELIVERIES = `INSERT INTO redelivery (id, merchant_id, url, event_ids, due_at, created_at)
  SELECT 'rdl_' || g, ${MERCHANT}, 'https://r' || g || '.example/hook', '{evt}', CASE WHEN g % 3 = 0 THEN ${DUE} END, now()
  FROM generate_series(1, $2::int / 3) g`;

const ATTEMPTS = `INSERT INTO attempt (id, merchant_id, session_id, number, state, pg_code, connector, operation,
    form_of_payment, reference_number, amount, currency, charge_amount, charge_currency, inquire_at, created_at)
  SELECT 'att_' || g, ${MERCHANT}, lpad('s' || g, 40, '0'), 1, CASE WHEN g % 50 = 0 THEN 'processing' ELSE 'failed' END,
    'sandbox', 'sarraf_sandbox', 'purchase', 'card', 'r' || g, 1, 'KWD', 1, 'KWD', CASE WHEN g % 3 = 0 THEN ${DUE} END, now()
  FROM generate_series(1, $2::int) g`;

const OPERATIONS = `INSERT INTO operation (id, merchant_id, session_id, kind, state, amount, currency, pg_code, connector,
    reference_number, charge_reference, child_session_id, inquire_at, created_at)
  SELECT 'op_' || g, ${MERCHANT}, lpad('s' || g, 40, '0'), 'refund', CASE WHEN g % 9 = 0 THEN 'processing' ELSE 'refused' END, 1,
    'KWD', 'sandbox', 'sarraf_sandbox', 'o' || g, 'r' || g, lpad('c' || g, 40, '0'), CASE WHEN g % 9 = 0 THEN ${DUE} END, now()
  FROM generate_series(1, $2::int / 3) g`;

const NOTIFICATIONS = `INSERT INTO gateway_notification (id, merchant_id, gateway_id, key, about, message, due_at, received_at, worked_at)
  SELECT 'gnt_' || g, ${MERCHANT}, 'gtw', g::text, 'charge', '', CASE WHEN g % 9 = 0 THEN ${DUE} END, now(),
    CASE WHEN g % 9 = 0 THEN NULL ELSE now() END
  FROM generate_series(1, $2::int) g`;

const REQUESTS = `INSERT INTO operation_request (id, merchant_id, session_id, kind, state, amount, currency, pg_code, maker_id,
    maker, expires_at, created_at)
  SELECT 'req_' || g, ${MERCHANT}, lpad('s' || g, 40, '0'), 'refund', 'pending', 1, 'KWD', 'sandbox', 1, '{}', ${DUE}, now()
  FROM generate_series(1, $2::int / 3) g`;

const INVOICES = `INSERT INTO invoice (id, merchant_id, session_id, status, invoice_number, due_date, overdue_at, currency, language,
    subtotal, discount, total_excl_tax, tax_amount, shipping_incl_tax, total_incl_tax, paid_amount, created_at, updated_at)
  SELECT 'inv_' || g, ${MERCHANT}, lpad('s' || g, 40, '0'), CASE WHEN g % 3 = 0 THEN 'sent' ELSE 'paid' END, g::text, current_date,
    CASE WHEN g % 3 = 0 THEN ${DUE} END, 'KWD', 'en', 1, 0, 1, 0, 0, 1, CASE WHEN g % 3 = 0 THEN 0 ELSE 1 END, now(), now()
  FROM generate_series(1, $2::int) g`;

const RESERVATIONS = `INSERT INTO wallet_reservation (id, merchant_id, hold_id, account_id, operation_id, session_id, pg_code,
    provider, amount, state, release_at, created_at, updated_at)
  SELECT 'res_' || g, ${MERCHANT}, 'h' || g, 'acc_' || g, g, lpad('s' || g, 40, '0'), 'sandbox', 'wallet_sarraf', 1, 'reserved',
    ${DUE}, now(), now()
  FROM generate_series(1, $2::int / 3) g`;

const ACCOUNTS = `INSERT INTO wallet_account (id, merchant_id, customer_id, currency, provider, created_at, updated_at)
  SELECT 'acc_' || g, ${MERCHANT}, 'c' || g, 'KWD', 'wallet_sarraf', now(), now() FROM generate_series(1, $2::int) g`;

const MAILS = `INSERT INTO mail_message (id, merchant_id, recipient, subject, language, kind, html, text, related_id, sent_at, due_at)
  SELECT 'eml_' || g, ${MERCHANT}, 'a@b.c', 's', 'en', 'upcoming_charge', '', '', 'r', now(), ${DUE}
  FROM generate_series(1, $2::int / 3) g`;

const SCHEDULES = `INSERT INTO report_schedule (id, merchant_id, interval, covered_to, due_at)
  SELECT 'mer_' || g || '-' || each, 'mer_' || g, each, 'epoch', ${DUE}
  FROM generate_series(0, $1::int - 1) g, unnest(ARRAY['daily', 'weekly', 'monthly', 'yearly']) each`;

const REPORTS = `INSERT INTO report (id, merchant_id, interval, source, file_format, name, timezone, starts_at, ends_at, status,
    records, file_key, file_size, due_at, created_at, generated_at, expires_at)
  SELECT 'rpt_' || g, ${MERCHANT}, 'custom', 'manual', 'CSV', 'r', 'UTC', now() - interval '1 day', now(),
    CASE WHEN g % 9 = 0 THEN 'in_progress' ELSE 'finished' END, CASE WHEN g % 9 > 0 THEN 1 END, CASE WHEN g % 9 > 0 THEN 'k' END,
    CASE WHEN g % 9 > 0 THEN 1 END, CASE WHEN g % 9 = 0 THEN ${DUE} END, now(), CASE WHEN g % 9 > 0 THEN now() END,
    CASE WHEN g % 9 > 0 THEN ${DUE} END
  FROM generate_series(1, $2::int / 3) g`;

/** A third of the reports is unwritten, and most of these are due later. */
const FIGURE_DAYS = `INSERT INTO figure_day (id, merchant_id, day, due_at, written_at)
  SELECT 'day_' || g, ${MERCHANT}, date '1900-01-01' + g, ${DUE}, CASE WHEN g % 3 > 0 THEN now() END
  FROM generate_series(1, $2::int) g`;

const TABLES = [
  sessions("s", "(ARRAY['created', 'pending', 'paid'])[1 + g % 3]", DUE),
  CARDS,
  LOGGED,
  SUBSCRIPTIONS,
  CYCLES,
  DELIVERIES,
  REDELIVERIES,
  ATTEMPTS,
  OPERATIONS,
  NOTIFICATIONS,
  REQUESTS,
  INVOICES,
  ACCOUNTS,
  RESERVATIONS,
  MAILS,
  REPORTS,
  FIGURE_DAYS,
];

/** Inserts the rows and updates Postgres' statistics. */
export async function backlog(client: Client, { merchants, rows }: Size): Promise<void> {
  // Triggers and foreign keys are switched off, because the rows are only read.
  await client.query("SET session_replication_role = replica");
  await client.query(
    `INSERT INTO merchant (id, name, webhook_hmac_key, webhook_secret, updated_at)
     SELECT 'mer_' || g, 'M', '', '', now() FROM generate_series(0, $1::int - 1) g`,
    [merchants],
  );
  await client.query(SCHEDULES, [merchants]);
  for (const insert of TABLES) await client.query(insert, [merchants, rows]);
  await client.query("SELECT fill_payment_words()");
  await client.query("ANALYZE");
}

/**
 * Fills an empty delivery table with a row for each unknown receiver of the first merchant, without updating
 * statistics.
 */
export async function burst(client: Client, receivers: number): Promise<void> {
  await client.query("TRUNCATE delivery CASCADE");
  await client.query(
    `INSERT INTO delivery (id, merchant_id, event_id, url, state, due_at, created_at)
     SELECT 'burst_' || g, 'mer_0', 'evt', 'https://new' || g || '.example/hook', 'pending', now(), now()
     FROM generate_series(1, $1::int) g`,
    [receivers],
  );
}

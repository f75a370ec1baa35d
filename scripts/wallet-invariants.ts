import { CURRENCY_CODES, currency, scaleOf } from "@/server/kernel/currency";
import type { Invariant } from "./invariant";

/** SQL of each entry kind's effect on the balance; reserve and release change only the held amount. */
const SIGNED = `CASE WHEN entry_type IN ('reserve', 'release') THEN 0 WHEN direction = 'credit' THEN amount ELSE -amount END`;

const OPENINGS = `
  ('refund', 'credit_refund'), ('reservation', 'reserve'), ('adjustment', 'credit_adjustment'),
  ('adjustment', 'debit_adjustment'), ('reversal', 'reversal')`;

const SCALES = CURRENCY_CODES.map((code) => `('${code}', ${scaleOf(currency(code))})`).join(", ");

const COMMITTED = `SELECT session_id, sum(amount) AS amount FROM wallet_reservation WHERE state = 'committed' GROUP BY session_id`;

/** SQL of gateway answers whose differing amount a person has booked. */
const BOOKED_AS_REPORTED = `SELECT 1 FROM differing_answer d WHERE d.booked_at IS NOT NULL`;

export const WALLET_INVARIANTS: readonly Invariant[] = [
  {
    name: "a wallet's balance is the sum of its entries, and what is held the sum of its live reservations, within the balance",
    wholeFlowOnly: false,
    sql: `SELECT a.id, a.balance, e.balance AS entries, a.held, r.held AS reservations, e.held AS held_by_entries FROM wallet_account a
          CROSS JOIN LATERAL (SELECT coalesce(sum(${SIGNED}), 0) AS balance,
            coalesce(sum(CASE entry_type WHEN 'reserve' THEN amount WHEN 'release' THEN -amount WHEN 'debit_payment' THEN -amount END), 0) AS held
            FROM wallet_entry WHERE account_id = a.id) e
          CROSS JOIN LATERAL (SELECT coalesce(sum(amount), 0) AS held FROM wallet_reservation
            WHERE account_id = a.id AND state = 'reserved') r
          WHERE a.balance <> e.balance OR a.held <> r.held OR a.held <> e.held OR a.held < 0 OR a.held > a.balance`,
  },
  {
    name: "each wallet entry names the one before it and the balance after it, and the account's balance is that of the last",
    wholeFlowOnly: false,
    sql: `SELECT account_id, id, previous_entry_id, balance_after FROM (
            SELECT *, lag(id) OVER own AS earlier,
              coalesce(lag(balance_after) OVER own, 0) + ${SIGNED} AS due FROM wallet_entry WINDOW own AS (PARTITION BY account_id ORDER BY id)) e
          WHERE previous_entry_id IS DISTINCT FROM earlier OR balance_after <> due
          UNION ALL
          SELECT a.id, last.id, last.previous_entry_id, last.balance_after FROM wallet_account a
          LEFT JOIN LATERAL (SELECT * FROM wallet_entry WHERE account_id = a.id ORDER BY id DESC LIMIT 1) last ON true
          WHERE a.balance <> coalesce(last.balance_after, 0)`,
  },
  {
    name: "each wallet operation's entries add up to its amount, on its own account, and a reservation ends at most once",
    wholeFlowOnly: false,
    sql: `SELECT o.id, o.type, o.amount, e.types FROM wallet_operation o
          CROSS JOIN LATERAL (SELECT coalesce(array_agg(entry_type::text ORDER BY id), '{}') AS types,
            coalesce(bool_and(amount = o.amount AND account_id = o.account_id AND merchant_id = o.merchant_id
              AND session_id IS NOT DISTINCT FROM o.session_id), false) AS fits
            FROM wallet_entry WHERE operation_id = o.id) e
          WHERE NOT e.fits OR (o.type::text, e.types[1]) NOT IN (VALUES ${OPENINGS})
            OR cardinality(e.types) > CASE o.type WHEN 'reservation' THEN 2 ELSE 1 END
            OR (cardinality(e.types) = 2 AND e.types[2] NOT IN ('debit_payment', 'release'))`,
  },
  {
    name: "a reservation is in the state that its entries say, for the amount and account of its operation",
    wholeFlowOnly: false,
    sql: `SELECT r.id, r.state, r.amount FROM wallet_reservation r
          JOIN wallet_operation o ON o.id = r.operation_id JOIN wallet_account a ON a.id = r.account_id
          LEFT JOIN wallet_entry e ON e.operation_id = o.id AND e.entry_type IN ('debit_payment', 'release')
          WHERE o.type <> 'reservation' OR r.amount <> o.amount OR r.account_id <> o.account_id OR r.session_id <> o.session_id
            OR r.provider <> a.provider OR r.merchant_id <> a.merchant_id
            OR r.state <> CASE coalesce(e.entry_type, '') WHEN '' THEN 'reserved' WHEN 'release' THEN 'released'
              ELSE CASE WHEN EXISTS (SELECT FROM wallet_operation back WHERE back.reverses_id = o.id) THEN 'reversed' ELSE 'committed' END END
          UNION ALL
          SELECT o.id::text, 'missing', o.amount FROM wallet_operation o WHERE o.type = 'reservation'
            AND NOT EXISTS (SELECT 1 FROM wallet_reservation r WHERE r.operation_id = o.id)`,
  },
  {
    name: "a reversal is the opposite of one adjustment or payment of the same account",
    wholeFlowOnly: false,
    sql: `SELECT o.id, o.reverses_id FROM wallet_operation o JOIN wallet_entry e ON e.operation_id = o.id
          LEFT JOIN wallet_operation target ON target.id = o.reverses_id AND target.type IN ('adjustment', 'reservation')
          LEFT JOIN wallet_entry taken ON taken.operation_id = target.id AND taken.entry_type NOT IN ('reserve', 'release')
          WHERE o.type = 'reversal' AND (taken.id IS NULL OR target.account_id <> o.account_id
            OR taken.amount <> e.amount OR taken.direction = e.direction)`,
  },
  {
    name: "what wallets paid of a session is the wallet part of its success, and with the gateway's part what the customer paid",
    wholeFlowOnly: true,
    sql: `SELECT coalesce(s.id, w.session_id) AS id, s.state, s.paid_amount, s.wallet_amount, w.amount AS legs, s.charge_amount, s.fee
          FROM (SELECT p.id, p.state, p.paid_amount, p.amount, a.wallet_amount, a.charge_amount, a.fee, a.exchange_rate, own.decimals
                FROM payment_session p JOIN attempt a ON a.session_id = p.id AND a.state = 'success' AND p.state <> 'canceled'
                JOIN (VALUES ${SCALES}) own (code, decimals) ON own.code = p.currency
                WHERE NOT EXISTS (${BOOKED_AS_REPORTED} AND d.object_id = a.id AND a.exchange_rate IS NOT NULL)) s
          FULL JOIN (${COMMITTED}) w ON w.session_id = s.id
          WHERE s.id IS NULL OR s.wallet_amount <> coalesce(w.amount, 0)
            OR (s.state = 'paid' AND s.paid_amount <> CASE WHEN s.exchange_rate IS NULL THEN s.wallet_amount + s.charge_amount + s.fee
              ELSE s.amount + round(s.fee / s.exchange_rate, s.decimals) END)`,
  },
  {
    name: "a payment is of its session's own amount, its charge the rest of it, and the credit held for it or in it of its session's own customer and currency",
    wholeFlowOnly: true,
    sql: `SELECT s.id, s.amount, a.amount AS paid FROM payment_session s
          JOIN attempt a ON a.session_id = s.id AND a.state IN ('success', 'cod') AND s.state <> 'canceled'
          JOIN (VALUES ${SCALES}) charged (code, decimals) ON charged.code = a.charge_currency
          WHERE NOT EXISTS (${BOOKED_AS_REPORTED} AND d.object_id = a.id) AND (a.amount <> s.amount OR a.currency <> s.currency OR (a.exchange_rate IS NULL AND a.charge_currency <> a.currency)
            OR a.charge_amount <> round((a.amount - a.wallet_amount) * coalesce(a.exchange_rate, 1), charged.decimals))
          UNION ALL
          SELECT s.id, s.amount, r.amount FROM payment_session s
          JOIN wallet_reservation r ON r.session_id = s.id AND r.state IN ('reserved', 'committed') JOIN wallet_account w ON w.id = r.account_id
          WHERE w.customer_id IS DISTINCT FROM s.customer_id OR w.currency <> s.currency`,
  },
  {
    name: "a session has one hold at a time, none once it is settled but the one that its success was promised and took",
    wholeFlowOnly: true,
    sql: `SELECT r.id, r.session_id, r.state, r.hold_id, a.hold_id AS promised FROM wallet_reservation r
          JOIN attempt a ON a.session_id = r.session_id AND a.state IN ('success', 'cod')
          WHERE r.state = 'reserved' OR (r.state = 'committed' AND a.hold_id IS DISTINCT FROM r.hold_id)
          UNION ALL
          SELECT min(id), session_id, min(state), min(hold_id), max(hold_id) FROM wallet_reservation
          WHERE state IN ('reserved', 'committed') GROUP BY session_id HAVING count(DISTINCT hold_id) > 1
          UNION ALL
          SELECT id, session_id, state, hold_id, NULL FROM wallet_reservation r
          WHERE state = 'reserved' AND NOT EXISTS (SELECT 1 FROM payment_session WHERE id = r.session_id)`,
  },
  {
    name: "beside a charge in flight the whole wallet part is held, unless the charge is to be given back",
    wholeFlowOnly: true,
    sql: `SELECT a.id, a.session_id, a.wallet_amount, held.amount FROM attempt a
          CROSS JOIN LATERAL (SELECT coalesce(sum(amount), 0) AS amount FROM wallet_reservation
            WHERE session_id = a.session_id AND state = 'reserved' AND hold_id = a.hold_id) held
          WHERE a.state = 'processing' AND NOT a.reversing AND a.wallet_amount <> held.amount AND a.wallet_amount > 0
            AND NOT EXISTS (SELECT 1 FROM attempt WHERE session_id = a.session_id AND state IN ('success', 'cod'))`,
  },
  {
    name: "a session that a wallet paid any part of has no refund",
    wholeFlowOnly: false,
    sql: `SELECT o.id, o.session_id, o.destination FROM operation o JOIN (${COMMITTED}) w ON w.session_id = o.session_id
          WHERE o.kind = 'refund' AND o.state <> 'refused'`,
  },
  {
    name: "every refund to a wallet is one credit of that amount to the session's customer, and every such credit is a refund",
    wholeFlowOnly: true,
    sql: `SELECT o.id, coalesce(o.session_id, w.session_id) AS session_id, o.state, o.amount AS refunded, w.amount AS credited
          FROM (SELECT op.*, s.customer_id FROM operation op JOIN payment_session s ON s.id = op.session_id
                WHERE op.kind = 'refund' AND op.destination = 'wallet') o
          FULL JOIN (SELECT credit.*, a.customer_id, a.currency FROM wallet_operation credit
                     JOIN wallet_account a ON a.id = credit.account_id WHERE credit.type = 'refund') w
            ON w.merchant_id = o.merchant_id AND w.reference = o.reference_number
          WHERE o.id IS NULL OR w.id IS NULL OR o.state <> 'done' OR o.session_id <> w.session_id
            OR o.amount <> w.amount OR o.currency <> w.currency OR o.customer_id IS DISTINCT FROM w.customer_id`,
  },
  {
    name: "no reservation outlives its timer by more than one look of its job, unless a charge of its session is in flight",
    wholeFlowOnly: true,
    sql: `SELECT r.id, r.session_id, r.release_at FROM wallet_reservation r JOIN merchant m ON m.id = r.merchant_id
          CROSS JOIN LATERAL (SELECT now() + m.clock_offset * interval '1 millisecond' - interval '2 minutes' AS at) patience
          WHERE r.state = 'reserved' AND r.release_at < patience.at AND (m.advancing_until IS NULL OR m.advancing_until < now())
            AND NOT EXISTS (SELECT 1 FROM attempt a WHERE a.session_id = r.session_id
              AND (a.state = 'processing' OR a.finished_at > patience.at))`,
  },
  {
    // The table `wallet_code` is no part of the ledger: it has phone numbers for codes of a mobile wallet.
    name: "wallets of credit know their customers by the merchant's identifier alone",
    wholeFlowOnly: false,
    sql: `SELECT table_name, column_name FROM information_schema.columns
          WHERE table_schema = 'public' AND table_name LIKE 'wallet\\_%' AND table_name <> 'wallet_code'
            AND column_name ~ '(name|mail|phone|mobile|address|birth|national|passport|card|customer)' AND column_name <> 'customer_id'`,
  },
];

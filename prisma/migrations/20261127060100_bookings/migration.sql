SET LOCAL lock_timeout = '5s';

CREATE TABLE "booking" (
    "merchant_id" VARCHAR(40) NOT NULL,
    "cause" VARCHAR(120) NOT NULL,
    "kind" VARCHAR(16) NOT NULL,
    "day" DATE NOT NULL,
    "gateway_day" DATE,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "amount" DECIMAL(18,3) NOT NULL,
    "currency" CHAR(3) NOT NULL,
    "session_id" CHAR(40),
    "type" VARCHAR(24),
    "reference" VARCHAR(255),
    "gateway" VARCHAR(16),

    CONSTRAINT "booking_pkey" PRIMARY KEY ("merchant_id", "cause", "kind")
);

CREATE INDEX "booking_merchant_id_at_cause_idx" ON "booking"("merchant_id", "at", "cause");
CREATE INDEX "booking_session_id_idx" ON "booking"("session_id");

ALTER TABLE "booking"
  ADD CONSTRAINT "booking_kind" CHECK ("kind" IN ('purchase', 'authorization', 'capture', 'refund', 'void', 'fee',
    'wallet_credit', 'wallet_debit', 'adjustment', 'dispute')),
  ADD CONSTRAINT "booking_moves_something" CHECK ("amount" <> 0),
  ADD CONSTRAINT "booking_day_of_its_time" CHECK ("day" BETWEEN ("at" AT TIME ZONE 'UTC')::date - 1 AND ("at" AT TIME ZONE 'UTC')::date + 1),
  ADD CONSTRAINT "booking_of_a_payment" CHECK ("kind" IN ('wallet_credit', 'wallet_debit', 'adjustment')
    OR ("session_id" IS NOT NULL AND "type" IS NOT NULL AND "gateway" IS NOT NULL)),
  ADD CONSTRAINT "booking_of_credit_has_its_sign" CHECK (("kind" <> 'wallet_credit' OR "amount" > 0) AND ("kind" <> 'wallet_debit' OR "amount" < 0));

CREATE TRIGGER "booking_append_only" BEFORE UPDATE OR DELETE ON "booking" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
CREATE TRIGGER "not_truncated" BEFORE TRUNCATE ON "booking" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();

-- Bookings of the rows that were written before this table existed. A payment or an operation that was undone
-- later has none of these: its two bookings would add up to nothing.
INSERT INTO "booking" ("merchant_id", "cause", "kind", "day", "at", "amount", "currency", "session_id", "type", "reference", "gateway")
SELECT past.merchant_id, past.cause, past.kind, (past.at AT TIME ZONE m.timezone)::date, past.at, past.amount, past.currency,
  past.session_id, past.type, past.reference, past.gateway
FROM (
  SELECT s.merchant_id, 'attempt:' || a.id AS cause, part.kind, s.settled_at AS at, part.amount, s.currency, s.id AS session_id,
    s.type, a.reference_number AS reference, a.pg_code AS gateway
  FROM payment_session s
  JOIN LATERAL (
    SELECT * FROM attempt t WHERE t.session_id = s.id AND t.state IN ('success', 'cod') ORDER BY t.number DESC LIMIT 1
  ) a ON true
  CROSS JOIN LATERAL (VALUES
    ('purchase', CASE WHEN a.operation = 'purchase' AND s.paid_amount > 0 THEN s.settled_amount ELSE 0 END),
    ('fee', CASE WHEN a.operation = 'purchase' AND s.paid_amount > 0 THEN s.paid_amount - s.settled_amount ELSE 0 END),
    ('authorization', CASE WHEN a.operation = 'authorize' THEN s.settled_amount ELSE 0 END)) AS part (kind, amount)
  WHERE s.settled_at IS NOT NULL
  UNION ALL
  SELECT o.merchant_id, 'operation:' || o.id || CASE WHEN o.failures > 0 THEN ':' || (o.failures + 1) ELSE '' END, part.kind, o.finished_at,
    part.amount, o.currency, o.session_id, s.type, o.reference_number, o.pg_code
  FROM operation o JOIN payment_session s ON s.id = o.session_id
  CROSS JOIN LATERAL (VALUES
    (o.kind, CASE o.kind WHEN 'capture' THEN o.amount ELSE -o.amount END),
    ('fee', CASE o.kind WHEN 'capture' THEN o.fee ELSE 0 END)) AS part (kind, amount)
  WHERE o.state = 'done' AND o.finished_at IS NOT NULL
  UNION ALL
  SELECT e.merchant_id, 'wallet:' || e.operation_id || ':' || e.entry_type,
    CASE WHEN e.entry_type LIKE '%_adjustment' OR target.type = 'adjustment' THEN 'adjustment'
      WHEN e.direction = 'credit' THEN 'wallet_credit' ELSE 'wallet_debit' END,
    e.created_at, CASE e.direction WHEN 'credit' THEN e.amount ELSE -e.amount END, a.currency, e.session_id, NULL,
    w.reference, e.pg_code
  FROM wallet_entry e JOIN wallet_account a ON a.id = e.account_id JOIN wallet_operation w ON w.id = e.operation_id
  LEFT JOIN wallet_operation target ON target.id = w.reverses_id
  WHERE e.entry_type NOT IN ('reserve', 'release')
  UNION ALL
  SELECT d.merchant_id, 'dispute:' || d.id || ':1', 'dispute', d.opened_at, -d.amount, d.currency, d.session_id, s.type,
    d.gateway_dispute_id, d.gateway_code
  FROM dispute d JOIN payment_session s ON s.id = d.session_id
  WHERE d.stage NOT IN ('inquiry', 'fraud_warning', 'won')
) past JOIN merchant m ON m.id = past.merchant_id
WHERE past.amount <> 0;

-- Daily figures of money are sums of bookings, which may be negative.
ALTER TABLE "daily_figure" DROP CONSTRAINT "daily_figure_counts_sane";
ALTER TABLE "daily_figure" ADD CONSTRAINT "daily_figure_counts_sane" CHECK ("tried" >= 0 AND "ok" BETWEEN 0 AND "tried");
UPDATE figure_day SET written_at = NULL, due_at = greatest(due_at, now()) WHERE written_at IS NOT NULL;

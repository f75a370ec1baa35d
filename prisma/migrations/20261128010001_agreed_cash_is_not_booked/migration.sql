SET LOCAL lock_timeout = '5s';

-- Cash on delivery at an account that authorizes reserved nothing: its authorization is booked with the opposite sign.
INSERT INTO "booking" ("merchant_id", "cause", "kind", "day", "at", "amount", "currency", "session_id", "type", "reference", "gateway")
SELECT b.merchant_id, 'no-authorization:' || a.id, b.kind, (clock.at AT TIME ZONE m.timezone)::date, clock.at, -b.amount, b.currency,
  b.session_id, b.type, b.reference, b.gateway
FROM booking b
JOIN attempt a ON a.merchant_id = b.merchant_id AND b.cause = 'attempt:' || a.id AND a.form_of_payment = 'cash'
JOIN merchant m ON m.id = b.merchant_id
CROSS JOIN LATERAL (SELECT date_trunc('milliseconds', now()) + m.clock_offset * interval '1 millisecond' AS at) clock
WHERE b.kind = 'authorization';

-- Such cash that was collected before bookings existed.
INSERT INTO "booking" ("merchant_id", "cause", "kind", "day", "at", "amount", "currency", "session_id", "type", "reference", "gateway")
SELECT s.merchant_id, 'cash-collected:' || a.id, 'purchase', (s.cash_collected_at AT TIME ZONE m.timezone)::date, s.cash_collected_at,
  s.settled_amount, s.currency, s.id, s.type, a.reference_number, a.pg_code
FROM payment_session s
JOIN attempt a ON a.session_id = s.id AND a.form_of_payment = 'cash' AND a.state = 'success'
JOIN merchant m ON m.id = s.merchant_id
WHERE s.cash_collected_at IS NOT NULL AND s.settled_amount > 0
  AND NOT EXISTS (SELECT 1 FROM booking b WHERE b.session_id = s.id AND b.kind = 'purchase');

-- Their days are counted again.
UPDATE figure_day SET written_at = NULL, due_at = greatest(due_at, now())
WHERE written_at IS NOT NULL AND merchant_id IN (SELECT merchant_id FROM booking WHERE cause LIKE 'cash-collected:%');

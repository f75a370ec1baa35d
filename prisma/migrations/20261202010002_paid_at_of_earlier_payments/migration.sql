SET LOCAL lock_timeout = '5s';

UPDATE "payment_session" s SET "paid_at" = CASE WHEN s.paid_amount > 0 THEN coalesce((
    SELECT max(b.at) FROM booking b WHERE b.session_id = s.id AND b.kind IN ('purchase', 'capture') AND b.amount > 0
  ), s.settled_at, s.updated_at) ELSE s.settled_at END
WHERE s.paid_amount > 0 OR s.state = 'paid';

SET LOCAL lock_timeout = '5s';

ALTER TABLE "attempt" ADD COLUMN     "customer_id" VARCHAR(64);

-- Attempts of before were their session's customer's, as far as is known.
UPDATE attempt a SET customer_id = s.customer_id FROM payment_session s WHERE s.id = a.session_id;

SET LOCAL lock_timeout = '5s';

CREATE INDEX "attempt_last_four" ON "attempt" ("merchant_id", right("card" ->> 'number', 4), "created_at") WHERE "card" IS NOT NULL;
CREATE INDEX "payment_session_customer_email" ON "payment_session" ("merchant_id", "customer_email") WHERE "customer_email" IS NOT NULL;

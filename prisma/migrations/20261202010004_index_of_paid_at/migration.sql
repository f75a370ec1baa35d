SET LOCAL lock_timeout = '5s';

CREATE INDEX "payment_session_paid_at" ON "payment_session" ("merchant_id", "paid_at", "created_at", "id") WHERE "paid_at" IS NOT NULL;

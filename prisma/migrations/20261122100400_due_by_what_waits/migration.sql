SET LOCAL lock_timeout = '5s';

-- An index for each question of a job holds the rows of that question alone: what waits for something else, or for ever,
-- is not read over and over.
DROP INDEX "billing_cycle_charge_due";
CREATE INDEX "billing_cycle_charge_due" ON "billing_cycle" ("merchant_id", "due_at") WHERE "due_at" IS NOT NULL AND "status" = 'scheduled';
CREATE INDEX "billing_cycle_retry_due" ON "billing_cycle" ("merchant_id", "due_at") WHERE "due_at" IS NOT NULL AND "status" = 'retry_scheduled';

DROP INDEX "subscription_expire_due";
CREATE INDEX "subscription_expire_due" ON "subscription" ("merchant_id", "expire_due_at")
  WHERE "expire_due_at" IS NOT NULL AND "status" IN ('trialing', 'active');

DROP INDEX "payment_session_expiring";
CREATE INDEX "payment_session_expiring" ON "payment_session" ("merchant_id", "expires_at")
  WHERE "state" IN ('created', 'pending', 'attempted') AND "service_attempts" IS NULL;

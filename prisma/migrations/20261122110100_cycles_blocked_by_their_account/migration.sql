SET LOCAL lock_timeout = '5s';

ALTER TABLE "billing_cycle" ADD COLUMN     "blocked_since" TIMESTAMPTZ(3);

-- Only what the service is still to charge can be kept from it. A try that counts moves on with the mark, so it stays
-- while the cycle is processing.
ALTER TABLE "billing_cycle" ADD CONSTRAINT "billing_cycle_blocked_while_waiting" CHECK
  ("blocked_since" IS NULL OR ("charge_type" = 'mit' AND "status" IN ('scheduled', 'processing', 'retry_scheduled')));

-- Readiness counts them.
CREATE INDEX "billing_cycle_blocked" ON "billing_cycle" ("blocked_since") WHERE "blocked_since" IS NOT NULL;

SET LOCAL lock_timeout = '5s';

-- A payment may fail after its success.
ALTER TABLE "attempt" ADD COLUMN "failure_reason" VARCHAR(16);
ALTER TABLE "attempt" ADD CONSTRAINT "attempt_failure_reason_known"
  CHECK ("failure_reason" IS NULL OR ("failure_reason" = 'capture_failed' AND "state" = 'failed')) NOT VALID;

ALTER TABLE "operation" ADD COLUMN "failures" INTEGER NOT NULL DEFAULT 0;
UPDATE "operation" SET "failures" = 1 WHERE "state" = 'reversed';

-- The wallet part of a payment that failed later was given back.
ALTER TABLE "wallet_reservation" DROP CONSTRAINT "wallet_reservation_state_known";
ALTER TABLE "wallet_reservation" ADD CONSTRAINT "wallet_reservation_state_known"
  CHECK ("state" IN ('reserved', 'committed', 'released', 'reversed')) NOT VALID;

-- A refund may have been done before the payment failed.
ALTER TABLE "payment_session" DROP CONSTRAINT "payment_session_refund_within_paid";
ALTER TABLE "payment_session" ADD CONSTRAINT "payment_session_refund_within_paid"
  CHECK ("refunded_amount" <= GREATEST("settled_amount", "captured_amount") OR "state" = 'failed') NOT VALID;

-- The service charges again what a failed payment left unpaid.
ALTER TABLE "subscription_session" DROP CONSTRAINT "subscription_session_purpose_known";
ALTER TABLE "subscription_session" ADD CONSTRAINT "subscription_session_purpose_known"
  CHECK ("purpose" IN ('setup', 'cycle', 'balance', 'card', 'again')) NOT VALID;

CREATE TABLE "payment_issue" (
  "id" VARCHAR(40) NOT NULL,
  "merchant_id" VARCHAR(40) NOT NULL,
  "session_id" CHAR(40) NOT NULL,
  "attempt_id" VARCHAR(40) NOT NULL,
  "kind" VARCHAR(32) NOT NULL,
  "amount" DECIMAL(18,3) NOT NULL,
  "currency" CHAR(3) NOT NULL,
  "note" VARCHAR(255) NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  "decision" VARCHAR(16),
  "decided_by" VARCHAR(64),
  "decided_at" TIMESTAMPTZ(3),
  CONSTRAINT "payment_issue_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "payment_issue_decided" CHECK (("decision" IS NULL) = ("decided_at" IS NULL) AND ("decision" IS NULL) = ("decided_by" IS NULL)),
  CONSTRAINT "payment_issue_decision_known" CHECK ("decision" IN ('accepted', 'charged_again', 'resolved'))
);
CREATE INDEX "payment_issue_session_id_idx" ON "payment_issue" ("session_id");
CREATE INDEX "payment_issue_open" ON "payment_issue" ("merchant_id", "created_at") WHERE "decided_at" IS NULL;
-- The same fact is listed once until it is decided.
CREATE UNIQUE INDEX "payment_issue_once" ON "payment_issue" ("attempt_id", "kind") WHERE "decided_at" IS NULL;
ALTER TABLE "payment_issue" ADD CONSTRAINT "payment_issue_session_id_fkey"
  FOREIGN KEY ("session_id") REFERENCES "payment_session"("id") ON DELETE CASCADE ON UPDATE CASCADE;

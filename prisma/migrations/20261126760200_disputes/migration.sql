SET LOCAL lock_timeout = '5s';

CREATE TABLE "dispute" (
  "id" VARCHAR(40) NOT NULL,
  "merchant_id" VARCHAR(40) NOT NULL,
  "session_id" CHAR(40) NOT NULL,
  "attempt_id" VARCHAR(40) NOT NULL,
  "gateway_code" VARCHAR(16) NOT NULL,
  "gateway_dispute_id" VARCHAR(255) NOT NULL,
  "stage" VARCHAR(16) NOT NULL,
  "amount" DECIMAL(18,3) NOT NULL,
  "currency" CHAR(3) NOT NULL,
  "reason" VARCHAR(255) NOT NULL,
  "due_by" TIMESTAMPTZ(3),
  "opened_at" TIMESTAMPTZ(3) NOT NULL,
  "closed_at" TIMESTAMPTZ(3),
  "updated_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "dispute_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "dispute_stage_known" CHECK ("stage" IN ('inquiry', 'opened', 'evidence_due', 'under_review', 'won', 'lost', 'accepted', 'second', 'arbitration', 'fraud_warning')),
  CONSTRAINT "dispute_amount_sane" CHECK ("amount" >= 0),
  CONSTRAINT "dispute_closed_when_ended" CHECK (("stage" IN ('won', 'lost', 'accepted')) = ("closed_at" IS NOT NULL))
);
-- The gateway's dispute is recorded once for each account.
CREATE UNIQUE INDEX "dispute_merchant_id_gateway_code_gateway_dispute_id_key" ON "dispute" ("merchant_id", "gateway_code", "gateway_dispute_id");
CREATE INDEX "dispute_session_id_idx" ON "dispute" ("session_id");
ALTER TABLE "dispute" ADD CONSTRAINT "dispute_session_id_fkey"
  FOREIGN KEY ("session_id") REFERENCES "payment_session"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

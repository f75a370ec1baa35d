-- Money taken for a session that no longer takes it goes back by an operation with states of its own.
CREATE TABLE "charge_reversal" (
  "id" VARCHAR(40) NOT NULL,
  "merchant_id" VARCHAR(40) NOT NULL,
  "attempt_id" VARCHAR(40) NOT NULL,
  "kind" VARCHAR(16) NOT NULL,
  "state" VARCHAR(16) NOT NULL,
  "amount" DECIMAL(18,3) NOT NULL,
  "currency" CHAR(3) NOT NULL,
  "reference_number" VARCHAR(40) NOT NULL,
  "tries" INTEGER NOT NULL DEFAULT 1,
  "first_sent_at" TIMESTAMPTZ(3),
  "gateway_refs" JSONB NOT NULL DEFAULT '{}',
  "gateway_response" JSONB,
  "message" VARCHAR(255),
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  "finished_at" TIMESTAMPTZ(3),
  CONSTRAINT "charge_reversal_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "charge_reversal_kind_known" CHECK ("kind" IN ('refund', 'void')),
  CONSTRAINT "charge_reversal_state_known" CHECK ("state" IN ('due', 'processing', 'queued', 'done', 'refused')),
  CONSTRAINT "charge_reversal_amount_sane" CHECK ("amount" >= 0),
  CONSTRAINT "charge_reversal_sent_before_asked" CHECK ("state" NOT IN ('processing', 'queued') OR "first_sent_at" IS NOT NULL)
);
-- One reversal per charge: it cannot be returned twice.
CREATE UNIQUE INDEX "charge_reversal_attempt_id_key" ON "charge_reversal" ("attempt_id");
CREATE UNIQUE INDEX "charge_reversal_reference_number_key" ON "charge_reversal" ("reference_number");
ALTER TABLE "charge_reversal" ADD CONSTRAINT "charge_reversal_attempt_id_fkey"
  FOREIGN KEY ("attempt_id") REFERENCES "attempt"("id") ON DELETE CASCADE ON UPDATE CASCADE;

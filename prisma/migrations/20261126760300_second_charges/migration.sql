SET LOCAL lock_timeout = '5s';

CREATE TABLE "second_charge" (
  "id" VARCHAR(40) NOT NULL,
  "merchant_id" VARCHAR(40) NOT NULL,
  "session_id" CHAR(40) NOT NULL,
  "attempt_id" VARCHAR(40) NOT NULL,
  "charge_key" VARCHAR(500) NOT NULL,
  "charge_refs" JSONB NOT NULL,
  "kind" VARCHAR(16) NOT NULL,
  "state" VARCHAR(16) NOT NULL,
  "amount" DECIMAL(18,3) NOT NULL,
  "currency" CHAR(3) NOT NULL,
  "reference_number" VARCHAR(40) NOT NULL,
  "first_sent_at" TIMESTAMPTZ(3),
  "gateway_refs" JSONB NOT NULL DEFAULT '{}',
  "message" VARCHAR(255),
  "inquire_at" TIMESTAMPTZ(3),
  "inquiries" INTEGER NOT NULL DEFAULT 0,
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  "finished_at" TIMESTAMPTZ(3),
  CONSTRAINT "second_charge_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "second_charge_kind_known" CHECK ("kind" IN ('refund', 'void')),
  CONSTRAINT "second_charge_state_known" CHECK ("state" IN ('due', 'processing', 'queued', 'done', 'refused')),
  CONSTRAINT "second_charge_amount_sane" CHECK ("amount" > 0),
  CONSTRAINT "second_charge_asked_while_open" CHECK (("state" IN ('due', 'processing', 'queued')) = ("inquire_at" IS NOT NULL))
);
-- A second charge is given back once.
CREATE UNIQUE INDEX "second_charge_attempt_id_charge_key_key" ON "second_charge" ("attempt_id", "charge_key");
CREATE UNIQUE INDEX "second_charge_reference_number_key" ON "second_charge" ("reference_number");
CREATE INDEX "second_charge_session_id_idx" ON "second_charge" ("session_id");
CREATE INDEX "second_charge_due" ON "second_charge" ("merchant_id", "inquire_at") WHERE "inquire_at" IS NOT NULL;
ALTER TABLE "second_charge" ADD CONSTRAINT "second_charge_session_id_fkey"
  FOREIGN KEY ("session_id") REFERENCES "payment_session"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
CREATE TRIGGER "second_charge_announced" AFTER INSERT OR UPDATE OF "inquire_at" ON "second_charge"
  FOR EACH ROW WHEN (NEW."inquire_at" IS NOT NULL) EXECUTE FUNCTION "announce_due"('inquire_at', 'resolve-unknown-operations');

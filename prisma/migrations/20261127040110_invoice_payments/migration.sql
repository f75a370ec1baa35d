SET LOCAL lock_timeout = '5s';

-- Days of reminders, counted from an invoice's due day; none by default.
ALTER TABLE "merchant" ADD COLUMN "invoice_reminder_days" INTEGER[] NOT NULL DEFAULT '{}';

ALTER TABLE "invoice"
  ADD COLUMN "partial_payments" BOOLEAN NOT NULL DEFAULT false,
  ADD COLUMN "paid_amount" DECIMAL(18,3) NOT NULL DEFAULT 0,
  ADD COLUMN "remind_at" TIMESTAMPTZ(3);

-- A payment of an invoice by one session. `paid_at` is set while the payment counts.
CREATE TABLE "invoice_payment" (
    "session_id" CHAR(40) NOT NULL,
    "merchant_id" VARCHAR(40) NOT NULL,
    "invoice_id" VARCHAR(40) NOT NULL,
    "amount" DECIMAL(18,3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "paid_at" TIMESTAMPTZ(3),

    CONSTRAINT "invoice_payment_pkey" PRIMARY KEY ("session_id"),
    CONSTRAINT "invoice_payment_not_negative" CHECK ("amount" >= 0)
);
CREATE INDEX "invoice_payment_invoice_id_created_at_idx" ON "invoice_payment"("invoice_id", "created_at");
ALTER TABLE "invoice_payment" ADD CONSTRAINT "invoice_payment_invoice_id_fkey"
  FOREIGN KEY ("invoice_id") REFERENCES "invoice"("id") ON DELETE CASCADE ON UPDATE CASCADE;

UPDATE "invoice" SET "paid_amount" = "total_incl_tax" WHERE "status" = 'paid';
INSERT INTO "invoice_payment" ("session_id", "merchant_id", "invoice_id", "amount", "created_at", "paid_at")
  SELECT "session_id", "merchant_id", "id", "total_incl_tax", "updated_at", "updated_at" FROM "invoice" WHERE "status" = 'paid';

ALTER TABLE "invoice"
  ADD CONSTRAINT "invoice_paid_within_total" CHECK ("paid_amount" >= 0 AND "paid_amount" <= "total_incl_tax"),
  ADD CONSTRAINT "invoice_paid_whole" CHECK ("status" <> 'paid' OR "paid_amount" = "total_incl_tax");
CREATE INDEX "invoice_reminders" ON "invoice"("merchant_id", "remind_at") WHERE "remind_at" IS NOT NULL;

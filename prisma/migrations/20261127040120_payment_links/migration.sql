SET LOCAL lock_timeout = '5s';

-- A link that many customers pay, each with a session.
CREATE TABLE "payment_link" (
    "id" VARCHAR(40) NOT NULL,
    "merchant_id" VARCHAR(40) NOT NULL,
    "code" VARCHAR(12) NOT NULL,
    "name" VARCHAR(120) NOT NULL,
    "description" VARCHAR(500),
    "type" VARCHAR(24) NOT NULL,
    "currency" CHAR(3) NOT NULL,
    "amount" DECIMAL(18,3),
    "minimum_amount" DECIMAL(18,3),
    "maximum_amount" DECIMAL(18,3),
    "pg_codes" TEXT[] NOT NULL,
    "order_no" VARCHAR(128),
    "webhook_url" VARCHAR(2000),
    "redirect_url" VARCHAR(2000),
    "active_until" DATE,
    "max_payments" INTEGER,
    "payments" INTEGER NOT NULL DEFAULT 0,
    "paid_amount" DECIMAL(18,3) NOT NULL DEFAULT 0,
    "closed_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "payment_link_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "payment_link_amount_fixed_or_chosen" CHECK (("amount" IS NULL) = ("minimum_amount" IS NOT NULL)
      AND ("minimum_amount" IS NULL) = ("maximum_amount" IS NULL)),
    CONSTRAINT "payment_link_amounts_in_order" CHECK ("amount" > 0 OR ("minimum_amount" > 0 AND "maximum_amount" >= "minimum_amount")),
    CONSTRAINT "payment_link_payments_within_limit" CHECK ("payments" >= 0 AND "paid_amount" >= 0 AND ("max_payments" IS NULL OR "payments" <= "max_payments"))
);
CREATE UNIQUE INDEX "payment_link_code_key" ON "payment_link"("code");
CREATE INDEX "payment_link_merchant_id_created_at_idx" ON "payment_link"("merchant_id", "created_at");
ALTER TABLE "payment_link" ADD CONSTRAINT "payment_link_merchant_id_fkey"
  FOREIGN KEY ("merchant_id") REFERENCES "merchant"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- `link_counted_at` is set while the session's payment counts for its link.
ALTER TABLE "payment_session" ADD COLUMN "link_id" VARCHAR(40), ADD COLUMN "link_counted_at" TIMESTAMPTZ(3);
CREATE INDEX "payment_session_link" ON "payment_session" ("merchant_id", "link_id", "created_at") WHERE "link_id" IS NOT NULL;

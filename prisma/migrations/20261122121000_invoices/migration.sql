SET LOCAL lock_timeout = '5s';

-- AlterTable
ALTER TABLE "payment_session" ADD COLUMN     "invoiced" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "invoice" (
    "id" VARCHAR(40) NOT NULL,
    "number" SERIAL NOT NULL,
    "merchant_id" VARCHAR(40) NOT NULL,
    "session_id" CHAR(40) NOT NULL,
    "status" VARCHAR(16) NOT NULL DEFAULT 'sent',
    "invoice_number" VARCHAR(255) NOT NULL,
    "due_date" DATE NOT NULL,
    "overdue_at" TIMESTAMPTZ(3),
    "currency" CHAR(3) NOT NULL,
    "language" VARCHAR(2) NOT NULL,
    "company_name" VARCHAR(64),
    "customer" JSONB NOT NULL DEFAULT '{}',
    "subtotal" DECIMAL(18,3) NOT NULL,
    "discount_amount" DECIMAL(18,3),
    "discount_percentage" DECIMAL(5,2),
    "discount" DECIMAL(18,3) NOT NULL,
    "total_excl_tax" DECIMAL(18,3) NOT NULL,
    "tax_rate" DECIMAL(5,2),
    "tax_amount" DECIMAL(18,3) NOT NULL,
    "shipping_method" VARCHAR(128),
    "shipping_excl_tax" DECIMAL(18,3),
    "shipping_tax_rate" DECIMAL(5,2),
    "shipping_incl_tax" DECIMAL(18,3) NOT NULL,
    "total_incl_tax" DECIMAL(18,3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "invoice_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "invoice_item" (
    "id" SERIAL NOT NULL,
    "merchant_id" VARCHAR(40) NOT NULL,
    "invoice_id" VARCHAR(40) NOT NULL,
    "position" INTEGER NOT NULL,
    "sku" VARCHAR(255) NOT NULL,
    "description" VARCHAR(255) NOT NULL,
    "quantity" DECIMAL(18,3) NOT NULL,
    "unit_price" DECIMAL(18,3) NOT NULL,
    "discount_amount" DECIMAL(18,3),
    "discount_percentage" DECIMAL(5,2),
    "discount" DECIMAL(18,3) NOT NULL,
    "total_excl_tax" DECIMAL(18,3) NOT NULL,
    "tax_rate" DECIMAL(5,2),
    "tax_amount" DECIMAL(18,3) NOT NULL,
    "total_incl_tax" DECIMAL(18,3) NOT NULL,

    CONSTRAINT "invoice_item_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "invoice_number_key" ON "invoice"("number");

-- CreateIndex
CREATE UNIQUE INDEX "invoice_session_id_key" ON "invoice"("session_id");

-- CreateIndex
CREATE INDEX "invoice_merchant_id_created_at_idx" ON "invoice"("merchant_id", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "invoice_merchant_id_invoice_number_key" ON "invoice"("merchant_id", "invoice_number");

-- CreateIndex
CREATE UNIQUE INDEX "invoice_item_invoice_id_position_key" ON "invoice_item"("invoice_id", "position");

-- AddForeignKey
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_merchant_id_fkey" FOREIGN KEY ("merchant_id") REFERENCES "merchant"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "invoice_item" ADD CONSTRAINT "invoice_item_invoice_id_fkey" FOREIGN KEY ("invoice_id") REFERENCES "invoice"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "invoice"
  ADD CONSTRAINT "invoice_status_known" CHECK ("status" IN ('sent', 'overdue', 'paid', 'canceled')),
  ADD CONSTRAINT "invoice_overdue_is_awaited" CHECK ("overdue_at" IS NULL OR "status" = 'sent'),
  ADD CONSTRAINT "invoice_has_one_discount" CHECK ("discount_amount" IS NULL OR "discount_percentage" IS NULL),
  ADD CONSTRAINT "invoice_rates" CHECK ("discount_percentage" BETWEEN 0 AND 100 AND "tax_rate" BETWEEN 0 AND 100 AND "shipping_tax_rate" BETWEEN 0 AND 100),
  ADD CONSTRAINT "invoice_amounts_not_negative" CHECK ("discount" >= 0 AND "total_excl_tax" >= 0 AND "tax_amount" >= 0 AND "shipping_incl_tax" >= 0),
  ADD CONSTRAINT "invoice_adds_up" CHECK ("total_excl_tax" = "subtotal" - "discount" AND "total_incl_tax" = "total_excl_tax" + "tax_amount" + "shipping_incl_tax");

ALTER TABLE "invoice_item"
  ADD CONSTRAINT "invoice_item_position_positive" CHECK ("position" > 0),
  ADD CONSTRAINT "invoice_item_quantity_positive" CHECK ("quantity" > 0),
  ADD CONSTRAINT "invoice_item_has_one_discount" CHECK ("discount_amount" IS NULL OR "discount_percentage" IS NULL),
  ADD CONSTRAINT "invoice_item_rates" CHECK ("discount_percentage" BETWEEN 0 AND 100 AND "tax_rate" BETWEEN 0 AND 100),
  ADD CONSTRAINT "invoice_item_amounts_not_negative" CHECK ("unit_price" >= 0 AND "discount" >= 0 AND "total_excl_tax" >= 0 AND "tax_amount" >= 0),
  ADD CONSTRAINT "invoice_item_adds_up" CHECK ("total_incl_tax" = "total_excl_tax" + "tax_amount");

CREATE INDEX "invoice_overdue_due" ON "invoice" ("merchant_id", "overdue_at") WHERE "overdue_at" IS NOT NULL;

CREATE TRIGGER "overdue_announced" AFTER INSERT OR UPDATE OF "overdue_at" ON "invoice"
  FOR EACH ROW WHEN (NEW."overdue_at" IS NOT NULL) EXECUTE FUNCTION "announce_due"('overdue_at', 'mark-overdue-invoices');

SET LOCAL lock_timeout = '5s';

-- AlterTable
ALTER TABLE "payment_session" ADD COLUMN     "service_attempts" INTEGER;

-- CreateTable
CREATE TABLE "subscription" (
    "id" VARCHAR(40) NOT NULL,
    "merchant_id" VARCHAR(40) NOT NULL,
    "status" VARCHAR(16) NOT NULL DEFAULT 'pending_setup',
    "type" VARCHAR(24) NOT NULL,
    "customer_id" VARCHAR(64) NOT NULL,
    "customer_email" VARCHAR(128) NOT NULL,
    "customer_name" VARCHAR(256),
    "customer_phone" VARCHAR(16),
    "frequency" VARCHAR(8) NOT NULL,
    "currency" CHAR(3) NOT NULL,
    "recurring_amount" DECIMAL(18,3) NOT NULL,
    "first_payment_amount" DECIMAL(18,3) NOT NULL,
    "start_date" DATE NOT NULL,
    "end_date" DATE,
    "billing_anchor_day" INTEGER NOT NULL,
    "agreement_id" VARCHAR(128) NOT NULL,
    "amount_variability" VARCHAR(16) NOT NULL DEFAULT 'fixed',
    "cycle_interval_days" INTEGER NOT NULL,
    "total_cycles" INTEGER,
    "notification_config" JSONB,
    "description" VARCHAR(255),
    "plan_name" VARCHAR(255),
    "merchant_reference" VARCHAR(128),
    "language" VARCHAR(2) NOT NULL,
    "retry_count" INTEGER NOT NULL DEFAULT 3,
    "pg_codes" TEXT[],
    "setup_session_id" CHAR(40) NOT NULL,
    "card_id" VARCHAR(40),
    "cancel_at_period_end" BOOLEAN NOT NULL DEFAULT false,
    "cancel_on" DATE,
    "cancel_due_at" TIMESTAMPTZ(3),
    "canceled_at" TIMESTAMPTZ(3),
    "cancellation_initiator" VARCHAR(16),
    "cancellation_reason" VARCHAR(255),
    "cancellation_note" VARCHAR(255),
    "expire_due_at" TIMESTAMPTZ(3),
    "page_token_version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "subscription_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "billing_cycle" (
    "id" VARCHAR(40) NOT NULL,
    "merchant_id" VARCHAR(40) NOT NULL,
    "subscription_id" VARCHAR(40) NOT NULL,
    "number" INTEGER NOT NULL,
    "charge_type" VARCHAR(3) NOT NULL,
    "scheduled_date" DATE NOT NULL,
    "amount_due" DECIMAL(18,3) NOT NULL,
    "status" VARCHAR(16) NOT NULL DEFAULT 'scheduled',
    "paid_at" TIMESTAMPTZ(3),
    "failure_reason" VARCHAR(255),
    "session_id" CHAR(40),
    "due_at" TIMESTAMPTZ(3),
    "reminder_due_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "billing_cycle_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "subscription_session" (
    "session_id" CHAR(40) NOT NULL,
    "merchant_id" VARCHAR(40) NOT NULL,
    "subscription_id" VARCHAR(40) NOT NULL,
    "purpose" VARCHAR(8) NOT NULL,
    "cycle_id" VARCHAR(40),
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "subscription_session_pkey" PRIMARY KEY ("session_id")
);

-- CreateIndex
CREATE INDEX "subscription_merchant_id_created_at_idx" ON "subscription"("merchant_id", "created_at");

-- CreateIndex
CREATE INDEX "subscription_merchant_id_customer_id_idx" ON "subscription"("merchant_id", "customer_id");

-- CreateIndex
CREATE INDEX "subscription_card_id_idx" ON "subscription"("card_id");

-- CreateIndex
CREATE INDEX "billing_cycle_session_id_idx" ON "billing_cycle"("session_id");

-- CreateIndex
CREATE UNIQUE INDEX "billing_cycle_subscription_id_number_key" ON "billing_cycle"("subscription_id", "number");

-- CreateIndex
CREATE INDEX "subscription_session_subscription_id_purpose_idx" ON "subscription_session"("subscription_id", "purpose");

-- AddForeignKey
ALTER TABLE "subscription" ADD CONSTRAINT "subscription_merchant_id_fkey" FOREIGN KEY ("merchant_id") REFERENCES "merchant"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "subscription" ADD CONSTRAINT "subscription_card_id_fkey" FOREIGN KEY ("card_id") REFERENCES "saved_card"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "billing_cycle" ADD CONSTRAINT "billing_cycle_subscription_id_fkey" FOREIGN KEY ("subscription_id") REFERENCES "subscription"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "subscription_session" ADD CONSTRAINT "subscription_session_subscription_id_fkey" FOREIGN KEY ("subscription_id") REFERENCES "subscription"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "payment_session"
  ADD CONSTRAINT "payment_session_service_attempts" CHECK ("service_attempts" BETWEEN 1 AND 11);

ALTER TABLE "subscription"
  ADD CONSTRAINT "subscription_status_known" CHECK ("status" IN
    ('pending_setup', 'trialing', 'active', 'past_due', 'canceled', 'expired', 'setup_failed')),
  ADD CONSTRAINT "subscription_frequency_known" CHECK ("frequency" IN ('monthly', 'yearly')),
  ADD CONSTRAINT "subscription_amounts_not_negative" CHECK ("recurring_amount" >= 0 AND "first_payment_amount" >= 0),
  ADD CONSTRAINT "subscription_anchor_is_its_first_day" CHECK ("billing_anchor_day" = EXTRACT(DAY FROM "start_date")),
  ADD CONSTRAINT "subscription_ends_after_it_starts" CHECK ("end_date" > "start_date"),
  ADD CONSTRAINT "subscription_retries" CHECK ("retry_count" BETWEEN 1 AND 10),
  ADD CONSTRAINT "subscription_total_cycles_positive" CHECK ("total_cycles" > 0),
  ADD CONSTRAINT "subscription_initiator_known" CHECK ("cancellation_initiator" IN ('merchant', 'customer')),
  ADD CONSTRAINT "subscription_canceled_at" CHECK (("canceled_at" IS NOT NULL) = ("status" = 'canceled')),
  ADD CONSTRAINT "subscription_cancel_due" CHECK ("cancel_due_at" IS NULL OR ("cancel_on" IS NOT NULL AND "cancel_at_period_end")),
  ADD CONSTRAINT "subscription_at_rest" CHECK ("status" NOT IN ('canceled', 'expired') OR ("cancel_due_at" IS NULL AND "expire_due_at" IS NULL));

ALTER TABLE "billing_cycle"
  ADD CONSTRAINT "billing_cycle_number_positive" CHECK ("number" > 0),
  ADD CONSTRAINT "billing_cycle_amount_not_negative" CHECK ("amount_due" >= 0),
  ADD CONSTRAINT "billing_cycle_charge_type_known" CHECK ("charge_type" IN ('cit', 'mit')),
  ADD CONSTRAINT "billing_cycle_status_known" CHECK ("status" IN
    ('scheduled', 'processing', 'retry_scheduled', 'paid', 'failed', 'canceled')),
  ADD CONSTRAINT "billing_cycle_paid_at" CHECK (("paid_at" IS NOT NULL) = ("status" = 'paid')),
  -- What is to be charged is charged at a time: nothing waits for ever, and nothing that is decided is charged.
  ADD CONSTRAINT "billing_cycle_due_while_waiting" CHECK
    (("due_at" IS NOT NULL) = ("charge_type" = 'mit' AND "status" IN ('scheduled', 'retry_scheduled'))),
  ADD CONSTRAINT "billing_cycle_reminder_before_charge" CHECK ("reminder_due_at" IS NULL OR "status" = 'scheduled');

-- The next cycle is not made before the previous one is decided.
CREATE UNIQUE INDEX "billing_cycle_one_open" ON "billing_cycle" ("subscription_id")
  WHERE "status" IN ('scheduled', 'processing', 'retry_scheduled');

ALTER TABLE "subscription_session"
  ADD CONSTRAINT "subscription_session_purpose_known" CHECK ("purpose" IN ('setup', 'cycle', 'balance', 'card')),
  ADD CONSTRAINT "subscription_session_pays_a_cycle" CHECK ("purpose" NOT IN ('cycle', 'balance') OR "cycle_id" IS NOT NULL);

CREATE INDEX "billing_cycle_charge_due" ON "billing_cycle" ("merchant_id", "due_at") WHERE "due_at" IS NOT NULL;
CREATE INDEX "billing_cycle_reminder_due" ON "billing_cycle" ("merchant_id", "reminder_due_at") WHERE "reminder_due_at" IS NOT NULL;
CREATE INDEX "subscription_cancel_due" ON "subscription" ("merchant_id", "cancel_due_at") WHERE "cancel_due_at" IS NOT NULL;
CREATE INDEX "subscription_expire_due" ON "subscription" ("merchant_id", "expire_due_at") WHERE "expire_due_at" IS NOT NULL;
CREATE INDEX "subscription_in_setup" ON "subscription" ("merchant_id", "setup_session_id") WHERE "status" = 'pending_setup';

CREATE TRIGGER "cycle_due_announced" AFTER INSERT OR UPDATE OF "due_at" ON "billing_cycle"
  FOR EACH ROW WHEN (NEW."due_at" IS NOT NULL) EXECUTE FUNCTION "announce_due"('due_at');
CREATE TRIGGER "reminder_due_announced" AFTER INSERT OR UPDATE OF "reminder_due_at" ON "billing_cycle"
  FOR EACH ROW WHEN (NEW."reminder_due_at" IS NOT NULL) EXECUTE FUNCTION "announce_due"('reminder_due_at');
CREATE TRIGGER "cancellation_due_announced" AFTER INSERT OR UPDATE OF "cancel_due_at" ON "subscription"
  FOR EACH ROW WHEN (NEW."cancel_due_at" IS NOT NULL) EXECUTE FUNCTION "announce_due"('cancel_due_at');
CREATE TRIGGER "expiry_due_announced" AFTER INSERT OR UPDATE OF "expire_due_at" ON "subscription"
  FOR EACH ROW WHEN (NEW."expire_due_at" IS NOT NULL) EXECUTE FUNCTION "announce_due"('expire_due_at');

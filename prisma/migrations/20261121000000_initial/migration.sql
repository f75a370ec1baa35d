-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateTable
CREATE TABLE "saved_card" (
    "id" VARCHAR(40) NOT NULL,
    "merchant_id" VARCHAR(40) NOT NULL,
    "gateway_code" VARCHAR(16) NOT NULL,
    "customer_id" VARCHAR(64) NOT NULL,
    "token" VARCHAR(50) NOT NULL,
    "brand" VARCHAR(32),
    "name_on_card" VARCHAR(64),
    "last4" VARCHAR(4) NOT NULL,
    "expiry_month" INTEGER NOT NULL,
    "expiry_year" INTEGER NOT NULL,
    "cvv_required" BOOLEAN NOT NULL DEFAULT true,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "saved_card_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "agreement_card" (
    "merchant_id" VARCHAR(40) NOT NULL,
    "customer_id" VARCHAR(64) NOT NULL,
    "agreement_id" VARCHAR(128) NOT NULL,
    "card_id" VARCHAR(40) NOT NULL,
    "expiry_date" DATE,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "agreement_card_pkey" PRIMARY KEY ("merchant_id","customer_id","agreement_id")
);

-- CreateTable
CREATE TABLE "gateway" (
    "id" VARCHAR(40) NOT NULL,
    "merchant_id" VARCHAR(40) NOT NULL,
    "code" VARCHAR(16) NOT NULL,
    "name" VARCHAR(64) NOT NULL,
    "name_ar" VARCHAR(64),
    "connector" VARCHAR(64) NOT NULL,
    "flow" VARCHAR(32) NOT NULL DEFAULT 'redirect',
    "is_sandbox" BOOLEAN NOT NULL DEFAULT true,
    "default_currency" CHAR(3) NOT NULL,
    "accepted_currencies" TEXT[],
    "operation" VARCHAR(16) NOT NULL DEFAULT 'purchase',
    "operations" TEXT[],
    "is_tokenizable" BOOLEAN NOT NULL DEFAULT false,
    "auto_debit_enabled" BOOLEAN NOT NULL DEFAULT false,
    "multi_attempt" BOOLEAN NOT NULL DEFAULT true,
    "plugins" TEXT[],
    "payment_services" TEXT[],
    "wallet_providers" TEXT[],
    "tags" TEXT[],
    "fee_fixed" DECIMAL(18,3),
    "fee_percent" DECIMAL(7,4),
    "fee_description" VARCHAR(128),
    "fee_description_ar" VARCHAR(128),
    "exchange_rates" JSONB NOT NULL DEFAULT '{}',
    "provisioned_by" VARCHAR(48),
    "provisioned_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "gateway_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "simulated_gateway_entry" (
    "id" VARCHAR(40) NOT NULL,
    "merchant_id" VARCHAR(40) NOT NULL,
    "gateway_code" VARCHAR(16) NOT NULL,
    "reference_number" VARCHAR(40) NOT NULL,
    "kind" VARCHAR(16) NOT NULL,
    "charge_reference" VARCHAR(40),
    "amount" DECIMAL(18,3) NOT NULL,
    "currency" CHAR(3) NOT NULL,
    "outcome" VARCHAR(16) NOT NULL,
    "answer" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "simulated_gateway_entry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "rate_counter" (
    "caller" VARCHAR(320) NOT NULL,
    "class" VARCHAR(32) NOT NULL,
    "window_start" TIMESTAMPTZ(3) NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "rate_counter_pkey" PRIMARY KEY ("caller","class","window_start")
);

-- CreateTable
CREATE TABLE "idempotency_key" (
    "merchant_id" VARCHAR(40) NOT NULL,
    "key" VARCHAR(255) NOT NULL,
    "route" VARCHAR(120) NOT NULL,
    "body_digest" CHAR(64) NOT NULL,
    "lease_until" TIMESTAMPTZ(3),
    "status" INTEGER,
    "body" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "idempotency_key_pkey" PRIMARY KEY ("merchant_id","key","route")
);

-- CreateTable
CREATE TABLE "mail_message" (
    "id" VARCHAR(40) NOT NULL,
    "merchant_id" VARCHAR(40) NOT NULL,
    "recipient" VARCHAR(128) NOT NULL,
    "subject" VARCHAR(255) NOT NULL,
    "language" VARCHAR(2) NOT NULL,
    "kind" VARCHAR(32) NOT NULL,
    "html" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "related_id" VARCHAR(40),
    "sent_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "mail_message_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "merchant" (
    "id" VARCHAR(40) NOT NULL,
    "name" VARCHAR(120) NOT NULL,
    "timezone" VARCHAR(64) NOT NULL DEFAULT 'Asia/Kuwait',
    "region" VARCHAR(8) NOT NULL DEFAULT 'KWT',
    "default_language" VARCHAR(2) NOT NULL DEFAULT 'en',
    "webhook_url" VARCHAR(2000),
    "allowed_origins" TEXT[],
    "session_lifetime" INTEGER NOT NULL DEFAULT 86400,
    "expire_transactions" BOOLEAN NOT NULL DEFAULT true,
    "operation_approval_enabled" BOOLEAN NOT NULL DEFAULT false,
    "production" BOOLEAN NOT NULL DEFAULT false,
    "base_url" VARCHAR(200),
    "clock_offset" BIGINT NOT NULL DEFAULT 0,
    "advancing_until" TIMESTAMPTZ(3),
    "webhook_hmac_key" TEXT NOT NULL,
    "webhook_secret" TEXT NOT NULL,
    "seeded" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "merchant_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "merchant_user" (
    "id" SERIAL NOT NULL,
    "merchant_id" VARCHAR(40) NOT NULL,
    "username" VARCHAR(150) NOT NULL,
    "password_hash" TEXT NOT NULL,
    "password_changed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "permissions" TEXT[],
    "is_checker" BOOLEAN NOT NULL DEFAULT false,
    "email" VARCHAR(254),
    "first_name" VARCHAR(32),
    "last_name" VARCHAR(32),
    "phone" VARCHAR(128),
    "deleted_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "merchant_user_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "api_key" (
    "id" VARCHAR(40) NOT NULL,
    "merchant_id" VARCHAR(40) NOT NULL,
    "name" VARCHAR(50) NOT NULL,
    "private_digest" CHAR(64) NOT NULL,
    "public_digest" CHAR(64) NOT NULL,
    "expires_at" TIMESTAMPTZ(3),
    "revoked_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "api_key_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "payment_session" (
    "id" CHAR(40) NOT NULL,
    "merchant_id" VARCHAR(40) NOT NULL,
    "type" VARCHAR(24) NOT NULL,
    "payment_type" VARCHAR(16) NOT NULL DEFAULT 'one_off',
    "state" VARCHAR(16) NOT NULL DEFAULT 'created',
    "operation" VARCHAR(16) NOT NULL,
    "amount" DECIMAL(18,3) NOT NULL,
    "currency" CHAR(3) NOT NULL,
    "pg_codes" TEXT[],
    "language" VARCHAR(2) NOT NULL,
    "order_no" VARCHAR(128),
    "customer_id" VARCHAR(64),
    "customer_email" VARCHAR(128),
    "customer_phone" VARCHAR(16),
    "webhook_url" VARCHAR(2000),
    "redirect_url" VARCHAR(2000),
    "extra" JSONB,
    "details" JSONB NOT NULL DEFAULT '{}',
    "initiator_id" INTEGER,
    "short_code" VARCHAR(12) NOT NULL,
    "lifetime" INTEGER NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "inquiry_due_at" TIMESTAMPTZ(3),
    "settled_pg_code" VARCHAR(16),
    "settled_amount" DECIMAL(18,3) NOT NULL DEFAULT 0,
    "paid_amount" DECIMAL(18,3) NOT NULL DEFAULT 0,
    "captured_amount" DECIMAL(18,3) NOT NULL DEFAULT 0,
    "refunded_amount" DECIMAL(18,3) NOT NULL DEFAULT 0,
    "voided_amount" DECIMAL(18,3) NOT NULL DEFAULT 0,
    "settled_at" TIMESTAMPTZ(3),
    "event_count" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "payment_session_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "attempt" (
    "id" VARCHAR(40) NOT NULL,
    "merchant_id" VARCHAR(40) NOT NULL,
    "session_id" CHAR(40) NOT NULL,
    "number" INTEGER NOT NULL,
    "state" VARCHAR(16) NOT NULL,
    "pg_code" VARCHAR(16) NOT NULL,
    "connector" VARCHAR(64) NOT NULL,
    "operation" VARCHAR(16) NOT NULL,
    "form_of_payment" VARCHAR(24) NOT NULL,
    "reference_number" VARCHAR(40) NOT NULL,
    "amount" DECIMAL(18,3) NOT NULL,
    "currency" CHAR(3) NOT NULL,
    "charge_amount" DECIMAL(18,3) NOT NULL,
    "charge_currency" CHAR(3) NOT NULL,
    "fee" DECIMAL(18,3) NOT NULL DEFAULT 0,
    "exchange_rate" DECIMAL(18,8),
    "gateway_response" JSONB,
    "pg_params" JSONB NOT NULL DEFAULT '{}',
    "message" VARCHAR(255),
    "card" JSONB,
    "inquire_at" TIMESTAMPTZ(3),
    "inquiries" INTEGER NOT NULL DEFAULT 0,
    "disclosed_to_merchant" BOOLEAN NOT NULL DEFAULT false,
    "disclosure_url_error" VARCHAR(500),
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "started_at" TIMESTAMPTZ(3),
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "attempt_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "state_change" (
    "id" BIGSERIAL NOT NULL,
    "merchant_id" VARCHAR(40) NOT NULL,
    "machine" VARCHAR(24) NOT NULL,
    "object_id" VARCHAR(40) NOT NULL,
    "from_state" VARCHAR(24) NOT NULL,
    "event" VARCHAR(40) NOT NULL,
    "to_state" VARCHAR(24) NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "state_change_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "event" (
    "id" VARCHAR(40) NOT NULL,
    "merchant_id" VARCHAR(40) NOT NULL,
    "kind" VARCHAR(16) NOT NULL,
    "object_id" CHAR(40) NOT NULL,
    "number" INTEGER NOT NULL,
    "cause" VARCHAR(80) NOT NULL,
    "payload" TEXT NOT NULL,
    "occurred_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "event_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "delivery" (
    "id" VARCHAR(40) NOT NULL,
    "merchant_id" VARCHAR(40) NOT NULL,
    "event_id" VARCHAR(40) NOT NULL,
    "url" VARCHAR(2000) NOT NULL,
    "state" VARCHAR(16) NOT NULL DEFAULT 'pending',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "due_at" TIMESTAMPTZ(3),
    "lease_until" TIMESTAMPTZ(3),
    "last_status" INTEGER,
    "last_error" VARCHAR(500),
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "delivery_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "delivery_attempt" (
    "id" BIGSERIAL NOT NULL,
    "merchant_id" VARCHAR(40) NOT NULL,
    "delivery_id" VARCHAR(40) NOT NULL,
    "number" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "status" INTEGER,
    "error" VARCHAR(500),
    "duration_ms" INTEGER NOT NULL,

    CONSTRAINT "delivery_attempt_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "saved_card_merchant_id_customer_id_idx" ON "saved_card"("merchant_id", "customer_id");

-- CreateIndex
CREATE INDEX "saved_card_merchant_id_token_idx" ON "saved_card"("merchant_id", "token");

-- CreateIndex
CREATE UNIQUE INDEX "saved_card_merchant_id_gateway_code_customer_id_token_key" ON "saved_card"("merchant_id", "gateway_code", "customer_id", "token");

-- CreateIndex
CREATE UNIQUE INDEX "gateway_merchant_id_code_key" ON "gateway"("merchant_id", "code");

-- CreateIndex
CREATE UNIQUE INDEX "simulated_gateway_entry_merchant_id_gateway_code_reference__key" ON "simulated_gateway_entry"("merchant_id", "gateway_code", "reference_number", "kind");

-- CreateIndex
CREATE INDEX "simulated_gateway_entry_merchant_id_gateway_code_charge_ref_idx" ON "simulated_gateway_entry"("merchant_id", "gateway_code", "charge_reference");

-- CreateIndex
CREATE INDEX "rate_counter_window_start_idx" ON "rate_counter"("window_start");

-- CreateIndex
CREATE INDEX "idempotency_key_created_at_idx" ON "idempotency_key"("created_at");

-- CreateIndex
CREATE INDEX "mail_message_merchant_id_sent_at_idx" ON "mail_message"("merchant_id", "sent_at");

-- CreateIndex
CREATE UNIQUE INDEX "merchant_user_username_key" ON "merchant_user"("username");

-- CreateIndex
CREATE INDEX "merchant_user_merchant_id_idx" ON "merchant_user"("merchant_id");

-- CreateIndex
CREATE UNIQUE INDEX "api_key_private_digest_key" ON "api_key"("private_digest");

-- CreateIndex
CREATE UNIQUE INDEX "api_key_public_digest_key" ON "api_key"("public_digest");

-- CreateIndex
CREATE INDEX "api_key_merchant_id_idx" ON "api_key"("merchant_id");

-- CreateIndex
CREATE UNIQUE INDEX "payment_session_short_code_key" ON "payment_session"("short_code");

-- CreateIndex
CREATE INDEX "payment_session_merchant_id_order_no_created_at_idx" ON "payment_session"("merchant_id", "order_no", "created_at");

-- CreateIndex
CREATE INDEX "payment_session_merchant_id_customer_id_idx" ON "payment_session"("merchant_id", "customer_id");

-- CreateIndex
CREATE INDEX "payment_session_merchant_id_created_at_idx" ON "payment_session"("merchant_id", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "attempt_reference_number_key" ON "attempt"("reference_number");

-- CreateIndex
CREATE UNIQUE INDEX "attempt_session_id_number_key" ON "attempt"("session_id", "number");

-- CreateIndex
CREATE INDEX "state_change_machine_object_id_idx" ON "state_change"("machine", "object_id");

-- CreateIndex
CREATE INDEX "event_merchant_id_occurred_at_idx" ON "event"("merchant_id", "occurred_at");

-- CreateIndex
CREATE UNIQUE INDEX "event_merchant_id_cause_key" ON "event"("merchant_id", "cause");

-- CreateIndex
CREATE UNIQUE INDEX "event_object_id_number_key" ON "event"("object_id", "number");

-- CreateIndex
CREATE INDEX "delivery_event_id_idx" ON "delivery"("event_id");

-- CreateIndex
CREATE INDEX "delivery_attempt_delivery_id_idx" ON "delivery_attempt"("delivery_id");

-- AddForeignKey
ALTER TABLE "agreement_card" ADD CONSTRAINT "agreement_card_card_id_fkey" FOREIGN KEY ("card_id") REFERENCES "saved_card"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "gateway" ADD CONSTRAINT "gateway_merchant_id_fkey" FOREIGN KEY ("merchant_id") REFERENCES "merchant"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "merchant_user" ADD CONSTRAINT "merchant_user_merchant_id_fkey" FOREIGN KEY ("merchant_id") REFERENCES "merchant"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "api_key" ADD CONSTRAINT "api_key_merchant_id_fkey" FOREIGN KEY ("merchant_id") REFERENCES "merchant"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payment_session" ADD CONSTRAINT "payment_session_merchant_id_fkey" FOREIGN KEY ("merchant_id") REFERENCES "merchant"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "attempt" ADD CONSTRAINT "attempt_session_id_fkey" FOREIGN KEY ("session_id") REFERENCES "payment_session"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "delivery" ADD CONSTRAINT "delivery_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "event"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "delivery_attempt" ADD CONSTRAINT "delivery_attempt_delivery_id_fkey" FOREIGN KEY ("delivery_id") REFERENCES "delivery"("id") ON DELETE CASCADE ON UPDATE CASCADE;


-- Money is never guessed: what the columns may hold.
ALTER TABLE "payment_session"
  ADD CONSTRAINT "payment_session_amounts_sane" CHECK (
    "amount" >= 0 AND "settled_amount" >= 0 AND "paid_amount" >= 0
    AND "captured_amount" >= 0 AND "refunded_amount" >= 0 AND "voided_amount" >= 0),
  ADD CONSTRAINT "payment_session_amount_positive" CHECK ("amount" > 0 OR "payment_type" IN ('save_card', 'auto_pay')),
  ADD CONSTRAINT "payment_session_save_card_is_free" CHECK ("payment_type" <> 'save_card' OR "amount" = 0),
  ADD CONSTRAINT "payment_session_refund_within_paid" CHECK ("refunded_amount" <= GREATEST("settled_amount", "captured_amount")),
  ADD CONSTRAINT "payment_session_capture_within_authorized" CHECK ("captured_amount" <= "settled_amount"),
  ADD CONSTRAINT "payment_session_void_excludes_capture" CHECK ("voided_amount" = 0 OR "captured_amount" = 0),
  ADD CONSTRAINT "payment_session_state_known" CHECK ("state" IN
    ('created', 'pending', 'cod', 'attempted', 'paid', 'authorized', 'captured', 'failed', 'canceled', 'expired', 'invalided')),
  ADD CONSTRAINT "payment_session_lifetime_sane" CHECK ("lifetime" BETWEEN 60 AND 31536000);

ALTER TABLE "attempt"
  ADD CONSTRAINT "attempt_amounts_sane" CHECK ("amount" >= 0 AND "charge_amount" >= 0 AND "fee" >= 0),
  ADD CONSTRAINT "attempt_rate_positive" CHECK ("exchange_rate" IS NULL OR "exchange_rate" > 0),
  ADD CONSTRAINT "attempt_state_known" CHECK ("state" IN ('pending', 'processing', 'success', 'failed', 'canceled', 'error', 'cod'));

CREATE UNIQUE INDEX "attempt_one_live_per_session" ON "attempt" ("session_id") WHERE "state" IN ('pending', 'processing');
CREATE UNIQUE INDEX "attempt_one_success_per_session" ON "attempt" ("session_id") WHERE "state" IN ('success', 'cod');

ALTER TABLE "gateway"
  ADD CONSTRAINT "gateway_fee_sane" CHECK (COALESCE("fee_fixed", 0) >= 0 AND COALESCE("fee_percent", 0) >= 0),
  ADD CONSTRAINT "gateway_operation_known" CHECK ("operation" IN ('purchase', 'authorize')),
  ADD CONSTRAINT "gateway_auto_debit_needs_tokens" CHECK ("is_tokenizable" OR NOT "auto_debit_enabled"),
  ADD CONSTRAINT "gateway_provisioning_whole" CHECK (("provisioned_by" IS NULL) = ("provisioned_at" IS NULL));

ALTER TABLE "simulated_gateway_entry"
  ADD CONSTRAINT "simulated_gateway_entry_amount_sane" CHECK ("amount" >= 0);

ALTER TABLE "merchant"
  ADD CONSTRAINT "merchant_clock_forward_only" CHECK ("clock_offset" >= 0),
  ADD CONSTRAINT "merchant_production_has_real_time" CHECK (NOT "production" OR "clock_offset" = 0);

ALTER TABLE "delivery"
  ADD CONSTRAINT "delivery_attempts_sane" CHECK ("attempts" >= 0),
  ADD CONSTRAINT "delivery_state_known" CHECK ("state" IN ('pending', 'delivered', 'exhausted', 'stopped')),
  ADD CONSTRAINT "delivery_due_while_pending" CHECK (("state" = 'pending') = ("due_at" IS NOT NULL));

-- What jobs look for: the due rows of each merchant, whose clock decides.
CREATE INDEX "payment_session_expiring" ON "payment_session" ("merchant_id", "expires_at") WHERE "state" IN ('created', 'pending', 'attempted');
CREATE INDEX "payment_session_inquiry_due" ON "payment_session" ("merchant_id", "inquiry_due_at") WHERE "inquiry_due_at" IS NOT NULL;
CREATE INDEX "attempt_inquiry_due" ON "attempt" ("merchant_id", "inquire_at") WHERE "inquire_at" IS NOT NULL;
CREATE INDEX "delivery_due" ON "delivery" ("merchant_id", "due_at") WHERE "due_at" IS NOT NULL;
CREATE INDEX "delivery_leased" ON "delivery" ("lease_until") WHERE "lease_until" IS NOT NULL;

-- Job drivers sleep until the next due time they know of; a row that falls due sooner than they look again wakes them.
-- The first argument of the trigger is the column with the due time. A leased row is somebody's already.
CREATE FUNCTION "announce_due"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  due timestamptz := (to_jsonb(NEW) ->> TG_ARGV[0])::timestamptz;
  leased timestamptz := (to_jsonb(NEW) ->> 'lease_until')::timestamptz;
  ahead bigint;
BEGIN
  SELECT clock_offset INTO ahead FROM merchant WHERE id = NEW.merchant_id;
  IF due - ahead * interval '1 millisecond' <= now() + interval '55 seconds' AND (leased IS NULL OR leased <= now()) THEN
    PERFORM pg_notify('sarraf_due', '');
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER "delivery_due_announced" AFTER INSERT OR UPDATE OF "due_at" ON "delivery"
  FOR EACH ROW WHEN (NEW."due_at" IS NOT NULL) EXECUTE FUNCTION "announce_due"('due_at');
CREATE TRIGGER "attempt_inquiry_announced" AFTER INSERT OR UPDATE OF "inquire_at" ON "attempt"
  FOR EACH ROW WHEN (NEW."inquire_at" IS NOT NULL) EXECUTE FUNCTION "announce_due"('inquire_at');
CREATE TRIGGER "session_inquiry_announced" AFTER INSERT OR UPDATE OF "inquiry_due_at" ON "payment_session"
  FOR EACH ROW WHEN (NEW."inquiry_due_at" IS NOT NULL) EXECUTE FUNCTION "announce_due"('inquiry_due_at');

-- Histories are written once.
CREATE FUNCTION "refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;

CREATE TRIGGER "event_append_only" BEFORE UPDATE OR DELETE ON "event"
  FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
CREATE TRIGGER "state_change_append_only" BEFORE UPDATE OR DELETE ON "state_change"
  FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
CREATE TRIGGER "simulated_gateway_entry_append_only" BEFORE UPDATE OR DELETE ON "simulated_gateway_entry"
  FOR EACH ROW EXECUTE FUNCTION "refuse_change"();

SET LOCAL lock_timeout = '5s';

ALTER TABLE "subscription"
  ADD COLUMN "retry_days" INTEGER[] NOT NULL DEFAULT '{}',
  ADD COLUMN "former_amount" DECIMAL(18,3),
  ADD COLUMN "amount_from" DATE,
  ADD COLUMN "pause_on" DATE,
  ADD COLUMN "paused_at" TIMESTAMPTZ(3),
  ADD COLUMN "resume_on" DATE,
  ADD COLUMN "pause_due_at" TIMESTAMPTZ(3),
  ADD COLUMN "next_on" DATE,
  ADD COLUMN "backup_card_id" VARCHAR(40),
  ADD CONSTRAINT "subscription_backup_card_id_fkey"
    FOREIGN KEY ("backup_card_id") REFERENCES "saved_card"("id") ON DELETE SET NULL ON UPDATE CASCADE NOT VALID,
  ADD CONSTRAINT "subscription_two_cards" CHECK ("backup_card_id" <> "card_id") NOT VALID,
  ADD CONSTRAINT "subscription_retry_days" CHECK
    (cardinality("retry_days") = 0 OR cardinality("retry_days") = "retry_count") NOT VALID,
  ADD CONSTRAINT "subscription_former_amount" CHECK
    (("former_amount" IS NULL) = ("amount_from" IS NULL) AND "former_amount" >= '0'::numeric) NOT VALID,
  ADD CONSTRAINT "subscription_pause_begins" CHECK
    ("pause_on" IS NOT NULL OR ("paused_at" IS NULL AND "resume_on" IS NULL AND "pause_due_at" IS NULL)) NOT VALID,
  ADD CONSTRAINT "subscription_pause_ends_after_it_begins" CHECK ("resume_on" >= "pause_on") NOT VALID,
  ADD CONSTRAINT "subscription_paused_while_running" CHECK
    (("paused_at" IS NULL AND "pause_due_at" IS NULL AND "next_on" IS NULL)
      OR status = ANY ('{trialing,active,past_due}'::text[])) NOT VALID;

CREATE INDEX "subscription_backup_card_id_idx" ON "subscription"("backup_card_id");
CREATE INDEX "subscription_pause_due" ON "subscription" ("merchant_id", "pause_due_at") WHERE "pause_due_at" IS NOT NULL;
CREATE TRIGGER "pause_due_announced" AFTER INSERT OR UPDATE OF "pause_due_at" ON "subscription"
  FOR EACH ROW WHEN (NEW."pause_due_at" IS NOT NULL) EXECUTE FUNCTION "announce_due"('pause_due_at', 'turn-pauses');

-- A held cycle has no due time.
ALTER TABLE "billing_cycle"
  ADD COLUMN "held" BOOLEAN NOT NULL DEFAULT false,
  ADD COLUMN "card_check_due_at" TIMESTAMPTZ(3),
  DROP CONSTRAINT "billing_cycle_due_while_waiting",
  ADD CONSTRAINT "billing_cycle_due_while_waiting" CHECK ((due_at IS NOT NULL)
    = (charge_type = 'mit' AND status = ANY ('{scheduled,retry_scheduled}'::text[]) AND NOT held)) NOT VALID,
  ADD CONSTRAINT "billing_cycle_held_before_its_day" CHECK
    (NOT held OR (charge_type = 'mit' AND status = 'scheduled' AND reminder_due_at IS NULL AND card_check_due_at IS NULL)) NOT VALID,
  ADD CONSTRAINT "billing_cycle_card_check_before_charge" CHECK (card_check_due_at IS NULL OR status = 'scheduled') NOT VALID;

CREATE INDEX "billing_cycle_card_check_due" ON "billing_cycle" ("merchant_id", "card_check_due_at")
  WHERE "card_check_due_at" IS NOT NULL;
CREATE TRIGGER "card_check_due_announced" AFTER INSERT OR UPDATE OF "card_check_due_at" ON "billing_cycle"
  FOR EACH ROW WHEN (NEW."card_check_due_at" IS NOT NULL) EXECUTE FUNCTION "announce_due"('card_check_due_at', 'expiring-cards');

CREATE TABLE "subscription_change" (
  "id" VARCHAR(40) NOT NULL,
  "merchant_id" VARCHAR(40) NOT NULL,
  "subscription_id" VARCHAR(40) NOT NULL,
  "number" INTEGER NOT NULL,
  "field" VARCHAR(24) NOT NULL,
  "before" VARCHAR(255),
  "after" VARCHAR(255),
  "effective_from" DATE,
  "initiator" VARCHAR(16) NOT NULL,
  "reason" VARCHAR(255),
  "changed_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "subscription_change_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "subscription_change_number" CHECK ("number" > 0),
  CONSTRAINT "subscription_change_field_known" CHECK ("field" = ANY
    ('{recurring_amount,description,customer_email,card,backup_card,pause_on,resume_on}'::text[])),
  CONSTRAINT "subscription_change_initiator_known" CHECK ("initiator" = ANY ('{merchant,customer}'::text[])),
  CONSTRAINT "subscription_change_changes" CHECK ("before" IS DISTINCT FROM "after")
);
CREATE UNIQUE INDEX "subscription_change_subscription_id_number_key" ON "subscription_change" ("subscription_id", "number");
ALTER TABLE "subscription_change" ADD CONSTRAINT "subscription_change_subscription_id_fkey"
  FOREIGN KEY ("subscription_id") REFERENCES "subscription"("id") ON DELETE CASCADE ON UPDATE CASCADE;

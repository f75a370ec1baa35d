SET LOCAL lock_timeout = '5s';

-- One action on several payments, which a user confirmed and a job carries out.
CREATE TABLE "bulk_action" (
    "id" VARCHAR(40) NOT NULL,
    "merchant_id" VARCHAR(40) NOT NULL,
    "user_id" INTEGER NOT NULL,
    "kind" VARCHAR(16) NOT NULL,
    "form_key" VARCHAR(64) NOT NULL,
    "query" TEXT,
    "note" VARCHAR(255),
    "channels" TEXT[] NOT NULL,
    "payments" INTEGER NOT NULL,
    "due_at" TIMESTAMPTZ(3),
    "lease_until" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "stopped_at" TIMESTAMPTZ(3),
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "bulk_action_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "bulk_action_kind" CHECK ("kind" IN ('capture', 'refund', 'events', 'message')),
    CONSTRAINT "bulk_action_ended" CHECK (("due_at" IS NULL) = ("ended_at" IS NOT NULL)),
    CONSTRAINT "bulk_action_payments" CHECK ("payments" BETWEEN 1 AND 500)
);

CREATE TABLE "bulk_item" (
    "action_id" VARCHAR(40) NOT NULL,
    "position" INTEGER NOT NULL,
    "merchant_id" VARCHAR(40) NOT NULL,
    "session_id" CHAR(40) NOT NULL,
    "amount" DECIMAL(18,3),
    "currency" CHAR(3),
    "event_id" VARCHAR(40),
    "address" VARCHAR(2000),
    "begun_at" TIMESTAMPTZ(3),
    "outcome" VARCHAR(16),
    "reason" VARCHAR(32),
    "said" VARCHAR(500),

    CONSTRAINT "bulk_item_pkey" PRIMARY KEY ("action_id", "position"),
    CONSTRAINT "bulk_item_outcome" CHECK ("outcome" IN ('done', 'pending', 'waiting', 'refused', 'stopped')),
    CONSTRAINT "bulk_item_reason" CHECK ("reason" IS NULL OR "outcome" = 'refused'),
    CONSTRAINT "bulk_item_amount" CHECK (("amount" IS NULL) = ("currency" IS NULL) AND "amount" > 0)
);

CREATE UNIQUE INDEX "bulk_action_user_id_form_key_key" ON "bulk_action"("user_id", "form_key");
CREATE INDEX "bulk_action_user_id_created_at_idx" ON "bulk_action"("user_id", "created_at");
CREATE INDEX "bulk_action_due" ON "bulk_action" ("merchant_id", "due_at") WHERE "due_at" IS NOT NULL;
CREATE UNIQUE INDEX "bulk_item_action_id_session_id_key" ON "bulk_item"("action_id", "session_id");
CREATE INDEX "bulk_item_undone" ON "bulk_item" ("action_id", "position") WHERE "outcome" IS NULL;

ALTER TABLE "bulk_action" ADD CONSTRAINT "bulk_action_merchant_id_fkey"
  FOREIGN KEY ("merchant_id") REFERENCES "merchant"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "bulk_action" ADD CONSTRAINT "bulk_action_user_id_fkey"
  FOREIGN KEY ("user_id") REFERENCES "merchant_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "bulk_item" ADD CONSTRAINT "bulk_item_action_id_fkey"
  FOREIGN KEY ("action_id") REFERENCES "bulk_action"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TRIGGER "bulk_action_due_announced" AFTER INSERT OR UPDATE OF "due_at" ON "bulk_action"
  FOR EACH ROW WHEN (NEW."due_at" IS NOT NULL) EXECUTE FUNCTION "announce_due"('due_at', 'run-bulk-actions');

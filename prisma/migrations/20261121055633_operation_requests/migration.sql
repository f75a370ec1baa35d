SET LOCAL lock_timeout = '5s';

-- AlterTable
ALTER TABLE "mail_message" ADD COLUMN     "due_at" TIMESTAMPTZ(3),
ADD COLUMN     "last_error" VARCHAR(500),
ADD COLUMN     "tries" INTEGER NOT NULL DEFAULT 0,
ALTER COLUMN "recipient" SET DATA TYPE VARCHAR(254);

-- CreateTable
CREATE TABLE "operation_request" (
    "id" VARCHAR(40) NOT NULL,
    "merchant_id" VARCHAR(40) NOT NULL,
    "session_id" CHAR(40) NOT NULL,
    "kind" VARCHAR(16) NOT NULL,
    "state" VARCHAR(24) NOT NULL DEFAULT 'pending',
    "destination" VARCHAR(8) NOT NULL DEFAULT 'pg',
    "amount" DECIMAL(18,3) NOT NULL,
    "currency" CHAR(3) NOT NULL,
    "pg_code" VARCHAR(16) NOT NULL,
    "extra" JSONB,
    "tracking_key" VARCHAR(128),
    "maker_id" INTEGER NOT NULL,
    "maker" JSONB NOT NULL,
    "checker" JSONB,
    "operation_id" VARCHAR(40),
    "message" VARCHAR(255),
    "expires_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "decided_at" TIMESTAMPTZ(3),

    CONSTRAINT "operation_request_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "operation_request_merchant_id_created_at_idx" ON "operation_request"("merchant_id", "created_at");

-- CreateIndex
CREATE INDEX "operation_request_session_id_idx" ON "operation_request"("session_id");

-- CreateIndex
CREATE INDEX "operation_request_operation_id_idx" ON "operation_request"("operation_id");

-- AddForeignKey
ALTER TABLE "operation_request" ADD CONSTRAINT "operation_request_session_id_fkey" FOREIGN KEY ("session_id") REFERENCES "payment_session"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "operation_request"
  ADD CONSTRAINT "operation_request_amount_positive" CHECK ("amount" > 0),
  ADD CONSTRAINT "operation_request_kind_known" CHECK ("kind" IN ('refund', 'void')),
  ADD CONSTRAINT "operation_request_destination_known" CHECK ("destination" IN ('pg', 'wallet')),
  ADD CONSTRAINT "operation_request_state_known" CHECK ("state" IN
    ('pending', 'approved', 'done', 'manual_action_required', 'rejected', 'canceled', 'expired')),
  ADD CONSTRAINT "operation_request_awaited_until" CHECK
    (("state" IN ('pending', 'manual_action_required')) = ("expires_at" IS NOT NULL));

-- One request of a transaction awaits a decision at a time.
CREATE UNIQUE INDEX "operation_request_one_pending" ON "operation_request" ("session_id") WHERE "state" = 'pending';

CREATE INDEX "operation_request_expiring" ON "operation_request" ("merchant_id", "expires_at") WHERE "expires_at" IS NOT NULL;
CREATE INDEX "mail_message_due" ON "mail_message" ("merchant_id", "due_at") WHERE "due_at" IS NOT NULL;

CREATE TRIGGER "mail_due_announced" AFTER INSERT OR UPDATE OF "due_at" ON "mail_message"
  FOR EACH ROW WHEN (NEW."due_at" IS NOT NULL) EXECUTE FUNCTION "announce_due"('due_at');

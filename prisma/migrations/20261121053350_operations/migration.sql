SET LOCAL lock_timeout = '5s';

-- AlterTable
ALTER TABLE "payment_session" ADD COLUMN     "deleted_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "operation" (
    "id" VARCHAR(40) NOT NULL,
    "merchant_id" VARCHAR(40) NOT NULL,
    "session_id" CHAR(40) NOT NULL,
    "kind" VARCHAR(16) NOT NULL,
    "state" VARCHAR(16) NOT NULL,
    "destination" VARCHAR(8) NOT NULL DEFAULT 'pg',
    "amount" DECIMAL(18,3) NOT NULL,
    "fee" DECIMAL(18,3) NOT NULL DEFAULT 0,
    "currency" CHAR(3) NOT NULL,
    "pg_code" VARCHAR(16) NOT NULL,
    "connector" VARCHAR(64) NOT NULL,
    "reference_number" VARCHAR(40) NOT NULL,
    "charge_reference" VARCHAR(40) NOT NULL,
    "tracking_key" VARCHAR(128),
    "child_session_id" CHAR(40) NOT NULL,
    "child_state" VARCHAR(16),
    "gateway_response" JSONB,
    "pg_params" JSONB NOT NULL DEFAULT '{}',
    "message" VARCHAR(255),
    "extra" JSONB,
    "initiator" JSONB,
    "lease_until" TIMESTAMPTZ(3),
    "inquire_at" TIMESTAMPTZ(3),
    "inquiries" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "operation_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "operation_reference_number_key" ON "operation"("reference_number");

-- CreateIndex
CREATE UNIQUE INDEX "operation_child_session_id_key" ON "operation"("child_session_id");

-- CreateIndex
CREATE INDEX "operation_session_id_idx" ON "operation"("session_id");

-- AddForeignKey
ALTER TABLE "operation" ADD CONSTRAINT "operation_session_id_fkey" FOREIGN KEY ("session_id") REFERENCES "payment_session"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What an operation may be.
ALTER TABLE "operation"
  ADD CONSTRAINT "operation_amounts_sane" CHECK ("amount" > 0 AND "fee" >= 0),
  ADD CONSTRAINT "operation_kind_known" CHECK ("kind" IN ('refund', 'capture', 'void')),
  ADD CONSTRAINT "operation_destination_known" CHECK ("destination" IN ('pg', 'wallet')),
  ADD CONSTRAINT "operation_state_known" CHECK ("state" IN ('processing', 'queued', 'done', 'refused', 'rejected')),
  ADD CONSTRAINT "operation_child_follows_state" CHECK (COALESCE("child_state", '') = CASE
    WHEN "state" IN ('processing', 'refused') THEN ''
    WHEN "state" = 'queued' THEN 'refund_queued'
    WHEN "state" = 'rejected' THEN 'refund_rejected'
    WHEN "kind" = 'capture' THEN 'paid'
    WHEN "kind" = 'refund' THEN 'refunded'
    ELSE 'voided' END),
  ADD CONSTRAINT "operation_asked_while_open" CHECK (("state" IN ('processing', 'queued')) = ("inquire_at" IS NOT NULL));

-- A key stands for one operation of its session until that is refused; a session is voided once.
CREATE UNIQUE INDEX "operation_one_per_key" ON "operation" ("session_id", "tracking_key") WHERE "state" <> 'refused';
CREATE UNIQUE INDEX "operation_one_void" ON "operation" ("session_id") WHERE "kind" = 'void' AND "state" <> 'refused';

CREATE INDEX "operation_inquiry_due" ON "operation" ("merchant_id", "inquire_at") WHERE "inquire_at" IS NOT NULL;
CREATE INDEX "payment_session_deleted" ON "payment_session" ("merchant_id", "deleted_at") WHERE "deleted_at" IS NOT NULL;

CREATE TRIGGER "operation_inquiry_announced" AFTER INSERT OR UPDATE OF "inquire_at" ON "operation"
  FOR EACH ROW WHEN (NEW."inquire_at" IS NOT NULL) EXECUTE FUNCTION "announce_due"('inquire_at');

-- What may be hidden: money moved, or was agreed on in cash.
ALTER TABLE "payment_session" ADD CONSTRAINT "payment_session_hidden_only_settled"
  CHECK ("deleted_at" IS NULL OR "state" IN ('paid', 'authorized', 'captured', 'cod'));

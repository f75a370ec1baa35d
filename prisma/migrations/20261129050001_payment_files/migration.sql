SET LOCAL lock_timeout = '5s';

-- CreateTable
CREATE TABLE "payment_file" (
    "id" VARCHAR(40) NOT NULL,
    "merchant_id" VARCHAR(40) NOT NULL,
    "user_id" INTEGER NOT NULL,
    "query" VARCHAR(1000) NOT NULL,
    "fields" TEXT[],
    "types" TEXT[],
    "language" VARCHAR(2) NOT NULL,
    "name" VARCHAR(400) NOT NULL,
    "fingerprint" CHAR(64) NOT NULL,
    "due_at" TIMESTAMPTZ(3),
    "lease_until" TIMESTAMPTZ(3),
    "tries" INTEGER NOT NULL DEFAULT 0,
    "failure" VARCHAR(16),
    "records" INTEGER,
    "file_key" VARCHAR(200),
    "file_size" BIGINT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "ended_at" TIMESTAMPTZ(3),
    "expires_at" TIMESTAMPTZ(3),

    CONSTRAINT "payment_file_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "payment_file_ended" CHECK (("due_at" IS NULL) = ("ended_at" IS NOT NULL)),
    CONSTRAINT "payment_file_kept" CHECK ("file_key" IS NULL OR ("ended_at" IS NOT NULL AND "expires_at" IS NOT NULL AND "records" IS NOT NULL))
);

CREATE INDEX "payment_file_user_id_created_at_idx" ON "payment_file"("user_id", "created_at");
CREATE UNIQUE INDEX "payment_file_asked_once" ON "payment_file" ("user_id", "fingerprint") WHERE "due_at" IS NOT NULL;
CREATE INDEX "payment_file_due" ON "payment_file" ("merchant_id", "due_at") WHERE "due_at" IS NOT NULL;
CREATE INDEX "payment_file_expiring" ON "payment_file" ("merchant_id", "expires_at") WHERE "file_key" IS NOT NULL;

ALTER TABLE "payment_file" ADD CONSTRAINT "payment_file_merchant_id_fkey"
  FOREIGN KEY ("merchant_id") REFERENCES "merchant"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "payment_file" ADD CONSTRAINT "payment_file_user_id_fkey"
  FOREIGN KEY ("user_id") REFERENCES "merchant_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TRIGGER "payment_file_due_announced" AFTER INSERT OR UPDATE OF "due_at" ON "payment_file"
  FOR EACH ROW WHEN (NEW."due_at" IS NOT NULL) EXECUTE FUNCTION "announce_due"('due_at', 'write-payment-files');

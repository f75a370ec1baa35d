SET LOCAL lock_timeout = '5s';

-- CreateTable
CREATE TABLE "attachment" (
    "path" VARCHAR(100) NOT NULL,
    "merchant_id" VARCHAR(40) NOT NULL,
    "file_name" VARCHAR(100) NOT NULL,
    "content_type" VARCHAR(100) NOT NULL,
    "size" INTEGER NOT NULL,
    "check_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "attachment_pkey" PRIMARY KEY ("path"),
    CONSTRAINT "attachment_size" CHECK ("size" > 0 AND "size" <= 2621440)
);

-- CreateIndex
CREATE UNIQUE INDEX "attachment_merchant_id_path_key" ON "attachment"("merchant_id", "path");

-- What housekeeping looks at, as it falls due.
CREATE INDEX "attachment_check" ON "attachment" ("check_at") WHERE "check_at" IS NOT NULL;

-- AddForeignKey
ALTER TABLE "attachment" ADD CONSTRAINT "attachment_merchant_id_fkey" FOREIGN KEY ("merchant_id") REFERENCES "merchant"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AlterTable
ALTER TABLE "payment_session" ADD COLUMN     "attachment_path" VARCHAR(100);

-- The sessions that name a file.
CREATE INDEX "payment_session_attachment" ON "payment_session" ("attachment_path") WHERE "attachment_path" IS NOT NULL;

-- A session can name a file of its own merchant alone.
ALTER TABLE "payment_session" ADD CONSTRAINT "payment_session_merchant_id_attachment_path_fkey" FOREIGN KEY ("merchant_id", "attachment_path") REFERENCES "attachment"("merchant_id", "path") ON DELETE NO ACTION ON UPDATE NO ACTION;

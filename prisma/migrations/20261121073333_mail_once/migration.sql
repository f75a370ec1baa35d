SET LOCAL lock_timeout = '5s';

-- AlterTable
ALTER TABLE "mail_message" ADD COLUMN     "cause" VARCHAR(80);

-- CreateIndex
CREATE UNIQUE INDEX "mail_message_merchant_id_related_id_kind_cause_recipient_key" ON "mail_message"("merchant_id", "related_id", "kind", "cause", "recipient");

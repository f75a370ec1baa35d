SET LOCAL lock_timeout = '5s';

-- CreateIndex
CREATE INDEX "mail_message_merchant_id_recipient_sent_at_idx" ON "mail_message"("merchant_id", "recipient", "sent_at");

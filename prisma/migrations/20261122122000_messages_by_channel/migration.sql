SET LOCAL lock_timeout = '5s';

-- Texts and WhatsApp messages leave as mails do: rows first, each channel with a job and a provider of its own.
ALTER TABLE "mail_message" ADD COLUMN     "channel" VARCHAR(8) NOT NULL DEFAULT 'email',
ADD COLUMN     "cc" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "bcc" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "trace_id" VARCHAR(60),
ADD COLUMN     "tags" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "unit_config" VARCHAR(64);

ALTER TABLE "mail_message"
  ADD CONSTRAINT "mail_message_channel" CHECK ("channel" IN ('email', 'sms', 'whatsapp')),
  ADD CONSTRAINT "mail_message_copies" CHECK ("channel" = 'email' OR ("html" = '' AND "subject" = '' AND "cc" = '{}' AND "bcc" = '{}'));

-- What happened to a payment sends one message on each channel.
DROP INDEX "mail_message_merchant_id_related_id_kind_cause_recipient_key";
CREATE UNIQUE INDEX "mail_message_merchant_id_related_id_kind_cause_channel_reci_key" ON "mail_message"("merchant_id", "related_id", "kind", "cause", "channel", "recipient");

-- Each job asks for the messages of its channel.
DROP INDEX "mail_message_due";
CREATE INDEX "mail_message_due" ON "mail_message" ("merchant_id", "channel", "due_at") WHERE "due_at" IS NOT NULL;

DROP TRIGGER "mail_due_announced" ON "mail_message";
CREATE TRIGGER "mail_due_announced" AFTER INSERT OR UPDATE OF "due_at" ON "mail_message"
  FOR EACH ROW WHEN (NEW."due_at" IS NOT NULL AND NEW."channel" = 'email') EXECUTE FUNCTION "announce_due"('due_at', 'send-emails');
CREATE TRIGGER "sms_due_announced" AFTER INSERT OR UPDATE OF "due_at" ON "mail_message"
  FOR EACH ROW WHEN (NEW."due_at" IS NOT NULL AND NEW."channel" = 'sms') EXECUTE FUNCTION "announce_due"('due_at', 'send-sms');
CREATE TRIGGER "whatsapp_due_announced" AFTER INSERT OR UPDATE OF "due_at" ON "mail_message"
  FOR EACH ROW WHEN (NEW."due_at" IS NOT NULL AND NEW."channel" = 'whatsapp') EXECUTE FUNCTION "announce_due"('due_at', 'send-whatsapp');

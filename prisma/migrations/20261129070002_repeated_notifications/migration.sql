SET LOCAL lock_timeout = '5s';

-- What the signature of a notification covers, if its key has more: a second one may be a replay.
ALTER TABLE "gateway_notification" ADD COLUMN "signed_key" VARCHAR(255);
CREATE INDEX "gateway_notification_signed_key_idx" ON "gateway_notification"("gateway_id", "signed_key")
  WHERE "signed_key" IS NOT NULL;
ALTER TABLE "gateway_notice" DROP CONSTRAINT "gateway_notice_reason_known",
  ADD CONSTRAINT "gateway_notice_reason_known"
    CHECK ("reason" IN ('unmatched', 'not_processed', 'needs_person', 'repeated')) NOT VALID;

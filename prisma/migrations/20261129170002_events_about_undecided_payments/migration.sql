SET LOCAL lock_timeout = '5s';

ALTER TABLE "gateway_notice" DROP CONSTRAINT "gateway_notice_reason_known",
  ADD CONSTRAINT "gateway_notice_reason_known"
    CHECK ("reason" IN ('unmatched', 'not_processed', 'needs_person', 'repeated', 'undecided')) NOT VALID;
ALTER TABLE "gateway_notification" DROP CONSTRAINT "gateway_notification_result_known",
  ADD CONSTRAINT "gateway_notification_result_known"
    CHECK ("result" IS NULL OR "result" IN ('applied', 'kept', 'unknown', 'early', 'failed')) NOT VALID;

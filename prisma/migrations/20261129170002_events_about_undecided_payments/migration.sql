SET LOCAL lock_timeout = '5s';

ALTER TABLE "gateway_notice" DROP CONSTRAINT "gateway_notice_reason_known",
  ADD CONSTRAINT "gateway_notice_reason_known"
    CHECK ("reason" IN ('unmatched', 'not_processed', 'needs_person', 'repeated', 'undecided')) NOT VALID;

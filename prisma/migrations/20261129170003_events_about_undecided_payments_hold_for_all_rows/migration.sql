SET LOCAL lock_timeout = '5s';

ALTER TABLE "gateway_notice" VALIDATE CONSTRAINT "gateway_notice_reason_known";
ALTER TABLE "gateway_notification" VALIDATE CONSTRAINT "gateway_notification_result_known";

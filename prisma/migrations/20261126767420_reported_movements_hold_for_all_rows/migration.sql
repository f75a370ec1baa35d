ALTER TABLE "payment_session" VALIDATE CONSTRAINT "payment_session_refund_within_paid";
ALTER TABLE "payment_session" VALIDATE CONSTRAINT "payment_session_capture_within_authorized";
ALTER TABLE "payment_session" VALIDATE CONSTRAINT "payment_session_void_excludes_capture";

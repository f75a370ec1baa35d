ALTER TABLE "attempt" VALIDATE CONSTRAINT "attempt_failure_reason_known";
ALTER TABLE "wallet_reservation" VALIDATE CONSTRAINT "wallet_reservation_state_known";
ALTER TABLE "payment_session" VALIDATE CONSTRAINT "payment_session_refund_within_paid";
ALTER TABLE "subscription_session" VALIDATE CONSTRAINT "subscription_session_purpose_known";

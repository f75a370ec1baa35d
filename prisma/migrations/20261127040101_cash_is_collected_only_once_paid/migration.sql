ALTER TABLE "payment_session" VALIDATE CONSTRAINT "payment_session_cash_collected_once_paid";

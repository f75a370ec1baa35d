-- What the overview of the console asks for spans of days, and what waits for somebody.
CREATE INDEX "payment_session_merchant_id_settled_at_idx" ON "payment_session"("merchant_id", "settled_at")
    WHERE "settled_at" IS NOT NULL;
CREATE INDEX "attempt_merchant_id_finished_at_idx" ON "attempt"("merchant_id", "finished_at")
    WHERE "finished_at" IS NOT NULL;
CREATE INDEX "operation_merchant_id_finished_at_idx" ON "operation"("merchant_id", "finished_at")
    WHERE "finished_at" IS NOT NULL;
CREATE INDEX "delivery_merchant_id_exhausted_idx" ON "delivery"("merchant_id") WHERE "state" = 'exhausted';
CREATE INDEX "payment_session_merchant_id_authorized_idx" ON "payment_session"("merchant_id") WHERE "state" = 'authorized';
CREATE INDEX "billing_cycle_merchant_id_scheduled_date_idx" ON "billing_cycle"("merchant_id", "scheduled_date")
    WHERE "charge_type" = 'mit';

-- Who has an amount in hand finds its payments.
CREATE INDEX "payment_session_merchant_id_amount_created_at_idx" ON "payment_session"("merchant_id", "amount", "created_at");

SET LOCAL lock_timeout = '5s';

-- Lists of the console: customers by their ids, each with the newest session.
DROP INDEX "payment_session_merchant_id_customer_id_idx";
CREATE INDEX "payment_session_merchant_id_customer_id_created_at_idx" ON "payment_session"("merchant_id", "customer_id", "created_at");
DROP INDEX "payment_session_customer_email";
CREATE INDEX "payment_session_customer_email" ON "payment_session" ("merchant_id", "customer_email", "customer_id")
    WHERE "customer_email" IS NOT NULL;
CREATE INDEX "payment_session_customer_phone" ON "payment_session" ("merchant_id", "customer_phone", "customer_id")
    WHERE "customer_phone" IS NOT NULL;

-- Subscriptions: past due ones first, then the newest, and those of one status.
CREATE INDEX "subscription_past_due_first" ON "subscription" ("merchant_id", ("status" = 'past_due'), "created_at", "id");
CREATE INDEX "subscription_merchant_id_status_created_at_id_idx" ON "subscription"("merchant_id", "status", "created_at", "id");
CREATE INDEX "subscription_merchant_id_customer_email_idx" ON "subscription"("merchant_id", "customer_email");
CREATE INDEX "subscription_customer_phone" ON "subscription" ("merchant_id", "customer_phone") WHERE "customer_phone" IS NOT NULL;
CREATE INDEX "subscription_merchant_reference" ON "subscription" ("merchant_id", "merchant_reference")
    WHERE "merchant_reference" IS NOT NULL;

-- Wallet accounts, the newest first, and those of which checkouts hold something.
CREATE INDEX "wallet_account_merchant_id_number_idx" ON "wallet_account"("merchant_id", "number");
CREATE INDEX "wallet_account_with_holds" ON "wallet_account" ("merchant_id", "number") WHERE "held" > 0;

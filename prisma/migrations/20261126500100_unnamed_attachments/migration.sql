-- Finds the uploaded files of a merchant that no session may name, for their quota.
CREATE INDEX "attachment_unchecked_of_merchant" ON "attachment" ("merchant_id", "size") WHERE "check_at" IS NOT NULL;

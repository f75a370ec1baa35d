-- The user who deleted a transaction, as the wire shows users.
ALTER TABLE "payment_session" ADD COLUMN "deleted_by" JSONB;
ALTER TABLE "payment_session" ADD CONSTRAINT "payment_session_deleted_by_check"
    CHECK ("deleted_by" IS NULL OR "deleted_at" IS NOT NULL);

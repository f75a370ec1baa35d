-- When cash on delivery was received, and which user recorded it.
SET LOCAL lock_timeout = '5s';
ALTER TABLE "payment_session"
  ADD COLUMN "cash_collected_at" TIMESTAMPTZ(3),
  ADD COLUMN "cash_collected_by" JSONB,
  ADD CONSTRAINT "payment_session_cash_collected_once_paid" CHECK (
    (cash_collected_by IS NULL OR cash_collected_at IS NOT NULL) AND (cash_collected_at IS NULL OR state = 'paid')) NOT VALID;

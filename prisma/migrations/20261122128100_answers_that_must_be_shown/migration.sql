-- A debit scheme may demand that its customers see what it answered when it did not pay.
SET LOCAL lock_timeout = '5s';

ALTER TABLE "gateway" ADD COLUMN "requires_result_popup" BOOLEAN NOT NULL DEFAULT false;

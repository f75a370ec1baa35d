SET LOCAL lock_timeout = '5s';

ALTER TABLE "merchant"
  ADD COLUMN "disclaimer" VARCHAR(300),
  ADD COLUMN "disclaimer_ar" VARCHAR(300);

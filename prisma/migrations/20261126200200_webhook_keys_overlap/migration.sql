SET LOCAL lock_timeout = '5s';

ALTER TABLE "merchant" ADD COLUMN "former_webhook_secret" TEXT,
  ADD COLUMN "former_webhook_until" TIMESTAMPTZ(3),
  ADD CONSTRAINT "merchant_former_webhook" CHECK (("former_webhook_secret" IS NULL) = ("former_webhook_until" IS NULL));

-- Two signatures, separated by a space. A longer limit rewrites no row.
ALTER TABLE "delivery_attempt" ALTER COLUMN "signature" TYPE VARCHAR(160);

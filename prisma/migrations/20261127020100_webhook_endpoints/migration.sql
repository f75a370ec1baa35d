SET LOCAL lock_timeout = '5s';

CREATE TABLE "webhook_endpoint" (
    "id" VARCHAR(40) NOT NULL,
    "merchant_id" VARCHAR(40) NOT NULL,
    "url" VARCHAR(2000) NOT NULL,
    "description" VARCHAR(255),
    "kinds" TEXT[] NOT NULL DEFAULT '{}',
    "headers" TEXT,
    "basic" TEXT,
    "secret" TEXT NOT NULL,
    "former_secret" TEXT,
    "former_until" TIMESTAMPTZ(3),
    "paused_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "webhook_endpoint_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "webhook_endpoint_former_whole" CHECK (("former_secret" IS NULL) = ("former_until" IS NULL)),
    CONSTRAINT "webhook_endpoint_kinds_few" CHECK (cardinality("kinds") <= 100)
);
CREATE INDEX "webhook_endpoint_merchant_id_created_at_idx" ON "webhook_endpoint"("merchant_id", "created_at");
ALTER TABLE "webhook_endpoint" ADD CONSTRAINT "webhook_endpoint_merchant_id_fkey"
  FOREIGN KEY ("merchant_id") REFERENCES "merchant"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- No foreign key: the deliveries to a deleted endpoint are kept.
ALTER TABLE "delivery" ADD COLUMN "endpoint_id" VARCHAR(40);
CREATE INDEX "delivery_endpoint_id_created_at_idx" ON "delivery"("endpoint_id", "created_at") WHERE "endpoint_id" IS NOT NULL;
ALTER TABLE "delivery_attempt" ADD COLUMN "answer" TEXT;
ALTER TABLE "redelivery" ADD COLUMN "endpoint_id" VARCHAR(40);

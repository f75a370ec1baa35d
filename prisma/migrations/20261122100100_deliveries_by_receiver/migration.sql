SET LOCAL lock_timeout = '5s';

-- CreateTable
CREATE TABLE "webhook_trouble" (
    "merchant_id" VARCHAR(40) NOT NULL,
    "receiver" VARCHAR(2000) NOT NULL,
    "timed_out_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "webhook_trouble_pkey" PRIMARY KEY ("merchant_id","receiver")
);

-- AddForeignKey
ALTER TABLE "webhook_trouble" ADD CONSTRAINT "webhook_trouble_merchant_id_fkey" FOREIGN KEY ("merchant_id") REFERENCES "merchant"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The pending deliveries of each receiver, the origin of an address, in the order in which they fall due.
CREATE INDEX "delivery_due_of_receiver" ON "delivery" ("merchant_id", lower(substring("url" FROM '^[^:]+://[^/?#]+')), "due_at")
  WHERE "due_at" IS NOT NULL;

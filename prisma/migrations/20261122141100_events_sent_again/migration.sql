SET LOCAL lock_timeout = '5s';

CREATE TABLE "redelivery" (
    "id" VARCHAR(40) NOT NULL,
    "merchant_id" VARCHAR(40) NOT NULL,
    "url" VARCHAR(2000) NOT NULL,
    "event_ids" TEXT[],
    "tried" INTEGER NOT NULL DEFAULT 0,
    "delivered" INTEGER NOT NULL DEFAULT 0,
    "failures" INTEGER NOT NULL DEFAULT 0,
    "due_at" TIMESTAMPTZ(3),
    "lease_until" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "redelivery_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "redelivery_counts" CHECK (0 <= "delivered" AND "delivered" <= "tried" AND "tried" <= cardinality("event_ids")),
    CONSTRAINT "redelivery_has_events" CHECK (cardinality("event_ids") BETWEEN 1 AND 500)
);

CREATE INDEX "redelivery_merchant_id_created_at_idx" ON "redelivery"("merchant_id", "created_at");

ALTER TABLE "redelivery" ADD CONSTRAINT "redelivery_merchant_id_fkey" FOREIGN KEY ("merchant_id") REFERENCES "merchant"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- An address gets what was asked for once at a time.
CREATE UNIQUE INDEX "redelivery_one_of_address" ON "redelivery" ("merchant_id", md5("url")) WHERE "due_at" IS NOT NULL;

CREATE INDEX "redelivery_due" ON "redelivery" ("merchant_id", "due_at") WHERE "due_at" IS NOT NULL;
CREATE INDEX "redelivery_leased" ON "redelivery" ("lease_until") WHERE "lease_until" IS NOT NULL;

CREATE TRIGGER "redelivery_due_announced" AFTER INSERT OR UPDATE OF "due_at" ON "redelivery"
  FOR EACH ROW WHEN (NEW."due_at" IS NOT NULL) EXECUTE FUNCTION "announce_due"('due_at', 'send-events-again');

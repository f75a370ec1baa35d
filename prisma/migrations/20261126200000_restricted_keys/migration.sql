SET LOCAL lock_timeout = '5s';

CREATE TABLE "restricted_key" (
    "id" VARCHAR(40) NOT NULL,
    "merchant_id" VARCHAR(40) NOT NULL,
    "name" VARCHAR(50) NOT NULL,
    "digest" CHAR(64) NOT NULL,
    "permissions" TEXT[],
    "addresses" TEXT[],
    "ceiling_id" VARCHAR(40) NOT NULL,
    "ceiling_amount" DECIMAL(18,3),
    "ceiling_currency" CHAR(3),
    "expires_at" TIMESTAMPTZ(3),
    "revoked_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "created_by" INTEGER,
    "last_used_at" TIMESTAMPTZ(3),
    "api_version" CHAR(10) NOT NULL DEFAULT '2026-11-23',

    CONSTRAINT "restricted_key_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "restricted_key_lists" CHECK ("permissions" IS NOT NULL AND "addresses" IS NOT NULL),
    CONSTRAINT "restricted_key_ceiling" CHECK (("ceiling_amount" IS NULL) = ("ceiling_currency" IS NULL) AND "ceiling_amount" >= 0)
);
CREATE UNIQUE INDEX "restricted_key_digest_key" ON "restricted_key"("digest");
CREATE INDEX "restricted_key_merchant_id_idx" ON "restricted_key"("merchant_id");
ALTER TABLE "restricted_key" ADD CONSTRAINT "restricted_key_merchant_id_fkey" FOREIGN KEY ("merchant_id") REFERENCES "merchant"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "restricted_key" ADD CONSTRAINT "restricted_key_created_by_fkey" FOREIGN KEY ("created_by") REFERENCES "merchant_user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

CREATE TABLE "key_spending" (
    "ceiling_id" VARCHAR(40) NOT NULL,
    "merchant_id" VARCHAR(40) NOT NULL,
    "day" DATE NOT NULL,
    "amount" DECIMAL(18,3) NOT NULL,

    CONSTRAINT "key_spending_pkey" PRIMARY KEY ("ceiling_id","day"),
    CONSTRAINT "key_spending_amount" CHECK ("amount" >= 0)
);
ALTER TABLE "key_spending" ADD CONSTRAINT "key_spending_merchant_id_fkey" FOREIGN KEY ("merchant_id") REFERENCES "merchant"("id") ON DELETE CASCADE ON UPDATE CASCADE;

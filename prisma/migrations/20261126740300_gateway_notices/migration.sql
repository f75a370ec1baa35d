-- Gateways' events that a person must deal with.
CREATE TABLE "gateway_notice" (
    "id" VARCHAR(40) NOT NULL,
    "merchant_id" VARCHAR(40) NOT NULL,
    "gateway_code" VARCHAR(16) NOT NULL,
    "fold_key" VARCHAR(96) NOT NULL,
    "type" VARCHAR(64) NOT NULL,
    "reason" VARCHAR(16) NOT NULL,
    "count" INTEGER NOT NULL DEFAULT 1,
    "amount" DECIMAL(18,3),
    "currency" CHAR(3),
    "refs" JSONB NOT NULL DEFAULT '{}',
    "session_id" CHAR(40),
    "received_at" TIMESTAMPTZ(3) NOT NULL,
    "listed_at" TIMESTAMPTZ(3) NOT NULL,
    "handled_at" TIMESTAMPTZ(3),
    "handled_by" VARCHAR(64),
    "note" VARCHAR(255),

    CONSTRAINT "gateway_notice_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "gateway_notice_reason_known" CHECK ("reason" IN ('unmatched', 'not_processed', 'needs_person')),
    CONSTRAINT "gateway_notice_count_positive" CHECK ("count" > 0)
);

CREATE UNIQUE INDEX "gateway_notice_merchant_id_gateway_code_fold_key_key" ON "gateway_notice"("merchant_id", "gateway_code", "fold_key");
CREATE INDEX "gateway_notice_open" ON "gateway_notice" ("merchant_id", "listed_at") WHERE "handled_at" IS NULL;

ALTER TABLE "gateway_notice" ADD CONSTRAINT "gateway_notice_merchant_id_fkey" FOREIGN KEY ("merchant_id") REFERENCES "merchant"("id") ON DELETE CASCADE ON UPDATE CASCADE;

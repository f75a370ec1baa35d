-- What merchants asked of the API and what they were answered, masked. Written in batches after the answers;
-- a row that is lost with its process is lost, and nothing waits for it.
CREATE TABLE "request_log" (
    "id" BIGSERIAL NOT NULL,
    "merchant_id" VARCHAR(40) NOT NULL,
    "request_id" VARCHAR(128) NOT NULL,
    "answered_at" TIMESTAMPTZ(3) NOT NULL,
    "method" VARCHAR(10) NOT NULL,
    "path" VARCHAR(500) NOT NULL,
    "status" SMALLINT NOT NULL,
    "milliseconds" INTEGER NOT NULL,
    "caller_kind" VARCHAR(16) NOT NULL,
    "caller_id" VARCHAR(40) NOT NULL,
    "request_body" TEXT,
    "answer_body" TEXT,

    CONSTRAINT "request_log_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "request_log_merchant_id_fkey" FOREIGN KEY ("merchant_id") REFERENCES "merchant"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "request_log_caller_kind_check" CHECK ("caller_kind" IN ('private_key', 'public_key', 'user')),
    CONSTRAINT "request_log_status_check" CHECK ("status" BETWEEN 100 AND 599)
);

CREATE INDEX "request_log_merchant_id_id_idx" ON "request_log"("merchant_id", "id" DESC);
CREATE INDEX "request_log_merchant_id_request_id_idx" ON "request_log"("merchant_id", "request_id");
CREATE INDEX "request_log_answered_at_idx" ON "request_log"("answered_at");

SET LOCAL lock_timeout = '5s';

-- Messages of a gateway arrive in any order; the newest report about a capture, refund or void counts.
CREATE TABLE "newest_report" (
  "object_id" VARCHAR(40) NOT NULL,
  "merchant_id" VARCHAR(40) NOT NULL,
  "occurred_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "newest_report_pkey" PRIMARY KEY ("object_id")
);

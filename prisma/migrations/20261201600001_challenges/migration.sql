SET LOCAL lock_timeout = '5s';

-- When a bank first asked its customer about the charge.
ALTER TABLE "attempt" ADD COLUMN "challenged_at" TIMESTAMPTZ(3);

-- How a browser shows the bank's page, if its address alone is not enough; encrypted, and deleted when the
-- attempt is settled.
CREATE TABLE "attempt_challenge" (
  "attempt_id" VARCHAR(40) NOT NULL,
  "merchant_id" VARCHAR(40) NOT NULL,
  "challenge" TEXT NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "attempt_challenge_pkey" PRIMARY KEY ("attempt_id"),
  CONSTRAINT "attempt_challenge_attempt_id_fkey" FOREIGN KEY ("attempt_id") REFERENCES "attempt"("id")
    ON DELETE CASCADE ON UPDATE CASCADE
);

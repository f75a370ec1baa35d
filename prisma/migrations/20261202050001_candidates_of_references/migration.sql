SET LOCAL lock_timeout = '5s';

-- References that a customer's browser brought and the gateway has not confirmed; at most three of an attempt.
CREATE TABLE "attempt_candidate" (
  "attempt_id" VARCHAR(40) NOT NULL,
  "slot" SMALLINT NOT NULL CHECK ("slot" BETWEEN 1 AND 3),
  "merchant_id" VARCHAR(40) NOT NULL,
  "refs" JSONB NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "attempt_candidate_pkey" PRIMARY KEY ("attempt_id", "slot"),
  CONSTRAINT "attempt_candidate_attempt_id_fkey" FOREIGN KEY ("attempt_id") REFERENCES "attempt"("id")
    ON DELETE CASCADE ON UPDATE CASCADE
);

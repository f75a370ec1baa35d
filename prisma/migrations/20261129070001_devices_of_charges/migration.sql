SET LOCAL lock_timeout = '5s';

-- The customer's browser of a charge; encrypted, and deleted when the attempt is settled.
CREATE TABLE "attempt_device" (
  "attempt_id" VARCHAR(40) NOT NULL,
  "merchant_id" VARCHAR(40) NOT NULL,
  "device" TEXT NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "attempt_device_pkey" PRIMARY KEY ("attempt_id"),
  CONSTRAINT "attempt_device_attempt_id_fkey" FOREIGN KEY ("attempt_id") REFERENCES "attempt"("id")
    ON DELETE CASCADE ON UPDATE CASCADE
);

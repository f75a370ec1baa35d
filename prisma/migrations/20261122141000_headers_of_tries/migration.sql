SET LOCAL lock_timeout = '5s';

-- What the headers of a try said; a try that was not made, and one of an earlier release, has neither.
ALTER TABLE "delivery_attempt" ADD COLUMN     "sent_at" TIMESTAMPTZ(3),
ADD COLUMN     "signature" VARCHAR(80);

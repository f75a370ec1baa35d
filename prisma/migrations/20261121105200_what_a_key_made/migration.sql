SET LOCAL lock_timeout = '5s';

ALTER TABLE "idempotency_key" ADD COLUMN     "made" VARCHAR(64);

SET LOCAL lock_timeout = '5s';

-- AlterTable
ALTER TABLE "idempotency_key" ADD COLUMN     "made" VARCHAR(64);
